import { Button } from '@store/ui'
import { X } from 'lucide-react'
import { useOrdersView } from './use-orders-view.ts'

/** Says that the list is of one account, and shows the orders of everybody when pressed. Nothing in any other list. */
export function AccountFilter() {
  const { view, change } = useOrdersView()
  if (view.account === '') return null
  return (
    <Button
      variant="secondary"
      size="s"
      icon={X}
      aria-label="Orders of one account: show those of everybody"
      onClick={() => change({ account: '' })}
    >
      Orders of one account
    </Button>
  )
}
