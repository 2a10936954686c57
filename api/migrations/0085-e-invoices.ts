import type { Knex } from 'knex'

/**
 * The registration of documents at the portal of e-invoices, and until when e-way bills are valid. The former release reads none
 * of it, and writes e-way bills without a validity.
 */
export const name = '0085-e-invoices'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE IF NOT EXISTS e_invoices (
    document_id BIGINT NOT NULL PRIMARY KEY,
    irn CHAR(64) ${ascii} NOT NULL,
    acknowledgement VARCHAR(20) ${ascii} NOT NULL,
    acknowledged_at DATETIME(3) NOT NULL,
    signed_code TEXT ${ascii} NOT NULL,
    entered_by BIGINT NOT NULL,
    entered_at DATETIME(3) NOT NULL,
    cancelled_at DATETIME(3) NULL,
    cancel_reason VARCHAR(20) ${ascii} NULL,
    UNIQUE KEY e_invoices_irn (irn),
    KEY e_invoices_by (entered_by),
    CONSTRAINT e_invoices_document FOREIGN KEY (document_id) REFERENCES tax_documents (id),
    CONSTRAINT e_invoices_user FOREIGN KEY (entered_by) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  await db.raw('ALTER TABLE eway_bills ADD COLUMN valid_until DATETIME(3) NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE eway_bills DROP COLUMN valid_until')
  await db.schema.dropTableIfExists('e_invoices')
}
