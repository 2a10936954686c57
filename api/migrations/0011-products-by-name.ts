import type { Knex } from 'knex'

/** Index of products without a model number by name, by which a product file finds them (ADR 0021). */
export const name = '0011-products-by-name'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE products
    ADD KEY products_by_model_and_name (model_no, name), DROP KEY products_by_model, LOCK = NONE`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE products
    ADD KEY products_by_model (model_no), DROP KEY products_by_model_and_name, LOCK = NONE`)
}
