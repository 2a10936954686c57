import type { Knex } from 'knex'

/** Lines that a request to add several lines rejected, as JSON, so that a retry gets the same response. */
export const name = '0025-cart-request-rejections'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE cart_requests ADD COLUMN rejected MEDIUMTEXT NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE cart_requests DROP COLUMN rejected')
}
