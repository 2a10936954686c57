import { createMailQueue } from '../mail/mail-queue.ts'
import { sendDueRejectionNotices } from '../proofs/send-rejection-notices.ts'
import type { TestStore } from './test-store.ts'

/** Lets the time pass in which rejections can be undone, and tells of those that still stand. */
export async function endRejectionHold(store: TestStore): Promise<void> {
  const { db, clock, config } = store
  await db('held_rejections').update({ not_before: db.raw('not_before - INTERVAL 31 SECOND') })
  await sendDueRejectionNotices({ db, clock, mails: createMailQueue({ clock, config }) })
}
