import { formatDay } from '@store/contract/rules/india-days'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { OrderRefund as Refund } from '@store/contract/schemas/payments/refunds'
import { formatDate, theme } from '@store/ui'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { RecordRefundButton } from './record-refund-button.tsx'
import { StrikeRefundButton } from './strike-refund-button.tsx'

const Label = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

type RecordedRefundProps = { orderId: string; refund: Refund; canChange: boolean }

function RecordedRefund({ orderId, refund, canChange }: RecordedRefundProps) {
  const { amount, refundedOn, reference, struck } = refund
  const [sum, day] = [formatRupees(amount), formatDay(refundedOn)]
  if (struck) {
    return (
      <Label>
        Voided on {formatDate(struck.at)}: {sum} on {day}, {reference}. {struck.reason}
      </Label>
    )
  }
  return (
    <>
      <Label>
        {sum} were paid back on {day}, {reference}
      </Label>
      {canChange ? <StrikeRefundButton orderId={orderId} refund={refund} /> : null}
    </>
  )
}

/** What goes back to the buyer of an order until somebody records it, and what went back. */
export function OrderRefund({ order }: { order: Order }) {
  const { _id: id, refundDue, refunds = [], buyer } = order
  const canChange = useRights().mayDo(['money'])
  return (
    <>
      {refunds.map((refund) => (
        <RecordedRefund key={refund.ordinal} orderId={id} refund={refund} canChange={canChange} />
      ))}
      {refundDue === undefined ? null : (
        <>
          <Label>
            {formatRupees(refundDue)} go back to {buyer?.name ?? 'the buyer'}
          </Label>
          {canChange ? <RecordRefundButton order={order} amount={refundDue} /> : null}
        </>
      )}
    </>
  )
}
