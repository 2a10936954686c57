import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { useSession } from '@store/sdk'
import { FormMessage, Stack, theme } from '@store/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { ReceiptPanel } from '../decide/receipt-panel.tsx'
import { usePaymentsView } from '../payments-view.ts'
import { ownOrdersOf } from '../receipt-orders.ts'
import { SettleDialog } from '../settle/settle-dialog.tsx'
import { SettleResultNotice } from '../settle/settle-result-notice.tsx'
import { useSettle } from '../settle/use-settle.ts'
import { ReceiptGrid } from './receipt-grid.tsx'
import { ReceiptListFoot } from './receipt-list-foot.tsx'
import { useReceiptCursor } from './use-receipt-cursor.ts'
import { useReceiptKeys } from './use-receipt-keys.ts'
import { useReceiptSelection } from './use-receipt-selection.ts'
import type { useReceipts } from './use-receipts.ts'

/** The list, and the panel beside it; on a narrow screen the open payment takes the place of the list. */
const Panes = styled.div<{ $hasPanel: boolean; $isOpen: boolean }>`
  display: grid;
  gap: ${theme.space.s};

  ${theme.media.belowDesktop} {
    > :first-child {
      display: ${({ $isOpen }) => ($isOpen ? 'none' : undefined)};
    }

    > article {
      display: ${({ $isOpen }) => ($isOpen ? undefined : 'none')};
    }
  }

  ${theme.media.desktop} {
    grid-template-columns: ${({ $hasPanel }) =>
      $hasPanel ? 'minmax(0, 3fr) minmax(22rem, 2fr)' : 'minmax(0, 1fr)'};
  }
`

const Pane = styled.section`
  container-type: inline-size;
  align-self: start;
  min-width: 0;
  /* Clipped, not hidden: the foot sticks to the window. */
  overflow: clip;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

const listNames: Readonly<Record<ReceiptState, string>> = {
  exact: 'Exact payments',
  proposed: 'Payments to decide',
  waiting: 'Waiting payments',
  settled: 'Settled payments',
}

type ReceiptPanesProps = {
  state: ReceiptState
  source: ReturnType<typeof useReceipts>
  /** Why the list may be stale. */
  failure: string | undefined
}

/** The payments of a state as rows, worked through by keys, and the active one beside them. */
export function ReceiptPanes({ state, source, failure }: ReceiptPanesProps) {
  const { list, receipts, markHandled } = source
  const { role } = useSession()
  const navigate = useNavigate()
  const { view, change } = usePaymentsView()
  const grid = useRef<HTMLTableElement>(null)
  const panel = useRef<HTMLElement>(null)
  const cursor = useReceiptCursor(receipts, view.receipt)
  const selection = useReceiptSelection(receipts)
  const [asked, setAsked] = useState<readonly Receipt[]>()
  const active = cursor.receipt
  const isOpen = active !== undefined && active._id === view.receipt
  const hasPanel = active !== undefined && (isOpen || state !== 'exact')

  const focusGrid = () => grid.current?.focus({ preventScroll: true })
  const moveTo = (index: number) => {
    const receipt = receipts[index]
    if (!receipt) return
    cursor.put(index)
    if (isOpen) change({ receipt: receipt._id }, { replace: true })
    grid.current?.querySelectorAll('tbody tr')[index]?.scrollIntoView({ block: 'nearest' })
    focusGrid()
  }
  const open = (index: number) => {
    const receipt = receipts[index]
    if (!receipt) return
    cursor.put(index)
    change({ receipt: receipt._id }, { replace: isOpen })
  }
  const close = () => {
    if (isOpen) change({ receipt: '' })
    // On a narrow screen the list is shown again after this.
    requestAnimationFrame(focusGrid)
  }
  const { settle, pending, result, clearResult } = useSettle({
    onLeave: cursor.leave,
    onDone: markHandled,
  })
  const assign = (receipt: Receipt) => {
    if (cursor.receipt?._id === receipt._id) focusGrid()
    void settle([receipt])
  }
  const act = () => {
    if (active === undefined || cursor.index < 0) return
    if (state === 'exact') return assign(active)
    open(cursor.index)
    requestAnimationFrame(() => {
      panel.current?.querySelector<HTMLElement>('[data-decision]')?.focus()
    })
  }
  const askForAll = () => {
    const all = selection.receipts.length > 0 ? selection.receipts : receipts
    if (state === 'exact' && all.length > 0) setAsked(all)
  }
  const handleDecided = ({ _id, state: next }: Receipt) => {
    // A part of it may wait in this list still.
    if (next === state) return focusGrid()
    cursor.leave([_id])
    markHandled([_id])
    close()
  }
  useReceiptKeys({
    moveDown: () => moveTo(cursor.next),
    moveUp: () => moveTo(cursor.previous),
    act,
    toggle: () => {
      if (state === 'exact' && active) selection.toggle(active._id)
    },
    openOrder: () => {
      const [order] = active ? ownOrdersOf(active) : []
      if (order) void navigate(`/${role}/orders/${order._id}`)
    },
    assignAll: askForAll,
    escape: () => (isOpen ? close() : selection.clear()),
  })

  return (
    <Stack gap="s">
      {failure ? <FormMessage>{failure}</FormMessage> : null}
      {result ? <SettleResultNotice result={result} onClose={clearResult} /> : null}
      <Panes $hasPanel={hasPanel} $isOpen={isOpen}>
        <Pane aria-label={listNames[state]}>
          <ReceiptGrid
            ref={grid}
            label={listNames[state]}
            state={state}
            receipts={receipts}
            cursor={cursor}
            selection={selection}
            pending={pending}
            onMove={moveTo}
            onOpen={open}
            onAssign={assign}
            onAct={act}
          />
          <ReceiptListFoot
            state={state}
            receipts={receipts}
            list={list}
            selection={selection}
            pendingCount={pending.size}
            onAssignAll={askForAll}
          />
        </Pane>
        {hasPanel ? (
          <ReceiptPanel
            // With other money it is another decision.
            key={`${active._id} ${active.open}`}
            ref={panel}
            receipt={active}
            hasLeft={cursor.hasLeft}
            onClose={close}
            onDone={handleDecided}
          />
        ) : null}
      </Panes>
      {asked ? (
        <SettleDialog
          receipts={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            selection.clear()
            void settle(asked)
          }}
        />
      ) : null}
    </Stack>
  )
}
