import type { Knex } from 'knex'

/**
 * The unit quantity code (UQC) of products and, as a snapshot, of order lines. Lines of older releases have none; a
 * product that one of them writes has the default of the column.
 */
export const name = '0050-product-units'

export async function up(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE products ADD COLUMN unit VARCHAR(3) NOT NULL DEFAULT 'PCS'")
  await db.raw('ALTER TABLE order_lines ADD COLUMN unit VARCHAR(3) NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE order_lines DROP COLUMN unit')
  await db.raw('ALTER TABLE products DROP COLUMN unit')
}
