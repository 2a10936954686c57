import { createMailQueue } from '../mail/mail-queue.ts'
import { tellDueRejections } from '../proofs/tell-rejections.ts'
import type { TestStore } from './test-store.ts'

/** Lets the time pass in which rejections can be undone, and tells of those that still stand. */
export async function endRejectionHold(store: TestStore): Promise<void> {
  const { db, clock, config } = store
  await db('held_rejections').update({ not_before: db.raw('not_before - INTERVAL 31 SECOND') })
  await tellDueRejections({ db, clock, mails: createMailQueue({ clock, config }) })
}
