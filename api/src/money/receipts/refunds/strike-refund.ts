import { fieldError } from '@store/contract/rules/field-errors'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { type Actor, HttpError, inTransaction } from '../../../base/base.ts'
import type { OrderRecord } from '../../../ordering/ordering.ts'
import type { ReceiptDependencies } from '../receipt-dependencies.ts'
import { RefundNotFoundError, RefundStruckError } from '../receipt-errors.ts'
import { strikeRefundRow } from './refund-repository.ts'

/** A refund of an order, by its ordinal, and who strikes it out. */
export interface RefundTarget {
  actor: Actor
  publicId: string
  ordinal: number
}

/**
 * Strikes out a refund that was recorded by mistake, while its order is locked in the actor's scope. It stays, with the reason,
 * and its money goes back again.
 * @returns the order
 * @throws HttpError 400 without a reason; OrderNotFoundError (404) outside the actor's scope; RefundNotFoundError (409);
 *   RefundStruckError (409) when it was struck out before
 */
export async function strikeRefund(
  { db, clock, orders }: Pick<ReceiptDependencies, 'db' | 'clock' | 'orders'>,
  { actor, publicId, ordinal }: RefundTarget,
  givenReason: string,
): Promise<OrderRecord> {
  const reason = givenReason.trim()
  if (reason === '') throw new HttpError(fieldError('reason', messages.strikeReason))
  await inTransaction(db, async (trx) =>
    orders.updateIn(trx, { actor, publicId }, async ({ refunds }) => {
      const refund = refunds[ordinal - 1]
      if (!refund) throw new RefundNotFoundError()
      if (refund.struck) throw new RefundStruckError()
      const { id, amount } = refund
      await strikeRefundRow(trx, { id, reason, actorId: actor.userId, at: clock.now() })
      return {
        set: {},
        kind: 'refund',
        from: formatPlainRupees(amount),
        to: 'struck',
        reason,
        allowsCancelled: true,
      }
    }),
  )
  return orders.read(actor, publicId)
}
