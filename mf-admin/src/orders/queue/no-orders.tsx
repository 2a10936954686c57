import * as messages from '@store/contract/rules/messages'
import type { OrderQueue } from '@store/contract/rules/orders/admin/order-queues'
import { useSession } from '@store/sdk'
import { Button, EmptyState, LinkButton } from '@store/ui'
import { SearchX } from 'lucide-react'
import { isDefaultOrdersView, type OrdersView } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

/** What comes into an empty queue. */
const arrivals: Record<OrderQueue, string> = {
  toCheck: 'Orders appear here with a payment proof that nobody has checked.',
  toPack: 'Orders appear here once their payment is verified.',
  toShip: 'Orders appear here once somebody starts to process them.',
  unpaid: 'Orders appear here when three days have passed without a payment.',
  rejected: 'Orders appear here when their proof is rejected or their payment fails.',
  taxToSettle:
    'Orders appear here when their GST number, or pincode and state, contradict themselves.',
}

/** A queue that nobody searches is empty because its work is done. */
function reasonOf(view: OrdersView): string {
  const { queue } = view
  const isWholeQueue = queue !== '' && isDefaultOrdersView({ ...view, queue: '' })
  return isWholeQueue ? arrivals[queue] : 'No orders match your search or filters.'
}

/** The empty state of the orders list. */
export function NoOrders() {
  const { role } = useSession()
  const { view, clear } = useOrdersView()
  if (!isDefaultOrdersView(view)) {
    return (
      <EmptyState
        icon={SearchX}
        title={messages.orders.none}
        text={reasonOf(view)}
        action={<Button onClick={clear}>Clear Filters</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={messages.orders.none}
      text="New orders appear here within a minute."
      action={
        <LinkButton to={`/${role}/dashboard`} variant="secondary">
          Back to the dashboard
        </LinkButton>
      }
    />
  )
}
