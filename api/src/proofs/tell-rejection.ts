import type { Database } from '../database/database.ts'
import { notifyPerson } from '../notifications/notify-person.ts'
import { rejectedProofNotice } from '../notifications/order-notices.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { ProofParts } from './proof-parts.ts'

/** A buyer whose mailbox is full for longer reads it in the store. */
const mailedWithinMs = 3 * 24 * 3_600_000

/** Tells the buyer that its proof was rejected (api.md, PUT /orders/{id}/proof): in the store and by mail. */
export async function tellRejection(
  trx: Database,
  { clock, mails }: Pick<ProofParts, 'clock' | 'mails'>,
  { order, reason }: { order: Pick<OrderRecord, 'publicId' | 'buyer'>; reason: string },
): Promise<void> {
  const at = clock.now()
  const { buyer, publicId } = order
  const notice = rejectedProofNotice({ publicId, reason })
  await notifyPerson(trx, { ...notice, userId: buyer.userId, at })
  await mails.add(trx, [
    {
      to: buyer.email,
      subject: notice.title,
      text: [`Hello ${buyer.name},`, notice.message].join('\n\n'),
      uselessAt: new Date(at.getTime() + mailedWithinMs),
    },
  ])
}
