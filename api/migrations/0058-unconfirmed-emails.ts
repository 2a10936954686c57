import type { Knex } from 'knex'

/**
 * Whether somebody typed the e-mail address of an account and nobody has confirmed it yet. Accounts of before count as confirmed,
 * and those that the former release goes on opening.
 */
export const name = '0058-unconfirmed-emails'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users ADD COLUMN is_email_unconfirmed TINYINT(1) NOT NULL DEFAULT 0')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users DROP COLUMN is_email_unconfirmed')
}
