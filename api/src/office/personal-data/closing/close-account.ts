import { undoDays } from '@store/contract/rules/accounts/data-requests'
import type { Actor, Clock, Database } from '../../../base/base.ts'
import type { ConfirmPassword, Sessions, StepUp } from '../../../people/people.ts'
import { type MailQueue, recordAudit } from '../../../support/support.ts'
import { closedMail } from '../data-mails.ts'
import { daysAfter } from '../data-request.ts'
import { insertDataRequest } from '../data-request-repository.ts'
import { DemoAccountError, LedgerOpenError, OrdersInHandError } from './closing-errors.ts'
import { findOpenBusiness } from './open-business.ts'

/** Dependencies of closing accounts. Without PUBLIC_ORIGIN the mail has no link. */
export interface ClosingDependencies {
  db: Database
  clock: Clock
  config: { PUBLIC_ORIGIN: string }
  sessions: Pick<Sessions, 'endAllOf'>
  stepUp: Pick<StepUp, 'assertFresh'>
  confirmPassword: ConfirmPassword
  mails: MailQueue
}

/**
 * Closes the caller's account: ends all its sessions at once, and has what the law does not keep erased after a week. Signing in
 * before keeps the account (privacy 3.1).
 * @returns when it is erased
 * @throws HttpError 400 for a wrong password; SecondFactorNeededError, DemoAccountError (403); OrdersInHandError,
 *   LedgerOpenError (409); TooManyRequestsError
 */
export type CloseAccount = (actor: Actor, currentPassword: string, network: string) => Promise<Date>

export function createClosing(dependencies: ClosingDependencies): CloseAccount {
  const { db, clock, config, sessions, stepUp, confirmPassword, mails } = dependencies
  return async (actor, currentPassword, network) => {
    await stepUp.assertFresh(actor)
    const {
      id: userId,
      publicId,
      email,
      isDemo,
    } = await confirmPassword(actor, currentPassword, network)
    if (isDemo) throw new DemoAccountError()
    const askedAt = clock.now()
    const open = await findOpenBusiness(db, userId, askedAt)
    if (open === 'orders') throw new OrdersInHandError()
    if (open === 'balance') throw new LedgerOpenError()
    const dueAt = daysAfter(askedAt, undoDays)
    await sessions.endAllOf(userId, async (trx) => {
      // Of two at once the second changes nothing.
      if (!(await insertDataRequest(trx, { userId, kind: 'closing', askedAt, dueAt }))) return
      await recordAudit(trx, {
        actorId: userId,
        action: 'user.closed',
        subject: { kind: 'user', publicId, label: email },
        at: askedAt,
      })
      await mails.add(trx, [closedMail(email, { origin: config.PUBLIC_ORIGIN, erasedAt: dueAt })])
    })
    return dueAt
  }
}
