import { toneOfPaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Badge, StatusBadge } from '@store/ui'
import { Eye, IndianRupee } from 'lucide-react'
import { CreditBadge } from './credit-badge.tsx'
import { ReservedBadge } from './reserved-badge.tsx'

/**
 * What the payment of an order waits for. A pending one is never called Pending: the status of the order beside it is, and
 * an order with a proof to check is told from one that nobody has paid.
 */
export function PaymentBadge({ order }: { order: Order }) {
  const { payBy, paymentStatus, proofStatus, creditDays, dueOn, openAmount, orderStatus } = order
  if (paymentStatus === 'paid' || paymentStatus === 'failed' || orderStatus === 'cancelled') {
    return <StatusBadge status={paymentStatus} tone={toneOfPaymentStatus(paymentStatus)} />
  }
  if (proofStatus === 'unverified') {
    return (
      <Badge tone="info" icon={Eye}>
        Proof to check
      </Badge>
    )
  }
  if (payBy) return <ReservedBadge payBy={payBy} />
  if (openAmount !== undefined) {
    return (
      <Badge tone="warning" icon={IndianRupee}>
        Part paid
      </Badge>
    )
  }
  if (paymentStatus !== 'pending') {
    return <StatusBadge status={paymentStatus} tone={toneOfPaymentStatus(paymentStatus)} />
  }
  if (creditDays !== undefined) return <CreditBadge dueOn={dueOn} />
  return <Badge icon={IndianRupee}>Unpaid</Badge>
}
