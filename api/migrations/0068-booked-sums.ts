import type { Knex } from 'knex'

/**
 * What credits of statements were booked as: a sum of one credit in a statement, of which a notice has the parts. The former
 * release knows none of it; sums that it reads are not recognised.
 */
export const name = '0068-booked-sums'

export async function up(db: Knex): Promise<void> {
  // other_references: letters and digits, with blanks between.
  await db.raw(`CREATE TABLE bank_statement_sums (
    statement_id BIGINT NOT NULL,
    row_no INT NOT NULL,
    amount_paise BIGINT NOT NULL,
    value_on DATE NOT NULL,
    credits INT NOT NULL,
    servicer_reference VARCHAR(70) NULL,
    other_references VARCHAR(1000) NOT NULL,
    PRIMARY KEY (statement_id, row_no),
    KEY bank_statement_sums_by_amount (amount_paise, value_on),
    CONSTRAINT bank_statement_sums_statement FOREIGN KEY (statement_id) REFERENCES bank_statements (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('bank_statement_sums')
}
