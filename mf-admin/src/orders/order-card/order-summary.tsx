import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Grid, Price, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { OrderRefund } from '../../payments/refunds/order-refund.tsx'
import { ProofViewer } from '../proof-viewer/proof-viewer.tsx'
import { NextStepButton } from '../status-change/next-step-button.tsx'
import { OrderStatusSelect } from './order-status-select.tsx'
import { PaymentStatusSelect } from './payment-status-select.tsx'
import { WideColumns } from './wide-columns.tsx'

/** The amount and the proof of payment, side by side. */
const Due = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-height: 6rem;

  ${theme.media.largeText} {
    flex-wrap: wrap;
  }
`

const Label = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const methodNames: Record<Order['paymentMethod'], string> = {
  bank_transfer: 'Bank transfer',
  online: 'Online payment',
}

type OrderSummaryProps = {
  order: Order
  /** The keys that focus the two selects; without one its key of the screen does other work. */
  selectKeys: { order: string; payment?: string }
}

/** What an order is about for an admin: amount, proof, next step and statuses. */
export function OrderSummary({ order, selectKeys }: OrderSummaryProps) {
  return (
    <WideColumns>
      <Stack gap="xs">
        <Due>
          <div>
            <Label>Total amount</Label>
            <Price rupees={order.totalAmount} size="l" />
            {order.openAmount === undefined ? null : (
              <Label>{formatRupees(order.openAmount)} still open</Label>
            )}
            <Label>{methodNames[order.paymentMethod]}</Label>
            {order.paymentCode ? <Label>Payment code {order.paymentCode}</Label> : null}
          </div>
          <ProofViewer order={order} />
        </Due>
        <OrderRefund order={order} />
      </Stack>
      <Stack gap="s">
        <NextStepButton order={order} />
        <Grid min="8rem" gap="s" stretch>
          <PaymentStatusSelect order={order} shortcut={selectKeys.payment} />
          <OrderStatusSelect order={order} shortcut={selectKeys.order} />
        </Grid>
      </Stack>
    </WideColumns>
  )
}
