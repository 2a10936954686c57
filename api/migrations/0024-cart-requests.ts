import type { Knex } from 'knex'

/** Idempotency keys of POST /cart/add, so that a retry does not add twice. */
export const name = '0024-cart-requests'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE cart_requests (
    user_id BIGINT NOT NULL,
    idempotency_key VARCHAR(100) ${ascii} NOT NULL,
    request_sha256 CHAR(64) ${ascii} NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user_id, idempotency_key),
    KEY cart_requests_age (created_at),
    CONSTRAINT cart_requests_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('cart_requests')
}
