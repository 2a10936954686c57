import { sendDueRejectionNotices } from '../src/money/proofs/send-rejection-notices.ts'
import { openMailQueue } from './open-mail-queue.ts'
import type { TestStore } from './test-store.ts'

/** Ends the undo period of rejections, and sends the notices of those that were not undone. */
export async function endRejectionHold(store: TestStore): Promise<void> {
  const { db, clock, config } = store
  await db('held_rejections').update({ not_before: db.raw('not_before - INTERVAL 31 SECOND') })
  await sendDueRejectionNotices({ db, clock, mails: openMailQueue({ clock, config }), config })
}
