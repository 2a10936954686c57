import type { Knex } from 'knex'

/** The number of the buyer's purchase order; null without one, and in orders of the former release. */
export const name = '0062-po-numbers'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders ADD COLUMN po_number VARCHAR(32) NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders DROP COLUMN po_number')
}
