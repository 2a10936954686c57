import { formatDay } from '@store/contract/rules/india-days'
import { toneOfOrderStatus, toneOfPaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { useSession } from '@store/sdk'
import {
  Badge,
  Cluster,
  formatDateTime,
  Heading,
  StatusBadge,
  shortOrderId,
  theme,
} from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PaidByBadge } from '../receipts/paid-by-badge.tsx'

const Head = styled(Cluster)`
  padding-block-end: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.border};
`

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** A line breaks between two states, never between a state and its name. */
const State = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space.xs};
`

const NumberLink = styled(Link)`
  display: inline-block;
  padding-block: ${theme.space.xxs};
  color: inherit;
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`

/** Number, date, tier and statuses of an order. The number leads to the order's own address. */
export function OrderCardHead({ order, headingId }: { order: Order; headingId: string }) {
  const { role } = useSession()
  const { orderStatus, paymentStatus, cancelReason, payBy, creditDays, dueOn } = order
  return (
    <Head forwardedAs="header" justify="space-between">
      <Cluster gap="s" align="baseline">
        <Heading id={headingId} level={2} size="l">
          <NumberLink to={`/${role}/orders/${order._id}`}>
            Order #{shortOrderId(order._id)}
          </NumberLink>
        </Heading>
        <Muted as="time" dateTime={order.createdAt}>
          {formatDateTime(order.createdAt)}
        </Muted>
        {role === 'superadmin' ? <Badge>{order.tier}</Badge> : null}
      </Cluster>
      <Cluster gap="xs">
        {cancelReason ? <Muted>Reason: {cancelReason}</Muted> : null}
        {payBy ? <Muted>Reserved until {formatDateTime(payBy)}</Muted> : null}
        {creditDays === undefined ? null : (
          <Muted>On credit, {dueOn ? `due ${formatDay(dueOn)}` : `${creditDays} days`}</Muted>
        )}
        <State>
          <Muted>Order</Muted>
          <StatusBadge status={orderStatus} tone={toneOfOrderStatus(orderStatus)} />
        </State>
        <State>
          <Muted>Payment</Muted>
          <StatusBadge status={paymentStatus} tone={toneOfPaymentStatus(paymentStatus)} />
          <PaidByBadge order={order} />
        </State>
      </Cluster>
    </Head>
  )
}
