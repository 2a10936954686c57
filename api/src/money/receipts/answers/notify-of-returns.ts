import { formatDay } from '@store/contract/rules/india-days'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Database } from '../../../base/base.ts'
import { notifyTier } from '../../../support/support.ts'
import { orderLookups } from '../../orders.ts'
import { readAssignedParts } from '../receipt-repository.ts'
import { findReturnedCredits } from './returned-credit-query.ts'

/** The credits that this statement takes back, and no other one has taken back before. */
async function findNewReturns(trx: Database, statementId: number): Promise<Map<number, string>> {
  const own = await findReturnedCredits(trx, { statementId })
  const all = await findReturnedCredits(trx, { receiptIds: [...own.keys()] })
  const fresh = [...own].flatMap(([receiptId, [back]]) => {
    const isKnown = all.get(receiptId)?.some((other) => other.statementId !== statementId)
    return back && !isKnown ? [[receiptId, back.bookedOn] as const] : []
  })
  return new Map(fresh)
}

/** Notifies the admins of orders whose money the bank took back, in the transaction of the statement that says so. */
export async function notifyOfReturns(
  trx: Database,
  { statementId, at }: { statementId: number; at: Date },
): Promise<void> {
  const dayOfReturn = await findNewReturns(trx, statementId)
  const parts = await readAssignedParts(trx, [...dayOfReturn.keys()])
  const publicIds = [...new Set(parts.map(({ orderPublicId }) => orderPublicId))]
  const orders = await orderLookups.findSummaries(trx, publicIds, 'every-order')
  for (const { receiptId, orderPublicId, amount } of parts) {
    const tier = orders.get(orderPublicId)?.tier
    if (!tier) continue
    const day = formatDay(dayOfReturn.get(receiptId) ?? '')
    await notifyTier(trx, {
      tier,
      title: messages.returnedTitle(orderNameOf(orderPublicId)),
      message: messages.returnedNotice(formatPlainRupees(amount), day),
      orderPublicId,
      at,
    })
  }
}
