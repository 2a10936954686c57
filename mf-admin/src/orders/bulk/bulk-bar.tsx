import { mostOrdersAtOnce } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { Button, Cluster, formatCount, theme } from '@store/ui'
import { ListChecks, Printer, RotateCw, X } from 'lucide-react'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { ExportButtons } from '../../table-files/export-buttons.tsx'
import type { OrderSelection } from '../list/use-order-selection.ts'
import { useExportSelectedOrdersMutation } from './bulk-orders-api.ts'
import type { useBulkSteps } from './use-bulk-steps.tsx'

const Bar = styled(Cluster)`
  padding: ${theme.space.xxs} ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};
  font-size: ${theme.size.s};
`

type BulkBarProps = {
  total: number
  selection: OrderSelection
  bulk: ReturnType<typeof useBulkSteps>
  list: { isError: boolean; isFetching: boolean; refetch: () => void }
  onSelectAll: () => Promise<void>
  onPrint: () => void
}

/** Below the list: how many orders there are, or what can be done with the selected ones. */
export function BulkBar({ total, selection, bulk, list, onSelectAll, onPrint }: BulkBarProps) {
  const [exportSelectedOrders] = useExportSelectedOrdersMutation()
  const { mayDo } = useRights()
  const selectable = Math.min(total, mostOrdersAtOnce)
  return (
    <Bar gap="xs" role="group" aria-label="Selected orders">
      <span role="status">
        {selection.count === 0
          ? `${formatCount(total)} ${total === 1 ? 'order' : 'orders'}`
          : `${formatCount(selection.count)} selected`}
      </span>
      {selection.count > 0 ? (
        <>
          {bulk.steps.map((step) => (
            <Button key={step.status} size="s" busy={bulk.isBusy} onClick={() => bulk.take(step)}>
              {step.label} ({formatCount(step.orders.length)})
            </Button>
          ))}
          <Button variant="secondary" size="s" icon={Printer} onClick={onPrint}>
            Print
          </Button>
          {mayDo(['orders', 'money', 'accounts']) ? (
            <ExportButtons
              fileName="orders"
              labels={{ xlsx: 'Excel', csv: 'CSV' }}
              failure={messages.orders.loadFailed}
              fetchFile={(format) =>
                exportSelectedOrders({
                  orders: selection.orders.map(({ _id }) => _id),
                  format,
                }).unwrap()
              }
            />
          ) : null}
          <Button variant="quiet" size="s" icon={X} onClick={selection.clear}>
            Clear selection
          </Button>
        </>
      ) : null}
      {selection.count < selectable ? (
        <Button variant="quiet" size="s" icon={ListChecks} onClick={() => void onSelectAll()}>
          {total > selectable
            ? `Select the first ${formatCount(selectable)}`
            : `Select all ${formatCount(total)}`}
        </Button>
      ) : null}
      {list.isError ? (
        <>
          <span role="alert">{messages.orders.loadFailed}</span>
          <Button
            variant="secondary"
            size="s"
            icon={RotateCw}
            busy={list.isFetching}
            onClick={list.refetch}
          >
            Retry
          </Button>
        </>
      ) : null}
    </Bar>
  )
}
