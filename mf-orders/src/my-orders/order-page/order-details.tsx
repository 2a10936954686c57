import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import type { Order } from '@store/contract/schemas/orders/orders'
import { useSession } from '@store/sdk'
import {
  Card,
  Cluster,
  formatDateTime,
  LinkButton,
  OrderTimeline,
  Price,
  Stack,
  shortOrderId,
  theme,
} from '@store/ui'
import styled from 'styled-components'
import { OrderDocuments } from '../documents/order-documents.tsx'
import { OrderActions } from '../order/actions/order-actions.tsx'
import { NextStep } from '../order/next-step.tsx'
import { OrderDelivery } from '../order/order-delivery.tsx'
import { OrderLines } from '../order/order-lines.tsx'
import { OrderSection } from '../order/order-section.tsx'
import { OrderStates } from '../order/order-states.tsx'
import { OrderProgress } from '../order/progress/order-progress.tsx'
import { PayForOrder } from '../pay/pay-for-order.tsx'
import { OwnTaxIssues } from '../tax/own-tax-issues.tsx'
import { OrderSums } from './order-sums.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
`

const Placed = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

function Actions({ order }: { order: Order }) {
  const { role } = useSession()
  if (!isAdmin(role)) return <OrderActions order={order} />
  return (
    <LinkButton to={`/${role}/orders?q=${shortOrderId(order._id)}`} variant="secondary" size="s">
      {t`Manage this order`}
    </LinkButton>
  )
}

/** Everything of one order: how it is paid while it waits for that, states and next step, products and sums, delivery, timeline, documents. */
export function OrderDetails({ order }: { order: Order }) {
  const { createdAt } = order
  const { role } = useSession()
  return (
    <Stack>
      {isAdmin(role) ? null : <PayForOrder order={order} />}
      <Card as="section" aria-label={t`Status`}>
        <Stack>
          <Cluster justify="space-between">
            <Cluster gap="m">
              <OrderStates order={order} />
              <Placed dateTime={createdAt}>{formatDateTime(createdAt)}</Placed>
            </Cluster>
            <Price rupees={order.totalAmount} size="l" />
          </Cluster>
          <OrderProgress order={order} />
          {isAdmin(role) ? null : <NextStep order={order} />}
          {isAdmin(role) ? null : <OwnTaxIssues order={order} />}
          <Actions order={order} />
        </Stack>
      </Card>
      <Card>
        <Columns>
          <Stack>
            <OrderSection title={t`Products`}>
              <OrderLines lines={order.items} />
            </OrderSection>
            <OrderSums order={order} />
          </Stack>
          <Stack>
            <OrderDelivery order={order} />
            <OrderTimeline events={order.timeline} isOpen />
          </Stack>
        </Columns>
      </Card>
      <Card>
        <OrderDocuments order={order} />
      </Card>
    </Stack>
  )
}
