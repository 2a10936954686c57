import type { Knex } from 'knex'

/** Indexes for the back office: when orders were shipped, and the changes of one kind of thing. */
export const name = '0040-back-office-reads'

export async function up(db: Knex): Promise<void> {
  // Built online, because orders are changed meanwhile; the former release needs neither.
  await db.raw(
    'ALTER TABLE order_events ADD KEY order_events_by_value (kind, to_value, created_at), LOCK = NONE',
  )
  await db.raw(
    'ALTER TABLE audit_entries ADD KEY audit_entries_of_kind (subject_kind, public_id), LOCK = NONE',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE audit_entries DROP KEY audit_entries_of_kind')
  await db.raw('ALTER TABLE order_events DROP KEY order_events_by_value')
}
