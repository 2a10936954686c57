import type { Knex } from 'knex'

/**
 * An invoice may have several credit notes, numbered from 1. The former release writes the first one only: beside a note of
 * this release its cancellation is refused by the key, instead of crediting the invoice twice.
 */
export const name = '0056-several-credit-notes'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE tax_documents
    ADD COLUMN ordinal SMALLINT NOT NULL DEFAULT 1,
    ADD UNIQUE KEY tax_documents_of_order (order_id, kind, ordinal),
    DROP KEY tax_documents_once`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE tax_documents
    ADD UNIQUE KEY tax_documents_once (order_id, kind),
    DROP KEY tax_documents_of_order,
    DROP COLUMN ordinal`)
}
