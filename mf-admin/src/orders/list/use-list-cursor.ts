import type { Order } from '@store/contract/schemas/orders/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOrderAddress } from '../queue/order-address.ts'
import type { OrderSelection } from './use-order-selection.ts'

/** Where the cursor of the list is. */
interface Cursor {
  index: number
  /** The order at that index when it was put there: the cursor follows it when the list is refetched. */
  id: string | undefined
  /** The row at which a range of selected rows began. */
  anchor: number
}

/** A cursor that is nowhere yet. */
export const noCursor: Cursor = { index: -1, id: undefined, anchor: -1 }

interface ListDependencies {
  cursor: Cursor
  setCursor: (next: Cursor) => void
  total: number
  orderAt: (index: number) => Order | undefined
  find: (id: string) => { index: number } | undefined
  /** Brings a row into view and focuses the list. */
  reveal: (index: number) => void
  selection: OrderSelection
  openId: string | undefined
}

/** Rows that Page Up and Page Down skip. */
const pageRows = 10

/** The row of the cursor now, and those to which keys move it. */
function placeOf({ cursor, openId, orderAt, find, total }: ListDependencies) {
  const id = cursor.id ?? openId
  const found = id === undefined ? undefined : find(id)?.index
  // Its order is no longer in the list, and another one took its row.
  const hasLeft = id !== undefined && found === undefined && orderAt(cursor.index) !== undefined
  const active = found ?? (hasLeft ? -1 : cursor.index)
  const here = hasLeft ? cursor.index : active
  const next = hasLeft ? here : here + 1
  const previous = here < 0 ? 0 : here - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: next,
    ArrowUp: previous,
    PageDown: here + pageRows,
    PageUp: here - pageRows,
    Home: 0,
    End: total - 1,
  }
  return { active, next, previous, steps }
}

/** The active row of the list: moved by keys, it opens and selects orders. An open order follows it. */
export function useListCursor(list: ListDependencies) {
  const { cursor, setCursor, total, orderAt, reveal, selection, openId } = list
  const navigate = useNavigate()
  const addressOf = useOrderAddress()
  const [isHeld, setIsHeld] = useState(false)
  const { active, next, previous, steps } = placeOf(list)

  const put = (index: number, anchor: number) =>
    setCursor({ index, id: orderAt(index)?._id, anchor })
  const open = (index: number) => {
    const order = orderAt(index)
    if (!order || order._id === openId) return
    void navigate(addressOf(order._id), { replace: openId !== undefined })
  }
  const selectRange = (from: number, to: number) => {
    const first = Math.min(from, to)
    const indexes = Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => first + at)
    selection.add(indexes.flatMap((index) => orderAt(index) ?? []))
  }
  const moveTo = (wanted: number, { isRange = false, isRepeated = false } = {}) => {
    if (total === 0) return
    const index = Math.max(0, Math.min(total - 1, wanted))
    const anchor = isRange && active >= 0 ? cursor.anchor : index
    put(index, anchor)
    reveal(index)
    if (isRange) selectRange(anchor, index)
    // A key that is held down would write an address for every row.
    if (openId !== undefined && !isRepeated) open(index)
    setIsHeld(isRepeated)
  }
  const select = (index: number, isRange: boolean) => {
    const order = orderAt(index)
    if (!order) return
    const isFromAnchor = isRange && active >= 0
    if (isFromAnchor) selectRange(cursor.anchor, index)
    else selection.toggle(order)
    put(index, isFromAnchor ? cursor.anchor : index)
  }
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const wanted = steps[event.key]
    const isOnList = event.target === event.currentTarget
    if (wanted !== undefined) {
      moveTo(wanted, { isRange: event.shiftKey, isRepeated: event.repeat })
    } else if (isOnList && event.key === 'Enter') open(active)
    else if (isOnList && event.key === ' ') select(active, event.shiftKey)
    else return
    event.preventDefault()
  }
  return {
    /** -1 when no row is active. */
    active,
    press: (index: number) => put(index, index),
    select,
    moveDown: () => moveTo(next),
    moveUp: () => moveTo(previous),
    toggleActive: () => select(active, false),
    handleKeyDown,
    handleKeyUp: () => {
      if (isHeld && openId !== undefined) open(active)
      setIsHeld(false)
    },
  }
}
