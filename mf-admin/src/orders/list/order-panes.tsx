import type { Order } from '@store/contract/schemas/orders/orders'
import { theme } from '@store/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PrintDialog } from '../bulk/print-dialog.tsx'
import { useBulkSteps } from '../bulk/use-bulk-steps.tsx'
import { OrderDetail } from '../detail/order-detail.tsx'
import { useOpenOrder } from '../detail/use-open-order.ts'
import { useNextStep } from '../status-change/use-next-step.tsx'
import { OrderListPane } from './order-list-pane.tsx'
import { useOrderRows } from './rows/use-order-rows.ts'
import { noCursor, useListCursor } from './use-list-cursor.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOrderSelection } from './use-order-selection.ts'
import { useRevealedRow } from './use-revealed-row.ts'

/** As high as the window below the header and the two lines of filters, so that the page itself need not scroll. */
const Panes = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  gap: ${theme.space.s};
  height: calc(${theme.viewportHeight} - ${theme.headerHeight} - 8.5rem);
  min-height: 24rem;

  ${theme.media.belowDesktop} {
    /* An open order is a page, which scrolls as pages do. */
    height: ${({ $isOpen }) =>
      $isOpen
        ? 'auto'
        : `calc(${theme.viewportHeight} - ${theme.headerHeight} - ${theme.viewportFloor} - ${theme.space.s})`};

    > :first-child {
      display: ${({ $isOpen }) => ($isOpen ? 'none' : 'flex')};
    }
  }

  ${theme.media.desktop} {
    grid-template-columns: ${({ $isOpen }) =>
      $isOpen ? 'minmax(20rem, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)'};
  }
`

/** The orders of the view as rows, and the open one beside them. */
export function OrderPanes({ openId }: { openId: string | undefined }) {
  const panes = useRef<HTMLDivElement>(null)
  const [cursorState, setCursor] = useState(noCursor)
  const [printed, setPrinted] = useState<readonly Order[]>()
  const rows = useOrderRows(cursorState.index)
  const { windows, virtualizer, scroller, total } = rows
  const selection = useOrderSelection(windows.find)
  const bulk = useBulkSteps(selection.orders, (done) => selection.remove(done))
  const nextStep = useNextStep()
  const cursor = useListCursor({
    cursor: cursorState,
    setCursor,
    total: total ?? 0,
    orderAt: windows.orderAt,
    find: windows.find,
    reveal: (index) => {
      virtualizer.scrollToIndex(index)
      scroller?.focus({ preventScroll: true })
    },
    selection,
    openId,
  })
  const open = openId === undefined ? undefined : windows.find(openId)
  useRevealedRow(openId, open?.index, (index) => {
    // On a narrow screen the order has taken the place of the list.
    if (scroller?.clientHeight) virtualizer.scrollToIndex(index)
  })
  const openOrder = useOpenOrder(openId, open?.order)
  const current = openId === undefined ? windows.orderAt(cursor.active) : openOrder.data
  const printSelected = () =>
    setPrinted(selection.count > 0 ? selection.orders : current && [current])

  useListKeys({
    cursor,
    isOpen: openId !== undefined,
    selection,
    findControl: (key) =>
      panes.current?.querySelector<HTMLElement>(`article [aria-keyshortcuts='${key}']`),
    takeStep: () => {
      if (selection.count > 0) bulk.takeOnly()
      else if (current) nextStep.take(current)
    },
    print: printSelected,
  })

  return (
    <Panes ref={panes} $isOpen={openId !== undefined}>
      <OrderListPane
        rows={rows}
        cursor={cursor}
        selection={selection}
        bulk={bulk}
        openId={openId}
        onPrint={printSelected}
      />
      {openId === undefined ? null : (
        <OrderDetail
          key={openId}
          query={openOrder}
          onPrint={(order) => setPrinted([order])}
          returnFocus={() => scroller?.focus({ preventScroll: true })}
        />
      )}
      {bulk.dialog}
      {nextStep.dialog}
      {printed ? <PrintDialog orders={printed} onClose={() => setPrinted(undefined)} /> : null}
    </Panes>
  )
}
