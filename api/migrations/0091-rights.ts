import type { Knex } from 'knex'

/**
 * Rights of staff (ADR 0202). `rights` narrows the role; NULL is all of it. The former release knows no rights and would give
 * a narrowed account all of its role: it lets in accounts whose `is_demo` is at most 1, so a narrowed account has 2 more there,
 * and is nobody for that release until the roll is over, and again after a rollback.
 */
export const name = '0091-rights'

export async function up(db: Knex): Promise<void> {
  await db.raw(
    'ALTER TABLE users ADD COLUMN rights VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NULL',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('UPDATE users SET is_demo = is_demo % 2')
  await db.raw('ALTER TABLE users DROP COLUMN rights')
}
