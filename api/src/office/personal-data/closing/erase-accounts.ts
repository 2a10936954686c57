import {
  type CleanupJob,
  type Clock,
  type Database,
  erasePersonalRows,
  inTransaction,
} from '../../../base/base.ts'
import { findDueClosings, finishClosing, withdrawOpenClosing } from '../data-request-repository.ts'
import { findPerson } from '../find-person.ts'
import { personalTables } from '../personal-tables.ts'
import { findOpenBusiness } from './open-business.ts'

/** Erases what the law does not keep of one closed account, unless its owner has signed in meanwhile. */
async function eraseAccount(
  db: Database,
  { requestId, userId, at }: { requestId: number; userId: number; at: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Of several instances one gets the request, and the others find it done.
    if (!(await finishClosing(trx, requestId, at))) return
    await erasePersonalRows(trx, personalTables, { person: await findPerson(trx, userId), at })
  })
}

/**
 * Erases accounts whose week is over. One whose shipment was undone or whose cheque came back meanwhile waits: its goods still need an
 * address, its money an owner. One that fails stops no other, and is tried again with the next run.
 */
export function erasedAccounts(db: Database): CleanupJob {
  return {
    name: 'closed accounts',
    async run(now, most, closing) {
      const failures: unknown[] = []
      for (const { id: requestId, userId } of await findDueClosings(db, now, most)) {
        if (closing?.aborted) break
        try {
          if (await findOpenBusiness(db, userId, now)) continue
          await eraseAccount(db, { requestId, userId, at: now })
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) {
        const cause = failures[0]
        throw new Error(`${failures.length} closed accounts were not erased`, { cause })
      }
      // Those that still wait would be found again at once.
      return 0
    },
  }
}

/** Keeps an account that is to be erased: its owner has signed in. Does nothing for others. */
export function createClosingWithdrawal({ db, clock }: { db: Database; clock: Clock }) {
  return (userId: number) => withdrawOpenClosing(db, userId, clock.now())
}
