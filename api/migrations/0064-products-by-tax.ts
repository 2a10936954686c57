import type { Knex } from 'knex'

/** Index of the rates, HSN and units that products have, by which those that do not exist are found and counted. */
export const name = '0064-products-by-tax'

export async function up(db: Knex): Promise<void> {
  // Built online, because products are sold meanwhile.
  await db.raw(
    'ALTER TABLE products ADD KEY products_by_tax (deleted_at, gst_basis_points, hsn, unit), LOCK = NONE',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products DROP KEY products_by_tax')
}
