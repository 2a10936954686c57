import { t } from '@lingui/core/macro'
import { nextStepOf } from '@store/contract/rules/orders/next-step'
import { amountToPay } from '@store/contract/rules/orders/reserved/reserved-order'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { translate } from '@store/sdk'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { RejectedPayment } from '../proof/rejected-payment.tsx'

const Sentence = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

/** What happens next, or what the buyer has to do; why an order was cancelled, and what comes back. */
export function NextStep({ order }: { order: Order }) {
  const { orderStatus, proofStatus } = order
  // The store's own reasons are messages of the contract; a person's stay as they are.
  const cancelReason = translate(order.cancelReason ?? '')
  if (proofStatus === 'rejected' && orderStatus !== 'cancelled') {
    return <RejectedPayment order={order} />
  }
  return (
    <>
      {cancelReason ? <Sentence>{t`Cancelled: ${cancelReason}`}</Sentence> : null}
      <Sentence>{translate(nextStepOf(order, formatRupees(amountToPay(order))))}</Sentence>
    </>
  )
}
