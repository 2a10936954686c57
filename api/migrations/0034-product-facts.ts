import type { Knex } from 'knex'

/** Facts of products, and in which printers they fit. */
export const name = '0034-product-facts'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products ADD COLUMN facts TEXT NULL')
  await db.raw(`CREATE TABLE product_fits (
    product_id BIGINT NOT NULL,
    model_key VARCHAR(120) NOT NULL,
    PRIMARY KEY (product_id, model_key),
    KEY product_fits_model (model_key),
    CONSTRAINT product_fits_product FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('product_fits')
  await db.raw('ALTER TABLE products DROP COLUMN facts')
}
