import type { PaidBy } from '@store/contract/rules/payments/payment-status'
import { paidByNames } from '@store/contract/rules/payments/payment-words'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Badge } from '@store/ui'
import { CreditCard, Eye, Hand, History, Landmark, type LucideIcon } from 'lucide-react'

const icons: Readonly<Record<PaidBy, LucideIcon>> = {
  statement: Landmark,
  online: CreditCard,
  eye: Eye,
  hand: Hand,
  before: History,
}

/** What shows that an order is paid: money of the bank stands out from what an admin recorded by hand. */
export function PaidByBadge({ order: { paidBy } }: { order: Pick<Order, 'paidBy'> }) {
  if (paidBy === undefined) return null
  const isReceived = paidBy === 'statement' || paidBy === 'online'
  return (
    <Badge tone={isReceived ? 'success' : 'neutral'} icon={icons[paidBy]}>
      {paidByNames[paidBy]}
    </Badge>
  )
}
