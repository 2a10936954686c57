import { messages } from '@store/contract/rules/messages'
import { Button, Cluster, formatCount, theme } from '@store/sdk'
import { FilterX, RotateCw } from 'lucide-react'
import styled from 'styled-components'
import { KeysHelp } from '../keys/keys-help.tsx'
import { KeysLine } from '../keys/keys-line.tsx'
import { isEveryOrder } from './orders-view.ts'
import { orderKeys } from './use-order-keys.ts'
import { useOrdersView } from './use-orders-view.ts'

const Line = styled(Cluster)`
  min-height: ${theme.targetDense};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

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
  return (
    <>
      <Line justify="space-between">
        <p role="status">
          {formatCount(total)} {total === 1 ? 'order' : 'orders'}
          {isOld ? ` · ${messages.orders.loadFailed}` : null}
        </p>
        <Cluster gap="xs">
          <KeysHelp keys={orderKeys} />
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
        </Cluster>
      </Line>
      <KeysLine keys={orderKeys} />
    </>
  )
}
