import { managedTierOf } from '@store/contract/rules/accounts/roles'
import { users as messages } from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import type { UserNoteChange } from '@store/contract/schemas/accounts/user-details'
import type { Knex } from 'knex'
import {
  type Actor,
  type Clock,
  type Database,
  HttpError,
  inTransaction,
  NotFoundError,
} from '../../../base/base.ts'
import { recordAudit } from '../../../support/support.ts'

/** What admins note about an account for each other; its owner never reads it. */
export interface UserNotes {
  /** @returns blank without one @throws NotFoundError for an account that the actor does not manage */
  read(actor: Actor, publicId: string): Promise<string>
  /**
   * Replaces the note that was seen.
   * @throws NotFoundError; HttpError (409) when somebody else replaced it first
   */
  write(actor: Actor, publicId: string, change: UserNoteChange): Promise<string>
}

interface NotedRow {
  id: number
  email: string
  admin_note: string | null
}

/** The accounts an actor manages: all for the superadmin, the buyers of the tier for a tier admin, none for a buyer. */
function whereManaged(query: Knex.QueryBuilder, { role }: Actor): void {
  if (role === 'superadmin') return
  const tier = managedTierOf(role)
  void (tier === undefined ? query.whereRaw('FALSE') : query.where({ role: tier }))
}

/** Creates the notes of accounts. */
export function createUserNotes({ db, clock }: { db: Database; clock: Clock }): UserNotes {
  function find(trx: Database, actor: Actor, publicId: string) {
    const query = trx('users').where({ public_id: publicId })
    whereManaged(query, actor)
    return query
  }

  return {
    async read(actor, publicId) {
      const row: Pick<NotedRow, 'admin_note'> | undefined = await find(db, actor, publicId).first(
        'admin_note',
      )
      if (!row) throw new NotFoundError()
      return row.admin_note ?? ''
    },

    async write(actor, publicId, { note, seen }) {
      const next = note.trim()
      return inTransaction(db, async (trx) => {
        const row: NotedRow | undefined = await find(trx, actor, publicId)
          .forUpdate()
          .first('id', 'email', 'admin_note')
        if (!row) throw new NotFoundError()
        const now = row.admin_note ?? ''
        if (now === next) return next
        if (now !== seen.trim()) {
          const error = fieldError('note', messages.noteChanged)
          throw new HttpError({ ...error, statusCode: 409, code: 'note_changed' })
        }
        await trx('users')
          .where({ id: row.id })
          .update({ admin_note: next === '' ? null : next })
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'user.note-changed',
          subject: { kind: 'user', publicId, label: row.email },
          changes: [{ field: 'note', from: row.admin_note, to: next === '' ? null : next }],
          at: clock.now(),
        })
        return next
      })
    },
  }
}
