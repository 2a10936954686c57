import type { Knex } from 'knex'

/** What was last changed when, by the database's own clock: the order index follows by it (ADR 0012). */
export const name = '0006-order-changes'

// Both columns' changes are of the table's description alone and the key is built beside it, so orders are
// placed meanwhile. Orders of before stay without a moment: who follows reads them at its start.
const statements = [
  'ALTER TABLE orders ADD COLUMN changed_at DATETIME(6) NULL',
  `ALTER TABLE orders MODIFY COLUMN changed_at DATETIME(6) NULL DEFAULT CURRENT_TIMESTAMP(6)
    ON UPDATE CURRENT_TIMESTAMP(6)`,
  'ALTER TABLE orders ADD KEY orders_changed (changed_at), LOCK = NONE',
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders DROP KEY orders_changed, DROP COLUMN changed_at')
}
