import type { Knex } from 'knex'

/** Replaced proofs, which are recognised by file and reference, and rejections whose buyer has not been notified. */
export const name = '0020-former-proofs'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

const statements = [
  `CREATE TABLE former_proofs (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    order_id BIGINT NOT NULL,
    sha256 CHAR(64) ${ascii} NOT NULL,
    payment_reference VARCHAR(30) ${ascii} NULL,
    sent_at DATETIME(3) NOT NULL,
    replaced_at DATETIME(3) NOT NULL,
    KEY former_proofs_by_file (sha256),
    KEY former_proofs_by_reference (payment_reference),
    CONSTRAINT former_proofs_order FOREIGN KEY (order_id) REFERENCES orders (id)
  ) ${table}`,
  `CREATE TABLE held_rejections (
    order_id BIGINT NOT NULL PRIMARY KEY,
    reason VARCHAR(500) NOT NULL,
    not_before DATETIME(3) NOT NULL,
    KEY held_rejections_due (not_before),
    CONSTRAINT held_rejections_order FOREIGN KEY (order_id) REFERENCES orders (id)
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('held_rejections')
  await db.schema.dropTableIfExists('former_proofs')
}
