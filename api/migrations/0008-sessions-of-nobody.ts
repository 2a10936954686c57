import type { Knex } from 'knex'

/**
 * Makes MySQL 9.7 reject a session without an account, too: it does not check a foreign key when a later column of the
 * index used is NULL, as `ended_at` is (seen with 9.7.4). So the key gets its own index.
 */
export const name = '0008-sessions-of-nobody'

const statements = [
  'ALTER TABLE sessions DROP FOREIGN KEY sessions_user',
  'ALTER TABLE sessions DROP KEY sessions_user, ADD KEY sessions_of_user (user_id)',
  `ALTER TABLE sessions
    ADD CONSTRAINT sessions_of_user FOREIGN KEY (user_id) REFERENCES users (id)`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE sessions DROP FOREIGN KEY sessions_of_user')
  await db.raw(
    'ALTER TABLE sessions DROP KEY sessions_of_user, ADD KEY sessions_user (user_id, ended_at)',
  )
  await db.raw(`ALTER TABLE sessions
    ADD CONSTRAINT sessions_user FOREIGN KEY (user_id) REFERENCES users (id)`)
}
