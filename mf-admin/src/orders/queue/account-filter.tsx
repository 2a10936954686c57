import { Button } from '@store/ui'
import { X } from 'lucide-react'
import { useManagedOrders } from '../use-managed-orders.ts'
import { useOrdersView } from './use-orders-view.ts'

/** Says that the list is of one account, and shows the orders of everybody when pressed. Nothing in any other list. */
export function AccountFilter() {
  const { view, change } = useOrdersView()
  const { currentData } = useManagedOrders()
  if (view.account === '') return null
  const name = currentData?.orders[0]?.buyer?.name ?? 'one account'
  return (
    <Button
      variant="secondary"
      size="s"
      icon={X}
      aria-label={`Orders of ${name}, show all`}
      onClick={() => change({ account: '' })}
    >
      Orders of {name}
    </Button>
  )
}
