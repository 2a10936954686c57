import type { Knex } from 'knex'

/**
 * What several statements say about one transfer: which lines an overlapping statement holds too, the debits that may take a
 * credit back, and what admins answered about credits that are perhaps one transfer, or were returned. The former release
 * knows none of it and goes on inserting statements, lines and receipts.
 */
export const name = '0054-known-lines-and-returns'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  // The line belongs to the statement that had it first; these hold it too, and one of them gets it when that one is undone.
  await db.raw(`CREATE TABLE bank_statement_known_lines (
    statement_id BIGINT NOT NULL,
    line_id BIGINT NOT NULL,
    row_no INT NOT NULL,
    PRIMARY KEY (statement_id, line_id),
    KEY bank_statement_known_lines_line (line_id),
    CONSTRAINT bank_statement_known_lines_statement FOREIGN KEY (statement_id) REFERENCES bank_statements (id),
    CONSTRAINT bank_statement_known_lines_line FOREIGN KEY (line_id) REFERENCES bank_statement_lines (id)
  ) ${table}`)
  await db.raw(`CREATE TABLE bank_statement_debits (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    statement_id BIGINT NOT NULL,
    row_no INT NOT NULL,
    booked_on DATE NOT NULL,
    amount_paise BIGINT NOT NULL,
    narration VARCHAR(1000) NOT NULL,
    bank_reference VARCHAR(200) NULL,
    is_reversal TINYINT(1) NOT NULL,
    KEY bank_statement_debits_of_statement (statement_id),
    KEY bank_statement_debits_by_amount (amount_paise, booked_on),
    KEY bank_statement_debits_by_day (booked_on),
    CONSTRAINT bank_statement_debits_statement FOREIGN KEY (statement_id) REFERENCES bank_statements (id)
  ) ${table}`)
  // about: the receipt that it is, or is not, the same transfer as; 0 for an answer about the receipt alone.
  await db.raw(`CREATE TABLE receipt_answers (
    receipt_id BIGINT NOT NULL,
    answer VARCHAR(10) ${ascii} NOT NULL,
    about BIGINT NOT NULL,
    actor_id BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (receipt_id, answer, about),
    KEY receipt_answers_about (about),
    KEY receipt_answers_actor (actor_id),
    CONSTRAINT receipt_answers_receipt FOREIGN KEY (receipt_id) REFERENCES receipts (id),
    CONSTRAINT receipt_answers_actor FOREIGN KEY (actor_id) REFERENCES users (id)
  ) ${table}`)
  await db.raw(
    'ALTER TABLE receipts ADD KEY receipts_by_amount (amount_paise, received_on), LOCK = NONE',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE receipts DROP KEY receipts_by_amount')
  for (const dropped of [
    'receipt_answers',
    'bank_statement_debits',
    'bank_statement_known_lines',
  ]) {
    await db.schema.dropTableIfExists(dropped)
  }
}
