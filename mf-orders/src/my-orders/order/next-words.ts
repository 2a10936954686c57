import { t } from '@lingui/core/macro'
import { openPaymentOf } from '@store/contract/rules/orders/next-step'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import { amountToPay } from '@store/contract/rules/orders/reserved/reserved-order'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { translate } from '@store/sdk'
import { formatDate, formatDateTime } from '@store/ui'

function cancelledWords({ refundDue, refunds = [], ...order }: Order): string {
  const paidBack = refunds.at(-1)
  if (refundDue !== undefined) {
    const sum = formatRupees(refundDue)
    return t`Cancelled: ${sum} goes back to you`
  }
  if (paidBack) {
    const sum = formatRupees(paidBack.amount)
    const day = formatDate(paidBack.refundedOn)
    return t`Cancelled: ${sum} paid back on ${day}`
  }
  // The store's own reasons are messages of the contract; a person's stay as they are.
  const cancelReason = translate(order.cancelReason ?? '')
  return cancelReason ? t`Cancelled: ${cancelReason}` : t`Cancelled`
}

/** Of an order on credit nothing is to be paid before it is sent. */
function transferWords(order: Order, sum: string): string | undefined {
  const { creditDays, dueOn, payBy, orderStatus } = order
  if (creditDays !== undefined && !hasShipped(orderStatus)) return undefined
  const [due, until] = [formatDate(dueOn), formatDateTime(payBy)]
  if (dueOn !== undefined) return t`Pay ${sum} until ${due}`
  return payBy === undefined ? t`Pay ${sum}` : t`Pay ${sum} by ${until}`
}

/** What the payment of an order waits for; undefined once it is paid. */
function paymentWords(order: Order): string | undefined {
  const sum = formatRupees(amountToPay(order))
  switch (openPaymentOf(order)) {
    case 'rest':
      return t`Pay the rest: ${sum}`
    case 'transfer':
      return transferWords(order, sum)
    case 'failedOnline':
      return t`Payment failed: contact us`
    case 'newProof':
      return t`Payment not confirmed: send a new proof`
    case 'onlinePayment':
      return t`Waiting for your online payment`
    case 'proofCheck':
      return t`We are checking your payment`
    case undefined:
      return undefined
  }
}

function shippedWords({ dispatch, shippingInfo: { deliveryMethod } }: Order): string {
  if (!dispatch) return t`On its way`
  const { courier, docketNumber } = dispatch
  if (docketNumber === undefined) return t`Shipped by ${courier}`
  const isByRoad = deliveryMethod === 'bus' || deliveryMethod === 'transport'
  return isByRoad ? t`Shipped, LR ${docketNumber}` : t`Shipped, docket ${docketNumber}`
}

function deliveredWords({ timeline }: Order): string {
  const arrived = timeline.findLast(({ kind, to }) => kind === 'status' && to === 'delivered')
  const day = formatDate(arrived?.at)
  return arrived ? t`Arrived on ${day}` : t`Arrived`
}

/** What happens next with an order, in a few words: a card has a line for it. Its own page says the same in sentences. */
export function nextWordsOf(order: Order): string {
  const { orderStatus, taxIssues = [] } = order
  if (orderStatus === 'cancelled') return cancelledWords(order)
  if (orderStatus === 'delivered') return deliveredWords(order)
  const payment = paymentWords(order)
  if (payment !== undefined) return payment
  if (taxIssues.length > 0) return t`Please check the tax details`
  if (orderStatus === 'shipped') return shippedWords(order)
  return orderStatus === 'processing' ? t`Being packed` : t`Paid, packed next`
}
