import type { Knex } from 'knex'

/**
 * The headings of which the columns of a statement were chosen, as they are in `learnt_columns`: whoever undoes it makes these
 * columns forgotten. Null for the layout of a bank, and for statements of the former release.
 */
export const name = '0070-statement-columns'

export async function up(db: Knex): Promise<void> {
  await db.raw(
    'ALTER TABLE bank_statements ADD COLUMN columns_fingerprint CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE bank_statements DROP COLUMN columns_fingerprint')
}
