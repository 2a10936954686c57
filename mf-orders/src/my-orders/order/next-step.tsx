import { t } from '@lingui/core/macro'
import { nextStepOf } from '@store/contract/rules/orders/next-step'
import { amountToPay } from '@store/contract/rules/orders/reserved/reserved-order'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Refund } from '@store/contract/schemas/payments/refunds'
import { translate } from '@store/sdk'
import { formatDate, theme } from '@store/ui'
import styled from 'styled-components'
import { RejectedPayment } from '../proof/rejected-payment.tsx'

const Sentence = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

function PaidBack({ refund: { amount, refundedOn, reference } }: { refund: Refund }) {
  const sum = formatRupees(amount)
  const day = formatDate(refundedOn)
  return <Sentence>{t`${sum} were paid back on ${day}: ${reference}`}</Sentence>
}

/** What happens next with the order. Of a cancelled one it is the money that goes back, unless some went back before. */
function stepOf(order: Order): string {
  const { orderStatus, refundDue, refunds = [] } = order
  const isCancelled = orderStatus === 'cancelled'
  if (isCancelled && refunds.length > 0) return t`This order is cancelled.`
  const amount = (isCancelled ? refundDue : undefined) ?? amountToPay(order)
  return translate(nextStepOf(order, formatRupees(amount)))
}

/** What goes back besides what {@link stepOf} says. */
function Due({ order: { orderStatus, refundDue, refunds = [] } }: { order: Order }) {
  if (refundDue === undefined || (orderStatus === 'cancelled' && refunds.length === 0)) return null
  const sum = formatRupees(refundDue)
  return <Sentence>{t`${sum} go back to the account they came from.`}</Sentence>
}

/** What happens next, or what the buyer has to do; why an order was cancelled, and what comes or came back. */
export function NextStep({ order }: { order: Order }) {
  const { orderStatus, proofStatus, refunds = [] } = order
  // The store's own reasons are messages of the contract; a person's stay as they are.
  const cancelReason = translate(order.cancelReason ?? '')
  if (proofStatus === 'rejected' && orderStatus !== 'cancelled') {
    return <RejectedPayment order={order} />
  }
  return (
    <>
      {cancelReason ? <Sentence>{t`Cancelled: ${cancelReason}`}</Sentence> : null}
      <Sentence>{stepOf(order)}</Sentence>
      {refunds.map((refund) => (
        <PaidBack key={refund.ordinal} refund={refund} />
      ))}
      <Due order={order} />
    </>
  )
}
