import type { Knex } from 'knex'

/** What admins note about an account, for each other. */
export const name = '0075-user-notes'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users ADD COLUMN admin_note VARCHAR(1000) NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users DROP COLUMN admin_note')
}
