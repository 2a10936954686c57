import type { Knex } from 'knex'

/**
 * The address book of a buyer. shipping_details stays: it holds the details saved last, which the former release goes on
 * writing. What it has and the book has not is added to the book when the book is read (ADR 0082).
 */
export const name = '0035-shipping-addresses'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE shipping_addresses (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id CHAR(26) ${ascii} NOT NULL,
    user_id BIGINT NOT NULL,
    fingerprint CHAR(64) ${ascii} NOT NULL,
    details JSON NOT NULL,
    is_default TINYINT(1) NOT NULL DEFAULT 0,
    created_at DATETIME(3) NOT NULL,
    used_at DATETIME(3) NOT NULL,
    UNIQUE KEY shipping_addresses_public_id (public_id),
    UNIQUE KEY shipping_addresses_once (user_id, fingerprint),
    CONSTRAINT shipping_addresses_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('shipping_addresses')
}
