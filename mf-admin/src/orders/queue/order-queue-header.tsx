import * as messages from '@store/contract/rules/messages'
import { Button, Cluster, formatCount, theme } from '@store/ui'
import { FilterX, RotateCw } from 'lucide-react'
import styled from 'styled-components'
import { useManagedOrders } from '../use-managed-orders.ts'
import { isDefaultOrdersView } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

const Line = styled(Cluster)`
  margin-inline-start: auto;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** The number of orders, whether it is stale, and Clear Filters. Nothing without orders: the empty state says all that. */
export function OrderQueueHeader() {
  const { view, clear } = useOrdersView()
  const list = useManagedOrders()
  const { data, isError: isStale } = list
  if (data === undefined || data.orders.length === 0) return null
  return (
    <Line gap="xs">
      <p role="status">
        {formatCount(data.total)} {data.total === 1 ? 'order' : 'orders'}
        {isStale ? ` · ${messages.orders.loadFailed}` : null}
      </p>
      {isStale ? (
        <Button
          variant="secondary"
          size="s"
          icon={RotateCw}
          busy={list.isFetching}
          onClick={() => void list.refetch()}
        >
          Retry
        </Button>
      ) : null}
      {isDefaultOrdersView(view) ? null : (
        <Button variant="secondary" size="s" icon={FilterX} onClick={clear}>
          Clear Filters
        </Button>
      )}
    </Line>
  )
}
