import type { Knex } from 'knex'

/**
 * Several refunds of an order, as parts of its money go back, and refunds that were struck out: their rows stay. The former
 * release records one for a cancelled order that has none. Credit notes are found among all documents by their kind.
 */
export const name = '0063-several-refunds'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE refunds
    ADD COLUMN struck_at DATETIME(3) NULL,
    ADD COLUMN struck_by BIGINT NULL,
    ADD COLUMN strike_reason VARCHAR(200) NULL,
    ADD KEY refunds_by_order (order_id, id),
    DROP KEY refunds_of_order`)
  await db.raw('ALTER TABLE tax_documents ADD KEY tax_documents_by_kind (kind, order_id)')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE tax_documents DROP KEY tax_documents_by_kind')
  await db.raw(`DELETE later FROM refunds later JOIN refunds first
    ON first.order_id = later.order_id AND first.id < later.id`)
  await db.raw(`ALTER TABLE refunds
    ADD UNIQUE KEY refunds_of_order (order_id),
    DROP KEY refunds_by_order,
    DROP COLUMN struck_at,
    DROP COLUMN struck_by,
    DROP COLUMN strike_reason`)
}
