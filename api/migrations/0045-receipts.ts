import type { Knex } from 'knex'

/**
 * Money that came in, and the parts of it that are assigned to orders (ADR 0101). Receipts and assignments are only
 * added; `open_paise` is the receipt without its live assignments. The former release goes on writing
 * `orders.payment_status`: what it wrote is adopted by the next change of the order's money.
 */
export const name = '0045-receipts'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE bank_statements (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id CHAR(26) ${ascii} NOT NULL,
    tier VARCHAR(20) ${ascii} NULL,
    file_name VARCHAR(200) NOT NULL,
    layout VARCHAR(20) ${ascii} NOT NULL,
    account VARCHAR(40) ${ascii} NULL,
    first_day DATE NOT NULL,
    last_day DATE NOT NULL,
    credits INT NOT NULL,
    known_credits INT NOT NULL,
    debits INT NOT NULL,
    uploaded_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    undone_at DATETIME(3) NULL,
    UNIQUE KEY bank_statements_public_id (public_id),
    KEY bank_statements_last_day (undone_at, last_day),
    KEY bank_statements_uploaded_by (uploaded_by),
    CONSTRAINT bank_statements_uploaded_by FOREIGN KEY (uploaded_by) REFERENCES users (id)
  ) ${table}`)
  // The hash is NULL once the statement was taken back: the line may come again. MySQL allows many NULLs in a UNIQUE key.
  await db.raw(`CREATE TABLE bank_statement_lines (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    statement_id BIGINT NOT NULL,
    row_no INT NOT NULL,
    line_hash CHAR(64) ${ascii} NULL,
    narration VARCHAR(1000) NOT NULL,
    bank_reference VARCHAR(200) NULL,
    UNIQUE KEY bank_statement_lines_hash (line_hash),
    KEY bank_statement_lines_of_statement (statement_id, row_no),
    CONSTRAINT bank_statement_lines_statement FOREIGN KEY (statement_id) REFERENCES bank_statements (id)
  ) ${table}`)
  // Whoever writes a receipt or a part of it increments its version first, which locks it.
  await db.raw(`CREATE TABLE receipts (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id CHAR(26) ${ascii} NOT NULL,
    source VARCHAR(10) ${ascii} NOT NULL,
    amount_paise BIGINT NOT NULL,
    open_paise BIGINT NOT NULL,
    received_on DATE NOT NULL,
    reference VARCHAR(64) ${ascii} NULL,
    note VARCHAR(500) NULL,
    line_id BIGINT NULL,
    recorded_by BIGINT NULL,
    version INT NOT NULL DEFAULT 0,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY receipts_public_id (public_id),
    UNIQUE KEY receipts_line (line_id),
    KEY receipts_open (source, open_paise),
    KEY receipts_recorded_by (recorded_by),
    CONSTRAINT receipts_balance CHECK (amount_paise > 0 AND open_paise BETWEEN 0 AND amount_paise),
    CONSTRAINT receipts_line FOREIGN KEY (line_id) REFERENCES bank_statement_lines (id),
    CONSTRAINT receipts_recorded_by FOREIGN KEY (recorded_by) REFERENCES users (id)
  ) ${table}`)
  // A part is taken back whole, by a negative row that refers to it: the UNIQUE key lets that happen once.
  await db.raw(`CREATE TABLE receipt_assignments (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    receipt_id BIGINT NOT NULL,
    order_id BIGINT NOT NULL,
    amount_paise BIGINT NOT NULL,
    takes_back BIGINT NULL,
    note VARCHAR(500) NULL,
    actor_id BIGINT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY receipt_assignments_takes_back (takes_back),
    KEY receipt_assignments_of_receipt (receipt_id),
    KEY receipt_assignments_of_order (order_id),
    KEY receipt_assignments_actor (actor_id),
    CONSTRAINT receipt_assignments_receipt FOREIGN KEY (receipt_id) REFERENCES receipts (id),
    CONSTRAINT receipt_assignments_order FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT receipt_assignments_takes_back FOREIGN KEY (takes_back) REFERENCES receipt_assignments (id),
    CONSTRAINT receipt_assignments_actor FOREIGN KEY (actor_id) REFERENCES users (id)
  ) ${table}`)
  await db.raw(`CREATE TABLE receipt_references (
    reference VARCHAR(40) ${ascii} NOT NULL,
    receipt_id BIGINT NOT NULL,
    PRIMARY KEY (reference, receipt_id),
    KEY receipt_references_receipt (receipt_id),
    CONSTRAINT receipt_references_receipt FOREIGN KEY (receipt_id) REFERENCES receipts (id)
  ) ${table}`)
  await db.raw(`CREATE TABLE known_payers (
    payer VARCHAR(160) NOT NULL,
    user_id BIGINT NOT NULL,
    receipt_id BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (payer, user_id),
    KEY known_payers_user (user_id),
    KEY known_payers_receipt (receipt_id),
    CONSTRAINT known_payers_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT known_payers_receipt FOREIGN KEY (receipt_id) REFERENCES receipts (id)
  ) ${table}`)
  await db.raw(`ALTER TABLE orders
    ADD COLUMN payment_mark VARCHAR(10) ${ascii} NULL,
    ADD COLUMN paid_by VARCHAR(10) ${ascii} NULL`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders DROP COLUMN payment_mark, DROP COLUMN paid_by')
  for (const dropped of [
    'known_payers',
    'receipt_references',
    'receipt_assignments',
    'receipts',
    'bank_statement_lines',
    'bank_statements',
  ]) {
    await db.schema.dropTableIfExists(dropped)
  }
}
