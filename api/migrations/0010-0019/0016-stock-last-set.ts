import type { Knex } from 'knex'

/**
 * The stock as an admin or an import set it last (ADR 0049): while it still is that, nothing was sold since. NULL where
 * a release wrote the product that does not know the column.
 */
export const name = '0016-stock-last-set'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products ADD COLUMN stock_last_set INT NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products DROP COLUMN stock_last_set')
}
