import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'

interface Cursor {
  /** The payment as it was seen last. */
  receipt: Receipt | undefined
  index: number
  /** The payment of the address when the cursor was last put by it. */
  wanted: string
}

/** Rows that Page Up and Page Down skip. */
const pageRows = 10

/**
 * The active row of a list of payments. It stays with its payment when the list is read again; a payment that somebody
 * else settled keeps the cursor, so that no key acts on the one that took its place.
 * @param receipts the list
 * @param wanted the payment of the address, which the cursor follows through the history; empty when there is none
 */
export function useReceiptCursor(receipts: readonly Receipt[], wanted: string) {
  const isFromHistory = useNavigationType() === 'POP'
  const [cursor, setCursor] = useState<Cursor>({ receipt: undefined, index: 0, wanted: '' })
  const indexOf = (id: string | undefined) => receipts.findIndex(({ _id }) => _id === id)
  const found = indexOf(cursor.receipt?._id)
  const put = (index: number) => setCursor({ receipt: receipts[index], index, wanted })

  const isWanted = isFromHistory && wanted !== cursor.wanted && indexOf(wanted) >= 0
  if (isWanted) put(indexOf(wanted))
  else if (cursor.receipt === undefined && receipts.length > 0) put(Math.max(0, indexOf(wanted)))
  else if (found >= 0 && (receipts[found] !== cursor.receipt || found !== cursor.index)) put(found)

  const hasLeft = cursor.receipt !== undefined && found < 0
  const here = hasLeft ? Math.min(cursor.index, receipts.length) : found
  const clamp = (index: number) => Math.max(0, Math.min(receipts.length - 1, index))
  const next = clamp(hasLeft ? here : here + 1)
  const previous = clamp(here - 1)
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: next,
    ArrowUp: previous,
    PageDown: clamp(here + pageRows),
    PageUp: clamp(here - pageRows),
    Home: 0,
    End: clamp(receipts.length - 1),
  }
  return {
    /** The active payment; `undefined` in an empty list. */
    receipt: cursor.receipt,
    /** -1 when it is not in the list. */
    index: found,
    /** Somebody else settled it, or took it back. */
    hasLeft,
    next,
    previous,
    /** The rows to which keys of the list lead, by `KeyboardEvent.key`. */
    steps,
    put,
    /** Moves on before payments leave the list: to the next one that stays, else to the last. */
    leave: (ids: readonly string[]) => {
      const stays = (receipt: Receipt) => !ids.includes(receipt._id)
      if (cursor.receipt && stays(cursor.receipt)) return
      const target = receipts.slice(here).find(stays) ?? receipts.findLast(stays)
      setCursor({ receipt: target, index: target ? indexOf(target._id) : 0, wanted })
    },
  }
}

export type ReceiptCursor = ReturnType<typeof useReceiptCursor>
