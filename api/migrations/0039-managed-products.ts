import type { Knex } from 'knex'

/**
 * The products table of the superadmin: whether a product has pictures, computed by the database so that older releases
 * need not write it, and an index with every column that the table filters or sorts by (ADR 0093).
 */
export const name = '0039-managed-products'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE products
    ADD COLUMN has_pictures TINYINT AS (JSON_LENGTH(images) > 0) VIRTUAL`)
  await db.raw(`ALTER TABLE products ADD KEY products_managed
    (deleted_at, name, brand, category, stock, price_enduser, hsn, has_pictures), LOCK = NONE`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products DROP KEY products_managed')
  await db.raw('ALTER TABLE products DROP COLUMN has_pictures')
}
