import type { Knex } from 'knex'

/** Indexes for the back office: when orders were shipped, and the changes of one admin or one object. */
export const name = '0040-back-office-reads'

export async function up(db: Knex): Promise<void> {
  // Built online, because orders are changed meanwhile; the former release needs none of them.
  await db.raw(
    'ALTER TABLE order_events ADD KEY order_events_by_value (kind, to_value, created_at), LOCK = NONE',
  )
  await db.raw(
    'ALTER TABLE audit_entries ADD KEY audit_entries_of_actor (actor_id, public_id), LOCK = NONE',
  )
  await db.raw(
    'ALTER TABLE audit_entries ADD KEY audit_entries_of_kind (subject_kind, public_id), LOCK = NONE',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE audit_entries DROP KEY audit_entries_of_kind')
  // The foreign key of the actor needs an index: its own one is created again first.
  await db.raw('ALTER TABLE audit_entries ADD KEY audit_entries_actor (actor_id)')
  await db.raw('ALTER TABLE audit_entries DROP KEY audit_entries_of_actor')
  await db.raw('ALTER TABLE order_events DROP KEY order_events_by_value')
}
