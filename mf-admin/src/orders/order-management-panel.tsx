import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Grid, Price, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { OrderRefund } from '../payments/refunds/order-refund.tsx'
import { BillSection } from './bill/bill-section.tsx'
import { DispatchSection } from './dispatch/dispatch-section.tsx'
import { OrderHolds } from './holds/order-holds.tsx'
import { OrderStatusSelect } from './order-card/order-status-select.tsx'
import { PaymentStatusSelect } from './order-card/payment-status-select.tsx'
import { ProofViewer } from './proof-viewer/proof-viewer.tsx'
import { NextStepButton } from './status-change/next-step-button.tsx'
import { CreditNotes } from './tax-documents/credit-notes.tsx'

/** Stacked; two columns when the container is wide enough. */
const Layout = styled.div`
  display: grid;
  gap: ${theme.space.m};

  @container (width >= 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.m} ${theme.space.l};
  }
`

const Container = styled.div`
  container-type: inline-size;
`

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

type OrderManagementPanelProps = {
  order: Order
  /** The keys that focus the two selects; without them other keys of the screen do their work. */
  selectKeys?: { order: string; payment: string }
}

/** Amount, proof, next step, statuses and bill of an order. */
export function OrderManagementPanel({ order, selectKeys }: OrderManagementPanelProps) {
  return (
    <Container>
      <Layout>
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
            <PaymentStatusSelect order={order} shortcut={selectKeys?.payment} />
            <OrderStatusSelect order={order} shortcut={selectKeys?.order} />
          </Grid>
          <OrderHolds order={order} />
        </Stack>
        <DispatchSection order={order} />
        <BillSection order={order} />
        <CreditNotes key={order._id} order={order} />
      </Layout>
    </Container>
  )
}
