import type { Knex } from 'knex'

/** Buyers who wait for a product to be back in stock, and notifications about a product. */
export const name = '0031-stock-alerts'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE stock_alerts (
    product_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (product_id, user_id),
    KEY stock_alerts_user (user_id),
    CONSTRAINT stock_alerts_product FOREIGN KEY (product_id) REFERENCES products (id),
    CONSTRAINT stock_alerts_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  await db.raw(`ALTER TABLE notifications ADD COLUMN product_public_id CHAR(26) ${ascii} NULL`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE notifications DROP COLUMN product_public_id')
  await db.schema.dropTableIfExists('stock_alerts')
}
