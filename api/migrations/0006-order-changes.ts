import type { Knex } from 'knex'

/** An index of orders by the time of their last change, by which the order index follows them (ADR 0012). */
export const name = '0006-order-changes'

export async function up(db: Knex): Promise<void> {
  // Built online, because orders are placed and changed meanwhile. A new column with a timestamp by the database would
  // have to rebuild the table, and its indexed virtual column does not allow that online.
  await db.raw('ALTER TABLE orders ADD KEY orders_changed (updated_at), LOCK = NONE')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders DROP KEY orders_changed')
}
