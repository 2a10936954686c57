import type { CartLine } from '@store/contract/schemas/orders/cart'
import { useEffect, useRef, useState } from 'react'

/** Debounce of the quantity input, in milliseconds. */
const pauseMs = 400

/**
 * The quantity of a line while it is edited: shown at once, sent after a pause or on blur.
 * Only one request is in flight at a time, followed by the latest quantity, so that responses cannot arrive out
 * of order. After an error the line shows the cart's quantity.
 * @param send resolves after the response, also after an error
 */
export function useLineQuantity(
  { quantity }: Pick<CartLine, 'quantity'>,
  send: (quantity: number) => Promise<void>,
) {
  const [shown, setShown] = useState<number>()
  const pendingQuantity = useRef<number>(undefined)
  const timer = useRef<number>(undefined)
  const isSending = useRef(false)

  const flush = async () => {
    window.clearTimeout(timer.current)
    if (isSending.current) return
    isSending.current = true
    while (pendingQuantity.current !== undefined) {
      const next = pendingQuantity.current
      pendingQuantity.current = undefined
      await send(next)
    }
    isSending.current = false
    setShown(undefined)
  }
  const change = (next: number) => {
    setShown(next)
    pendingQuantity.current = next
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void flush(), pauseMs)
  }
  const cancel = () => {
    window.clearTimeout(timer.current)
    pendingQuantity.current = undefined
    setShown(undefined)
  }

  // Leaving the page sends a pending quantity.
  const flushOnUnmount = useRef(flush)
  flushOnUnmount.current = flush
  useEffect(() => () => void flushOnUnmount.current(), [])

  return {
    quantity: shown ?? quantity,
    /** Changes the quantity; sent after the pause. */
    change,
    /** Sends a pending quantity now. */
    flush: () => void flush(),
    /** Sends a quantity at once. */
    set: (next: number) => {
      change(next)
      void flush()
    },
    /** Drops a pending quantity: the line is removed. */
    cancel,
  }
}
