import type { Knex } from 'knex'

/**
 * What a mail says in parts, beside its text: lines of an order, bank account, links; null in mails of the former release, which
 * sends the text alone. And the language that an account has chosen.
 */
export const name = '0066-mail-content'

export async function up(db: Knex): Promise<void> {
  await db.raw(
    'ALTER TABLE mails ADD COLUMN encrypted_content MEDIUMTEXT CHARACTER SET ascii COLLATE ascii_bin NULL',
  )
  await db.raw("ALTER TABLE users ADD COLUMN language VARCHAR(5) NOT NULL DEFAULT 'en'")
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE mails DROP COLUMN encrypted_content')
  await db.raw('ALTER TABLE users DROP COLUMN language')
}
