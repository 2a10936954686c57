import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { useId } from 'react'
import type { useReceiptActions } from '../use-receipt-actions.ts'
import type { ReceiptNavigation } from '../use-receipt-navigation.ts'
import type { ReceiptSelection } from '../use-receipt-selection.ts'
import { ReceiptGridHead } from './receipt-grid-head.tsx'
import { Grid } from './receipt-grid-styles.ts'
import { ReceiptRow } from './receipt-row.tsx'

type ReceiptGridProps = {
  label: string
  state: ReceiptState
  receipts: readonly Receipt[]
  navigation: ReceiptNavigation
  selection: ReceiptSelection
  actions: Pick<ReturnType<typeof useReceiptActions>, 'pending' | 'assign' | 'act'>
}

/** Payments as rows, or as cards on a phone. The grid has the focus and points to the active row. */
export function ReceiptGrid(props: ReceiptGridProps) {
  const { label, state, receipts, navigation, selection, actions } = props
  const { grid, cursor, moveTo, open } = navigation
  const gridId = useId()
  const rowIdOf = (index: number) => `${gridId}-${index}`
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = cursor.steps[event.key]
    const isOnGrid = event.target === event.currentTarget
    if (target !== undefined) moveTo(target)
    else if (isOnGrid && event.key === 'Enter' && !event.repeat) actions.act()
    else return
    event.preventDefault()
  }
  return (
    <Grid
      ref={grid}
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
        <ReceiptGridHead state={state} />
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
            isPending={actions.pending.has(receipt._id)}
            onOpen={() => open(index)}
            onToggle={() => selection.toggle(receipt._id)}
            onAssign={() => actions.assign(receipt)}
          />
        ))}
      </tbody>
    </Grid>
  )
}
