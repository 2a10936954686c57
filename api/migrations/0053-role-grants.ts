import type { Knex } from 'knex'

/** Since when an account has its role, and who gave it; NULL for the role of its registration. */
export const name = '0053-role-grants'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE users
    ADD COLUMN role_given_at DATETIME(3) NULL,
    ADD COLUMN role_given_by BIGINT NULL`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users DROP COLUMN role_given_at, DROP COLUMN role_given_by')
}
