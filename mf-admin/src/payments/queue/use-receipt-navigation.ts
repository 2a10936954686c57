import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { useRef } from 'react'
import { usePaymentsView } from '../payments-view.ts'
import { useReceiptCursor } from './use-receipt-cursor.ts'

/**
 * The active payment of a list and whether it is open: in the address, so that Back closes it. The focus stays on the list
 * until somebody decides.
 */
export function useReceiptNavigation(state: ReceiptState, receipts: readonly Receipt[]) {
  const { view, change } = usePaymentsView()
  const grid = useRef<HTMLTableElement>(null)
  const panel = useRef<HTMLElement>(null)
  const cursor = useReceiptCursor(receipts, view.receipt)
  const active = cursor.receipt
  const isOpen = active !== undefined && active._id === view.receipt

  const focusGrid = () => grid.current?.focus({ preventScroll: true })
  const open = (index: number) => {
    const receipt = receipts[index]
    if (!receipt) return
    cursor.put(index)
    change({ receipt: receipt._id }, { replace: isOpen })
  }
  return {
    grid,
    panel,
    cursor,
    active,
    isOpen,
    /** The panel of an exact payment is shown when it is asked for: its row says everything. */
    hasPanel: active !== undefined && (isOpen || state !== 'exact'),
    focusGrid,
    open,
    moveTo: (index: number) => {
      const receipt = receipts[index]
      if (!receipt) return
      cursor.put(index)
      if (isOpen) change({ receipt: receipt._id }, { replace: true })
      grid.current?.querySelectorAll('tbody tr')[index]?.scrollIntoView({ block: 'nearest' })
      focusGrid()
    },
    close: () => {
      if (isOpen) change({ receipt: '' })
      // On a narrow screen the list is shown again after this.
      requestAnimationFrame(focusGrid)
    },
    /** Opens the active payment and focuses what decides about it. */
    openDecision: () => {
      open(cursor.index)
      requestAnimationFrame(() => {
        panel.current?.querySelector<HTMLElement>('[data-decision]')?.focus()
      })
    },
  }
}

export type ReceiptNavigation = ReturnType<typeof useReceiptNavigation>
