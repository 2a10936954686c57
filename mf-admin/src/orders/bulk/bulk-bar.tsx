import { mostOrdersAtOnce } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { Button, Cluster, formatCount, saveBlob, theme } from '@store/ui'
import { FileSpreadsheet, ListChecks, Printer, RotateCw, X } from 'lucide-react'
import styled from 'styled-components'
import type { OrderSelection } from '../list/use-order-selection.ts'
import { writeOrderCsv } from './order-csv.ts'
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
  const selectable = Math.min(total, mostOrdersAtOnce)
  const saveCsv = async () => {
    const csv = new Blob([await writeOrderCsv(selection.orders)], { type: 'text/csv' })
    saveBlob(URL.createObjectURL(csv), 'orders.csv')
  }
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
          <Button
            variant="secondary"
            size="s"
            icon={FileSpreadsheet}
            onClick={() => void saveCsv()}
          >
            CSV
          </Button>
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
