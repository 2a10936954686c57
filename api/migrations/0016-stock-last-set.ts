import type { Knex } from 'knex'

/**
 * The stock as an admin or an import set it last (ADR 0049): while it is unchanged, nothing was sold since. NULL when a
 * release that does not know the column wrote the product.
 */
export const name = '0016-stock-last-set'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products ADD COLUMN stock_last_set INT NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products DROP COLUMN stock_last_set')
}
