import type { Knex } from 'knex'

/**
 * What the files for the tax office need besides tax documents: facts that are missing in them, settings that change with the
 * law, and the documents of a month. The former release reads none of it.
 */
export const name = '0078-tax-files'

const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const tables = [
  `CREATE TABLE IF NOT EXISTS tax_document_details (
    document_id BIGINT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL,
    updated_by BIGINT NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    KEY tax_document_details_by (updated_by),
    CONSTRAINT tax_document_details_of FOREIGN KEY (document_id) REFERENCES tax_documents (id),
    CONSTRAINT tax_document_details_user FOREIGN KEY (updated_by) REFERENCES users (id)
  ) ${engine}`,
  `CREATE TABLE IF NOT EXISTS tax_settings (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    name VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    state CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    valid_from CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    value VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    source VARCHAR(200) NOT NULL,
    set_by BIGINT NOT NULL,
    set_at DATETIME(3) NOT NULL,
    KEY tax_settings_by (set_by),
    CONSTRAINT tax_settings_user FOREIGN KEY (set_by) REFERENCES users (id)
  ) ${engine}`,
]

export async function up(db: Knex): Promise<void> {
  for (const table of tables) await db.raw(table)
  await db.raw('ALTER TABLE tax_documents ADD KEY tax_documents_by_day (issued_at, id)')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE tax_documents DROP KEY tax_documents_by_day')
  for (const table of ['tax_settings', 'tax_document_details'])
    await db.schema.dropTableIfExists(table)
}
