import type { Knex } from 'knex'

/**
 * Orders whose tax details contradict themselves: whether they wait to be settled, by which a queue finds them (null in orders of
 * the former release), pincode and state that an admin has confirmed as they are, and the event of a settlement.
 */
export const name = '0055-tax-issues'

function knownKinds(...kinds: string[]): string {
  const list = kinds.map((kind) => `'${kind}'`).join(', ')
  return `ALTER TABLE order_events
    DROP CONSTRAINT order_events_kind_known,
    ADD CONSTRAINT order_events_kind_known CHECK (kind IN (${list}))`
}

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    ADD COLUMN has_tax_issues TINYINT NULL,
    ADD COLUMN confirmed_place VARCHAR(100) NULL,
    ADD KEY orders_tax_issues (has_tax_issues, tier)`)
  await db.raw(knownKinds('placed', 'status', 'payment', 'bill', 'proof', 'tax'))
}

export async function down(db: Knex): Promise<void> {
  await db('order_events').where({ kind: 'tax' }).delete()
  await db.raw(knownKinds('placed', 'status', 'payment', 'bill', 'proof'))
  await db.raw(`ALTER TABLE orders
    DROP KEY orders_tax_issues,
    DROP COLUMN has_tax_issues,
    DROP COLUMN confirmed_place`)
}
