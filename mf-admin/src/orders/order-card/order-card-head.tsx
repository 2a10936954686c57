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
import styled from 'styled-components'

const Head = styled(Cluster)`
  padding-block-end: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.border};
`

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** Number, date, tier and statuses of an order. */
export function OrderCardHead({ order, headingId }: { order: Order; headingId: string }) {
  const { role } = useSession()
  const { orderStatus, paymentStatus, cancelReason } = order
  return (
    <Head forwardedAs="header" justify="space-between">
      <Cluster gap="s" align="baseline">
        <Heading id={headingId} level={2} size="l">
          Order #{shortOrderId(order._id)}
        </Heading>
        <Muted as="time" dateTime={order.createdAt}>
          {formatDateTime(order.createdAt)}
        </Muted>
        {role === 'superadmin' ? <Badge>{order.tier}</Badge> : null}
      </Cluster>
      <Cluster gap="xs">
        {cancelReason ? <Muted>{cancelReason}</Muted> : null}
        <Muted>Order</Muted>
        <StatusBadge status={orderStatus} tone={toneOfOrderStatus(orderStatus)} />
        <Muted>Payment</Muted>
        <StatusBadge status={paymentStatus} tone={toneOfPaymentStatus(paymentStatus)} />
      </Cluster>
    </Head>
  )
}
