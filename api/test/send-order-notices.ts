import { sendDueOrderNotices } from '../src/office/order-notices/send-order-notices.ts'
import { createSettingsReader } from '../src/support/settings/settings-service.ts'
import { openMailQueue } from './open-mail-queue.ts'
import type { TestStore } from './test-store.ts'

/** Sends the notices of orders, also those that wait until a verdict or a shipment can no longer be undone. */
export async function sendOrderNotices(store: TestStore): Promise<void> {
  const { db, clock, config } = store
  await db('order_notices').update({ due_at: db.raw('due_at - INTERVAL 31 SECOND') })
  const settings = createSettingsReader({ db, clock, config })
  const mails = openMailQueue({ clock, config })
  await sendDueOrderNotices({ db, clock, config, settings, mails })
}
