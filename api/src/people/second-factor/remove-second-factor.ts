import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import {
  type Actor,
  type Clock,
  type Database,
  HttpError,
  inTransaction,
  NotFoundError,
} from '../../base/base.ts'
import { type MailQueue, recordAudit } from '../../support/support.ts'
import { normaliseEmail } from '../accounts/account.ts'
import { findAccountByEmail } from '../accounts/account-repository.ts'
import { endSessionsOf } from '../sessions/session-repository.ts'
import type { UserRecord } from '../users/user.ts'
import { findUser } from '../users/user-repository.ts'
import { deleteSecondFactor } from './factor-repository.ts'
import type { SecondFactorDependencies } from './second-factor-dependencies.ts'
import { removedMail } from './second-factor-mails.ts'

/**
 * Removes the second factor of somebody who lost it, ends all their sessions, and tells them by mail. Does nothing
 * without a second factor.
 * @throws NotFoundError; SecondFactorNeededError when the caller has one
 */
export type RemoveSecondFactor = (actor: Actor, publicId: string) => Promise<UserRecord>

/** Creates the superadmin's removal of a second factor. */
export function createSecondFactorRemoval(
  dependencies: Omit<SecondFactorDependencies, 'accounts'>,
): RemoveSecondFactor {
  const { db, clock, mails, sessions, stepUp } = dependencies
  return async (actor, publicId) => {
    await stepUp.assertFresh(actor)
    const user = await findUser(db, publicId)
    if (!user) throw new NotFoundError()
    if (!user.hasSecondFactor) return user
    const removed = { user, actorId: actor.userId, by: 'a superadmin', at: clock.now() }
    await sessions.endAllOf(user.id, (trx) => removeSecondFactor(trx, mails, removed))
    return { ...user, hasSecondFactor: false }
  }
}

/**
 * Removes a second factor on the server, for the last superadmin, whom nobody else can help.
 * @throws HttpError (404) with the message for the operator
 */
export async function removeSecondFactorByEmail(
  { db, clock, mails }: { db: Database; clock: Clock; mails: MailQueue },
  email: string,
): Promise<void> {
  const user = await findAccountByEmail(db, normaliseEmail(email))
  if (!user?.hasSecondFactor) {
    const { none: message } = secondFactorMessages
    throw new HttpError({ message, statusCode: 404, code: 'not_found' })
  }
  const at = clock.now()
  const removed = { user, actorId: user.id, by: 'the operator of the store', at }
  await inTransaction(db, async (trx) => {
    await removeSecondFactor(trx, mails, removed)
    await endSessionsOf(trx, { userId: user.id, now: at })
  })
}

/** Removes a second factor within a transaction, with audit and mail. @param removed by: in the middle of a sentence */
async function removeSecondFactor(
  trx: Database,
  mails: MailQueue,
  removed: {
    user: Pick<UserRecord, 'id' | 'publicId' | 'email'>
    actorId: number
    by: string
    at: Date
  },
): Promise<void> {
  const { user, actorId, by, at } = removed
  if (!(await deleteSecondFactor(trx, user.id))) return
  await recordAudit(trx, {
    actorId,
    action: 'user.second-factor-removed',
    subject: { kind: 'user', publicId: user.publicId, label: user.email },
    at,
  })
  await mails.add(trx, [removedMail(user.email, { by, at })])
}
