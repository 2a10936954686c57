import type { Knex } from 'knex'

/**
 * The changes of an admin by what was done: their first steps ask whether there is one of a kind. The index serves the
 * foreign key, too, in place of the one that the database had made for it.
 */
export const name = '0048-audit-by-actor'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE audit_entries ADD KEY audit_entries_by_actor (actor_id, action),
    DROP KEY audit_entries_actor, LOCK = NONE`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE audit_entries ADD KEY audit_entries_actor (actor_id),
    DROP KEY audit_entries_by_actor`)
}
