import {
  labelOfStatus,
  type OrderStatus,
  type PaymentStatus,
  type StatusTone,
} from '@store/contract/rules/orders/order-states'
import { translate } from '@store/sdk'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { Badge } from './badge.tsx'

const looks = {
  good: { tone: 'success', icon: CircleCheck },
  bad: { tone: 'danger', icon: CircleX },
  waiting: { tone: 'warning', icon: Clock },
} as const satisfies Record<StatusTone, object>

type StatusBadgeProps = {
  /** A missing one is shown as Processing (ordering 4.1). */
  status: OrderStatus | PaymentStatus | undefined
  /** From `toneOfOrderStatus` or `toneOfPaymentStatus` of the contract. */
  tone: StatusTone
}

/**
 * The state of an order or a payment, by word, icon and colour.
 * @example <StatusBadge status={order.orderStatus} tone={toneOfOrderStatus(order.orderStatus)} />
 */
export function StatusBadge({ status, tone }: StatusBadgeProps) {
  const look = looks[tone]
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {translate(labelOfStatus(status))}
    </Badge>
  )
}
