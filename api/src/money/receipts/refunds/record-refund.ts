import { fieldError } from '@store/contract/rules/field-errors'
import { formatDay } from '@store/contract/rules/india-days'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { RecordRefundBody } from '@store/contract/schemas/payments/refunds'
import { type Actor, HttpError, inTransaction } from '../../../base/base.ts'
import { countingRefunds, type OrderRecord } from '../../../ordering/ordering.ts'
import { readRupees } from '../assigning/read-parts.ts'
import type { ReceiptDependencies } from '../receipt-dependencies.ts'
import { NoRefundDueError, refundChangedError, refundedBeforeError } from '../receipt-errors.ts'
import { readRefund } from './read-refund.ts'
import { insertRefund } from './refund-repository.ts'

/** Reads what went back of what is due. @throws HttpError (400) when it is nothing, more, or no money */
function readAmount(given: number | undefined, due: Paise): Paise {
  const amount = given === undefined ? due : readRupees(given)
  if (amount !== undefined && amount > 0 && amount <= due) return amount
  throw new HttpError(fieldError('amount', messages.refundAmount(formatPlainRupees(due))))
}

/**
 * Records once that money of an order went back, all that is due or a part, while the order is locked in the actor's scope; it
 * stands on the timeline and in the audit.
 * @returns the order
 * @throws HttpError 400 for an amount that is not due, a day to come or a blank reference; OrderNotFoundError (404) outside the
 *   actor's scope; 409 when it was recorded before, another amount goes back than the actor has seen, or none
 */
export async function recordRefund(
  { db, clock, orders }: Pick<ReceiptDependencies, 'db' | 'clock' | 'orders'>,
  { actor, publicId }: { actor: Actor; publicId: string },
  body: RecordRefundBody,
): Promise<OrderRecord> {
  const { refundedOn, reference } = readRefund(body, { clock })
  await inTransaction(db, async (trx) =>
    orders.updateIn(trx, { actor, publicId }, async ({ id, refunds, refundDue: due }) => {
      const former = countingRefunds(refunds).at(-1)
      if (due === undefined) throw former ? refundedBeforeError(former) : new NoRefundDueError()
      if (readRupees(body.seen) !== due) throw refundChangedError(due)
      const amount = readAmount(body.amount, due)
      const what = { key: 'order_id', id, amount, refundedOn, reference } as const
      await insertRefund(trx, { ...what, actorId: actor.userId, at: clock.now() })
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
