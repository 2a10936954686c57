import { creditRefusalOf } from '@store/contract/rules/credit/credit'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { hasShipped, type OrderStatus } from '@store/contract/rules/orders/order-states'
import { noMoney } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import type { OrderRecord } from '../order.ts'
import type { BuyerCredit } from './buyer-credit.ts'
import { creditOrderNotSentError } from './credit-refused-error.ts'

/**
 * Checks the credit of a buyer again when an order leaves that is not paid. An order without credit is sent as an admin decides,
 * and counts from then on.
 * @throws HttpError (409) for an order on credit when the buyer is on hold, has bills that are overdue, or owes too much
 */
export async function assertMaySend(
  trx: Database,
  { order, status, at }: { order: OrderRecord; status: OrderStatus; at: Date },
  credit: Pick<BuyerCredit, 'takeTurn' | 'readStanding'>,
): Promise<void> {
  const { buyer, paymentStatus, creditDays } = order
  if (!hasShipped(status) || hasShipped(order.status) || paymentStatus === 'paid') return
  await credit.takeTurn(trx, buyer.userId)
  if (creditDays === undefined) return
  const standing = await credit.readStanding(trx, buyer.userId, indiaDayOf(at))
  // Credit that was taken away leaves the orders that were placed with it.
  const refusal = standing && creditRefusalOf(standing, noMoney)
  if (!standing || !refusal || refusal === 'none') return
  throw creditOrderNotSentError(refusal, { buyerName: buyer.name, standing })
}
