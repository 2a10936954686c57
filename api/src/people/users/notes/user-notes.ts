import { users as messages } from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import type { UserNoteChange } from '@store/contract/schemas/accounts/user-details'
import {
  type Actor,
  type Clock,
  type Database,
  HttpError,
  inTransaction,
  NotFoundError,
} from '../../../base/base.ts'
import { recordAudit } from '../../../support/support.ts'
import { findNotedAccount, saveNote } from './user-note-repository.ts'

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

/** Creates the notes of accounts. */
export function createUserNotes({ db, clock }: { db: Database; clock: Clock }): UserNotes {
  return {
    async read(actor, publicId) {
      const account = await findNotedAccount(db, { actor, publicId })
      if (!account) throw new NotFoundError()
      return account.note
    },

    async write(actor, publicId, { note, seen }) {
      const next = note.trim()
      return inTransaction(db, async (trx) => {
        const account = await findNotedAccount(trx, { actor, publicId }, { isLocked: true })
        if (!account) throw new NotFoundError()
        if (account.note === next) return next
        if (account.note !== seen.trim()) {
          const error = fieldError('note', messages.noteChanged)
          throw new HttpError({ ...error, statusCode: 409, code: 'note_changed' })
        }
        await saveNote(trx, account.id, next)
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'user.note-changed',
          subject: { kind: 'user', publicId, label: account.email },
          changes: [{ field: 'note', from: account.note || null, to: next || null }],
          at: clock.now(),
        })
        return next
      })
    },
  }
}
