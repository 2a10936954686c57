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
  return (
    <Sentence>{t`This order is cancelled. ${sum} were paid back on ${day}: ${reference}`}</Sentence>
  )
}

/** What happens next, or what the buyer has to do; why an order was cancelled, and what comes or came back. */
export function NextStep({ order }: { order: Order }) {
  const { orderStatus, proofStatus, refundDue, refund } = order
  const amount = refundDue ?? amountToPay(order)
  // The store's own reasons are messages of the contract; a person's stay as they are.
  const cancelReason = translate(order.cancelReason ?? '')
  if (proofStatus === 'rejected' && orderStatus !== 'cancelled') {
    return <RejectedPayment order={order} />
  }
  return (
    <>
      {cancelReason ? <Sentence>{t`Cancelled: ${cancelReason}`}</Sentence> : null}
      {refund ? (
        <PaidBack refund={refund} />
      ) : (
        <Sentence>{translate(nextStepOf(order, formatRupees(amount)))}</Sentence>
      )}
    </>
  )
}
