import type { Knex } from 'knex'

/** Orders by when they last changed: what the index of orders follows them by (ADR 0012). */
export const name = '0006-order-changes'

export async function up(db: Knex): Promise<void> {
  // Built beside the table: orders are placed and changed meanwhile. A column of its own, stamped by the
  // database, would have to rebuild the table, whose indexed virtual column forbids doing that beside it.
  await db.raw('ALTER TABLE orders ADD KEY orders_changed (updated_at), LOCK = NONE')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders DROP KEY orders_changed')
}
