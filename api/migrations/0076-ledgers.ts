import type { Knex } from 'knex'

/**
 * What an account's ledger needs beside the papers that exist (ADR 0190): the customer, who is one account today and a firm of
 * several later; bills and advances from before the store; whose money an unassigned receipt is; what a bank took back; and
 * what buyers answered about their balance. The former release writes none of it.
 */
export const name = '0076-ledgers'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const publicId = 'public_id CHAR(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL'

const statements = [
  `CREATE TABLE customers (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    link_version INT NOT NULL DEFAULT 0,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY customers_user (user_id),
    CONSTRAINT customers_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
  // A debit is positive. Nothing is deleted: a wrong item is struck out.
  `CREATE TABLE ledger_items (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    customer_id BIGINT NOT NULL,
    kind VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    label VARCHAR(60) NOT NULL,
    booked_on DATE NOT NULL,
    due_on DATE NOT NULL,
    amount_paise BIGINT NOT NULL,
    recorded_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    struck_at DATETIME(3) NULL,
    struck_by BIGINT NULL,
    strike_reason VARCHAR(200) NULL,
    UNIQUE KEY ledger_items_public_id (public_id),
    KEY ledger_items_of_customer (customer_id, booked_on),
    KEY ledger_items_recorded_by (recorded_by),
    CONSTRAINT ledger_items_customer FOREIGN KEY (customer_id) REFERENCES customers (id),
    CONSTRAINT ledger_items_recorder FOREIGN KEY (recorded_by) REFERENCES users (id),
    CONSTRAINT ledger_items_kind CHECK (kind IN ('opening', 'charge', 'returned')),
    CONSTRAINT ledger_items_amount CHECK (amount_paise > 0 OR (kind = 'opening' AND amount_paise < 0))
  ) ${table}`,
  `CREATE TABLE receipt_payers (
    receipt_id BIGINT NOT NULL PRIMARY KEY,
    customer_id BIGINT NOT NULL,
    recorded_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    KEY receipt_payers_customer (customer_id),
    KEY receipt_payers_recorded_by (recorded_by),
    CONSTRAINT receipt_payers_receipt FOREIGN KEY (receipt_id) REFERENCES receipts (id),
    CONSTRAINT receipt_payers_customer FOREIGN KEY (customer_id) REFERENCES customers (id),
    CONSTRAINT receipt_payers_recorder FOREIGN KEY (recorded_by) REFERENCES users (id)
  ) ${table}`,
  // How much of a returned credit had been whose.
  `CREATE TABLE receipt_returns (
    receipt_id BIGINT NOT NULL,
    customer_id BIGINT NOT NULL,
    amount_paise BIGINT NOT NULL,
    returned_on DATE NOT NULL,
    PRIMARY KEY (receipt_id, customer_id),
    KEY receipt_returns_customer (customer_id),
    CONSTRAINT receipt_returns_receipt FOREIGN KEY (receipt_id) REFERENCES receipts (id),
    CONSTRAINT receipt_returns_customer FOREIGN KEY (customer_id) REFERENCES customers (id),
    CONSTRAINT receipt_returns_amount CHECK (amount_paise > 0)
  ) ${table}`,
  `CREATE TABLE balance_confirmations (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    customer_id BIGINT NOT NULL,
    from_day DATE NOT NULL,
    to_day DATE NOT NULL,
    balance_paise BIGINT NOT NULL,
    answer VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    message VARCHAR(500) NULL,
    answered_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY balance_confirmations_public_id (public_id),
    KEY balance_confirmations_of_customer (customer_id, id),
    KEY balance_confirmations_answered_by (answered_by),
    CONSTRAINT balance_confirmations_customer FOREIGN KEY (customer_id) REFERENCES customers (id),
    CONSTRAINT balance_confirmations_person FOREIGN KEY (answered_by) REFERENCES users (id),
    CONSTRAINT balance_confirmations_answer CHECK (answer IN ('agrees', 'differs'))
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  for (const dropped of [
    'balance_confirmations',
    'receipt_returns',
    'receipt_payers',
    'ledger_items',
    'customers',
  ]) {
    await db.schema.dropTableIfExists(dropped)
  }
}
