import type { CartLine } from '@store/contract/schemas/cart'
import { useEffect, useRef, useState } from 'react'

/** Who stops typing for so long has said how many, in milliseconds. */
const pauseMs = 400

/**
 * The quantity of a line while a person types and steps: shown at once, sent after a pause or when the field is left.
 * One request is under way at a time, and of what was wanted meanwhile the last is sent; so answers cannot overtake
 * each other. After a refusal the line shows what the cart holds.
 * @param send resolves once the server has answered, whatever it said
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

  // Who leaves the page has stopped typing.
  const flushOnUnmount = useRef(flush)
  flushOnUnmount.current = flush
  useEffect(() => () => void flushOnUnmount.current(), [])

  return {
    quantity: shown ?? quantity,
    /** Takes another quantity, to be sent after the pause. */
    change,
    /** Sends what waits now. */
    flush: () => void flush(),
    /** Sends a quantity at once. */
    set: (next: number) => {
      change(next)
      void flush()
    },
    /** Forgets what waits: the line goes. */
    cancel,
  }
}
