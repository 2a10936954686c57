import * as messages from '@store/contract/rules/messages'
import { useSession } from '@store/sdk'
import { Button, EmptyState, LinkButton } from '@store/ui'
import { SearchX } from 'lucide-react'
import { isDefaultOrdersView } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

/** The empty state of the orders list. */
export function NoOrders() {
  const { role } = useSession()
  const { view, clear } = useOrdersView()
  if (!isDefaultOrdersView(view)) {
    return (
      <EmptyState
        icon={SearchX}
        title={messages.orders.none}
        text="No order matches what you look for."
        action={<Button onClick={clear}>Clear Filters</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={messages.orders.none}
      text="A new order shows up here by itself, at the latest a minute after it was placed."
      action={
        <LinkButton to={`/${role}/dashboard`} variant="secondary">
          Back to the dashboard
        </LinkButton>
      }
    />
  )
}
