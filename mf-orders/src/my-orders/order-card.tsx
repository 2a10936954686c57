import { toneOfOrderStatus, toneOfPaymentStatus } from '@store/contract/rules/order-states'
import type { Order } from '@store/contract/schemas/orders'
import {
  Card,
  Cluster,
  formatDateTime,
  Heading,
  OrderTimeline,
  Price,
  Stack,
  StatusBadge,
  shortOrderId,
  theme,
} from '@store/sdk'
import { useId } from 'react'
import styled from 'styled-components'
import { OrderActions } from './order-actions.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderLines } from './order-lines.tsx'

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};

  div {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
  }

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

/** One order of the buyer: what, where to, how far, and what can be done with it. */
export function OrderCard({ order }: { order: Order }) {
  const headingId = useId()
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack>
        <Cluster justify="space-between" align="baseline">
          <Cluster gap="s" align="baseline">
            <Heading id={headingId} level={2} size="l">
              Order #{shortOrderId(order._id)}
            </Heading>
            <Muted as="time" dateTime={order.createdAt}>
              {formatDateTime(order.createdAt)}
            </Muted>
          </Cluster>
          <Price rupees={order.totalAmount} size="l" />
        </Cluster>
        <Facts>
          <div>
            <dt>Order</dt>
            <dd>
              <StatusBadge status={order.orderStatus} tone={toneOfOrderStatus(order.orderStatus)} />
            </dd>
          </div>
          <div>
            <dt>Payment</dt>
            <dd>
              <StatusBadge
                status={order.paymentStatus}
                tone={toneOfPaymentStatus(order.paymentStatus)}
              />
            </dd>
          </div>
        </Facts>
        <OrderLines lines={order.items} />
        <OrderDelivery order={order} />
        <OrderTimeline events={order.timeline} />
        <OrderActions order={order} />
      </Stack>
    </Card>
  )
}
