import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { FailedState, Loading, Skeleton, theme } from '@store/ui'
import styled from 'styled-components'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkResultNotice } from '../bulk/bulk-result.tsx'
import type { useBulkSteps } from '../bulk/use-bulk-steps.tsx'
import { NoOrders } from '../queue/no-orders.tsx'
import { OrderList } from './order-list.tsx'
import { useLoadFirstOrders } from './rows/use-load-first-orders.ts'
import type { useOrderRows } from './rows/use-order-rows.ts'
import type { useListCursor } from './use-list-cursor.ts'
import type { OrderSelection } from './use-order-selection.ts'

const Pane = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

/** Over the rows that come, so that they are where they will be. */
const Waiting = styled.div`
  position: absolute;
  inset: ${theme.space.m};
`

type OrderListPaneProps = {
  rows: ReturnType<typeof useOrderRows>
  cursor: ReturnType<typeof useListCursor>
  selection: OrderSelection
  bulk: ReturnType<typeof useBulkSteps>
  openId: string | undefined
  onPrint: () => void
}

/** The list: loading, error, empty, or its rows with what can be done to the selected ones below them. */
export function OrderListPane(props: OrderListPaneProps) {
  const { rows, cursor, selection, bulk, openId, onPrint } = props
  const { windows, total } = rows
  const loadFirst = useLoadFirstOrders()
  if (total === 0) {
    return (
      <Pane aria-label="List of orders">
        <NoOrders />
      </Pane>
    )
  }
  if (total === undefined && windows.isError) {
    const message = messageOf(windows.error, messages.orders.loadFailed)
    return (
      <Pane aria-label="List of orders">
        <FailedState message={message} onRetry={windows.refetch} />
      </Pane>
    )
  }
  return (
    <Pane aria-label="List of orders">
      {total === undefined ? (
        <Waiting>
          <Loading label={messages.orders.loading}>
            <Skeleton lines={12} />
          </Loading>
        </Waiting>
      ) : null}
      <OrderList rows={rows} cursor={cursor} selection={selection} openId={openId} />
      {bulk.result ? <BulkResultNotice result={bulk.result} onClose={bulk.clearResult} /> : null}
      {total === undefined ? null : (
        <BulkBar
          total={total}
          selection={selection}
          bulk={bulk}
          list={windows}
          onSelectAll={async () => selection.add(await loadFirst())}
          onPrint={onPrint}
        />
      )}
    </Pane>
  )
}
