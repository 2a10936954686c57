import { formatDay } from '@store/contract/rules/india-days'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { RecordRefundBody } from '@store/contract/schemas/payments/refunds'
import { inTransaction } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import type { OrderRecord } from '../../orders/order.ts'
import { readRupees } from '../assigning/read-parts.ts'
import type { ReceiptDependencies } from '../receipt-dependencies.ts'
import { NoRefundDueError, refundChangedError, refundedBeforeError } from '../receipt-errors.ts'
import { readRefund } from './read-refund.ts'
import { insertRefund } from './refund-repository.ts'

/**
 * Records once that the money of a cancelled order went back, while the order is locked in the actor's scope; it stands on the
 * timeline and in the audit.
 * @returns the order
 * @throws HttpError 400 for a day to come or a blank reference; OrderNotFoundError (404) outside the actor's scope; 409 when it
 *   was recorded before, another amount goes back than the actor has seen, or none
 */
export async function recordRefund(
  { db, clock, orders }: Pick<ReceiptDependencies, 'db' | 'clock' | 'orders'>,
  { actor, publicId }: { actor: Actor; publicId: string },
  body: RecordRefundBody,
): Promise<OrderRecord> {
  const { refundedOn, reference } = readRefund(body, { clock })
  await inTransaction(db, async (trx) =>
    orders.updateIn(trx, { actor, publicId }, async ({ id, refund, refundDue: amount }) => {
      if (refund) throw refundedBeforeError(refund)
      if (amount === undefined) throw new NoRefundDueError()
      if (readRupees(body.seen) !== amount) throw refundChangedError(amount)
      const actorId = actor.userId
      const at = clock.now()
      const what = { key: 'order_id', id, amount, refundedOn, reference } as const
      await insertRefund(trx, { ...what, actorId, at })
      return {
        set: {},
        kind: 'refund',
        to: formatPlainRupees(amount),
        reason: `${formatDay(refundedOn)}, ${reference}`,
        allowsCancelled: true,
      }
    }),
  )
  return orders.read(actor, publicId)
}
