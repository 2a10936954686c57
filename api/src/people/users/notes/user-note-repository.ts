import { managedTierOf } from '@store/contract/rules/accounts/roles'
import type { Knex } from 'knex'
import type { Actor, Database } from '../../../base/base.ts'

/** An account with what admins have noted about it. */
export interface NotedAccount {
  id: number
  email: string
  /** Blank without a note. */
  note: string
}

/** The accounts an actor manages: all for the superadmin, the buyers of the tier for a tier admin, none for a buyer. */
function whereManaged(query: Knex.QueryBuilder, { role }: Pick<Actor, 'role'>): void {
  if (role === 'superadmin') return
  const tier = managedTierOf(role)
  void (tier === undefined ? query.whereRaw('FALSE') : query.where({ role: tier }))
}

/**
 * Finds an account that the actor manages.
 * @param options isLocked: until the end of the transaction
 */
export async function findNotedAccount(
  db: Database,
  { actor, publicId }: { actor: Pick<Actor, 'role'>; publicId: string },
  { isLocked = false } = {},
): Promise<NotedAccount | undefined> {
  const query = db('users').where({ public_id: publicId })
  whereManaged(query, actor)
  if (isLocked) void query.forUpdate()
  const row: { id: number; email: string; admin_note: string | null } | undefined =
    await query.first('id', 'email', 'admin_note')
  return row && { id: row.id, email: row.email, note: row.admin_note ?? '' }
}

/** Replaces the note of an account; a blank one is removed. */
export async function saveNote(trx: Database, id: number, note: string): Promise<void> {
  await trx('users')
    .where({ id })
    .update({ admin_note: note === '' ? null : note })
}
