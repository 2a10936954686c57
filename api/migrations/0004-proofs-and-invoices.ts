import type { Knex } from 'knex'

/** The columns of the proof review, and tax documents with the sequences that number them. */
export const name = '0004-proofs-and-invoices'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

const statements = [
  // The verdict on a proof is the payment status (money 2.2): as a generated column it never
  // differs from that, also in orders that the former release writes meanwhile.
  `ALTER TABLE orders
    ADD COLUMN payment_reference VARCHAR(30) ${ascii} NULL,
    ADD COLUMN proof_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    ADD COLUMN proof_status VARCHAR(12) GENERATED ALWAYS AS (CASE
      WHEN proof_file_id IS NULL THEN NULL
      WHEN payment_status = 'paid' THEN 'verified'
      WHEN payment_status = 'failed' THEN 'rejected'
      ELSE 'unverified' END) VIRTUAL`,
  'UPDATE orders SET proof_at = created_at',
  `ALTER TABLE orders
    ADD KEY orders_by_reference (payment_reference),
    ADD KEY orders_by_proof (proof_status, proof_at, public_id),
    ADD KEY orders_by_tier_proof (proof_status, tier, proof_at, public_id)`,
  `CREATE TABLE document_sequences (
    series VARCHAR(3) ${ascii} NOT NULL,
    financial_year CHAR(5) ${ascii} NOT NULL,
    last_number INT NOT NULL,
    PRIMARY KEY (series, financial_year)
  ) ${table}`,
  `CREATE TABLE tax_documents (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    order_id BIGINT NOT NULL,
    kind VARCHAR(12) NOT NULL,
    number VARCHAR(16) ${ascii} NOT NULL,
    content JSON NOT NULL,
    issued_at DATETIME(3) NOT NULL,
    UNIQUE KEY tax_documents_once (order_id, kind),
    UNIQUE KEY tax_documents_number (number),
    CONSTRAINT tax_documents_order FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT tax_documents_kind_known CHECK (kind IN ('invoice', 'credit-note'))
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('tax_documents')
  await db.schema.dropTableIfExists('document_sequences')
  await db.raw(`ALTER TABLE orders
    DROP KEY orders_by_tier_proof,
    DROP KEY orders_by_proof,
    DROP KEY orders_by_reference,
    DROP COLUMN proof_status,
    DROP COLUMN proof_at,
    DROP COLUMN payment_reference`)
}
