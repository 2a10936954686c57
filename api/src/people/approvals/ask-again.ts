import { type Actor, type Clock, type Database, inTransaction } from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import { announceRequest } from './announce-request.ts'
import { NothingRefusedError } from './approval-errors.ts'
import { findRequestedTier, reopenRequest } from './tier-request-repository.ts'

/**
 * Lets the refused request of the caller wait again, at the end of the queue.
 * @throws NothingRefusedError (409)
 */
export type AskAgain = (actor: Actor) => Promise<void>

/** Creates the buyer's second request. */
export function createAskAgain({ db, clock }: { db: Database; clock: Clock }): AskAgain {
  return async ({ userId, publicId, email, name }) => {
    const at = clock.now()
    await inTransaction(db, async (trx) => {
      if (!(await reopenRequest(trx, userId, at))) throw new NothingRefusedError()
      const tier = await findRequestedTier(trx, userId)
      if (tier) await announceRequest(trx, { publicId, name, tier, at, isAgain: true })
      await recordAudit(trx, {
        actorId: userId,
        action: 'user.tier-asked-again',
        subject: { kind: 'user', publicId, label: email },
        at,
      })
    })
  }
}
