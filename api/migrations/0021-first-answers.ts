import type { Knex } from 'knex'

/** The response to the first request with an Idempotency-Key, so that a retry gets the same. */
export const name = '0021-first-answers'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE order_requests ADD COLUMN answer MEDIUMTEXT NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE order_requests DROP COLUMN answer')
}
