import type { Knex } from 'knex'

/**
 * How many of a product's versions changed nothing but its stock: what follows the catalogue need not read the
 * rest again after a sale (ADR 0021). A release that does not know the column only makes it read more.
 */
export const name = '0009-stock-changes'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products ADD COLUMN stock_changes INT NOT NULL DEFAULT 0')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products DROP COLUMN stock_changes')
}
