import type { Knex } from 'knex'

/**
 * Money that went back to who had paid it: all of a cancelled order, or what was open of a receipt. The former release answers
 * about receipts without it, and records nothing for orders.
 */
export const name = '0059-refunds'

function knownKinds(...kinds: string[]): string {
  const list = kinds.map((kind) => `'${kind}'`).join(', ')
  return `ALTER TABLE order_events
    DROP CONSTRAINT order_events_kind_known,
    ADD CONSTRAINT order_events_kind_known CHECK (kind IN (${list}))`
}

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE IF NOT EXISTS refunds (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    order_id BIGINT NULL,
    receipt_id BIGINT NULL,
    amount_paise BIGINT NOT NULL,
    refunded_on DATE NOT NULL,
    reference VARCHAR(60) NOT NULL,
    recorded_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY refunds_of_order (order_id),
    UNIQUE KEY refunds_of_receipt (receipt_id),
    KEY refunds_recorded_by (recorded_by),
    CONSTRAINT refunds_order FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT refunds_receipt FOREIGN KEY (receipt_id) REFERENCES receipts (id),
    CONSTRAINT refunds_recorder FOREIGN KEY (recorded_by) REFERENCES users (id),
    CONSTRAINT refunds_of_one CHECK ((order_id IS NULL) <> (receipt_id IS NULL)),
    CONSTRAINT refunds_amount CHECK (amount_paise > 0)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  await db.raw(knownKinds('placed', 'status', 'payment', 'bill', 'proof', 'tax', 'refund'))
}

export async function down(db: Knex): Promise<void> {
  await db('order_events').where({ kind: 'refund' }).delete()
  await db.raw(knownKinds('placed', 'status', 'payment', 'bill', 'proof', 'tax'))
  await db.schema.dropTableIfExists('refunds')
}
