import * as messages from '@store/contract/rules/messages'
import { Button, formatCount } from '@store/ui'
import { FilterX, RotateCw } from 'lucide-react'
import { QueueToolbar } from '../../keys/queue-toolbar.tsx'
import { orderKeys } from '../use-order-keys.ts'
import { isDefaultOrdersView } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

type OrderQueueHeaderProps = {
  total: number
  /** The last refetch failed; the data shown is older. */
  isStale: boolean
  busy: boolean
  onRetry: () => void
}

/** The number of orders, whether it is stale, and Clear Filters. */
export function OrderQueueHeader({ total, isStale, busy, onRetry }: OrderQueueHeaderProps) {
  const { view, clear } = useOrdersView()
  const actions = (
    <>
      {isStale ? (
        <Button variant="secondary" size="s" icon={RotateCw} busy={busy} onClick={onRetry}>
          Retry
        </Button>
      ) : null}
      {isDefaultOrdersView(view) ? null : (
        <Button variant="secondary" size="s" icon={FilterX} onClick={clear}>
          Clear Filters
        </Button>
      )}
    </>
  )
  return (
    <QueueToolbar keys={orderKeys} actions={actions}>
      {formatCount(total)} {total === 1 ? 'order' : 'orders'}
      {isStale ? ` · ${messages.orders.loadFailed}` : null}
    </QueueToolbar>
  )
}
