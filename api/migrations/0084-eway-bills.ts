import type { Knex } from 'knex'

/**
 * How the goods of an order travel, as it was said when they left, and the number of their e-way bill from the portal. The
 * former release reads none of it.
 */
export const name = '0084-eway-bills'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE IF NOT EXISTS eway_bills (
    order_id BIGINT NOT NULL PRIMARY KEY,
    transport TEXT NOT NULL,
    number CHAR(12) CHARACTER SET ascii COLLATE ascii_bin NULL,
    updated_by BIGINT NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    UNIQUE KEY eway_bills_number (number),
    KEY eway_bills_by (updated_by),
    CONSTRAINT eway_bills_order FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT eway_bills_user FOREIGN KEY (updated_by) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('eway_bills')
}
