import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { VisuallyHidden } from '@store/ui'
import { useId } from 'react'
import { Grid, Head } from './receipt-grid-styles.ts'
import { ReceiptRow } from './receipt-row.tsx'
import type { ReceiptCursor } from './use-receipt-cursor.ts'
import type { ReceiptSelection } from './use-receipt-selection.ts'

type ReceiptGridProps = {
  ref: React.Ref<HTMLTableElement>
  label: string
  state: ReceiptState
  receipts: readonly Receipt[]
  cursor: ReceiptCursor
  selection: ReceiptSelection
  /** Payments that are being assigned. */
  pending: ReadonlySet<string>
  onMove: (index: number) => void
  onOpen: (index: number) => void
  onAssign: (receipt: Receipt) => void
  /** Enter on the list. */
  onAct: () => void
}

/** Payments as rows, or as cards on a phone. The grid has the focus and points to the active row. */
export function ReceiptGrid(props: ReceiptGridProps) {
  const { ref, label, state, receipts, cursor, selection, pending, onAct, onMove } = props
  const gridId = useId()
  const rowIdOf = (index: number) => `${gridId}-${index}`
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = cursor.steps[event.key]
    const isOnGrid = event.target === event.currentTarget
    if (target !== undefined) onMove(target)
    else if (isOnGrid && event.key === 'Enter' && !event.repeat) onAct()
    else return
    event.preventDefault()
  }
  return (
    <Grid
      ref={ref}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={receipts.length + 1}
      aria-multiselectable={state === 'exact' || undefined}
      aria-activedescendant={cursor.index < 0 ? undefined : rowIdOf(cursor.index)}
      data-state={state}
      onKeyDown={handleKeyDown}
    >
      <thead>
        <Head>
          {state === 'exact' ? (
            <th scope="col" data-column="box">
              <VisuallyHidden>Selected</VisuallyHidden>
            </th>
          ) : null}
          <th scope="col" data-column="date">
            Received
          </th>
          <th scope="col" data-column="amount">
            Amount
          </th>
          <th scope="col" data-column="narration">
            What the bank wrote
          </th>
          <th scope="col" data-column="orders">
            Order
          </th>
          <th scope="col" data-column="why">
            {state === 'settled' ? 'Assigned' : 'Why'}
          </th>
          {state === 'exact' ? (
            <th scope="col" data-column="action">
              <VisuallyHidden>Assign</VisuallyHidden>
            </th>
          ) : null}
        </Head>
      </thead>
      <tbody>
        {receipts.map((receipt, index) => (
          <ReceiptRow
            key={receipt._id}
            id={rowIdOf(index)}
            receipt={receipt}
            state={state}
            isActive={index === cursor.index}
            isSelected={selection.has(receipt._id)}
            isPending={pending.has(receipt._id)}
            onOpen={() => props.onOpen(index)}
            onToggle={() => selection.toggle(receipt._id)}
            onAssign={() => props.onAssign(receipt)}
          />
        ))}
      </tbody>
    </Grid>
  )
}
