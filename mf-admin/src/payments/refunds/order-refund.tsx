import { formatDay } from '@store/contract/rules/india-days'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { RecordRefundButton } from './record-refund-button.tsx'

const Label = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

/** What goes back to the buyer of a cancelled order until somebody records it, and then when it did. */
export function OrderRefund({ order }: { order: Order }) {
  const { refundDue, refund, buyer } = order
  if (refund) {
    return (
      <Label>
        {formatRupees(refund.amount)} were paid back on {formatDay(refund.refundedOn)},{' '}
        {refund.reference}
      </Label>
    )
  }
  if (refundDue === undefined) return null
  return (
    <>
      <Label>
        {formatRupees(refundDue)} go back to {buyer?.name ?? 'the buyer'}
      </Label>
      <RecordRefundButton order={order} amount={refundDue} />
    </>
  )
}
