import type { Knex } from 'knex'

/**
 * Number of a product's versions that changed only its stock: readers that follow the catalogue need not read the rest
 * again after a sale (ADR 0021). With a release that does not know the column they only read more.
 */
export const name = '0009-stock-changes'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products ADD COLUMN stock_changes INT NOT NULL DEFAULT 0')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products DROP COLUMN stock_changes')
}
