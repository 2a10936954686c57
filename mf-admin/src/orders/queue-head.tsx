import * as messages from '@store/contract/rules/messages'
import { Button, formatCount } from '@store/sdk'
import { FilterX, RotateCw } from 'lucide-react'
import { DeskLine } from '../keys/desk-line.tsx'
import { isEveryOrder } from './orders-view.ts'
import { orderKeys } from './use-order-keys.ts'
import { useOrdersView } from './use-orders-view.ts'

type QueueHeadProps = {
  total: number
  /** The last reading failed; what is seen is older. */
  isOld: boolean
  busy: boolean
  onRetry: () => void
}

/** How many orders there are, whether that is still so, and the way back to all of them. */
export function QueueHead({ total, isOld, busy, onRetry }: QueueHeadProps) {
  const { view, clear } = useOrdersView()
  const actions = (
    <>
      {isOld ? (
        <Button variant="secondary" size="s" icon={RotateCw} busy={busy} onClick={onRetry}>
          Retry
        </Button>
      ) : null}
      {isEveryOrder(view) ? null : (
        <Button variant="secondary" size="s" icon={FilterX} onClick={clear}>
          Clear Filters
        </Button>
      )}
    </>
  )
  return (
    <DeskLine keys={orderKeys} actions={actions}>
      {formatCount(total)} {total === 1 ? 'order' : 'orders'}
      {isOld ? ` · ${messages.orders.loadFailed}` : null}
    </DeskLine>
  )
}
