import { useRef } from 'react'
import { useKeys } from '../keys/use-keys.ts'

/** What the keys of the queue do, for its help. */
export const orderKeys = [
  ['j', 'Next order'],
  ['k', 'Previous order'],
  ['s', 'Order status'],
  ['p', 'Payment status'],
  ['o', 'Open the payment proof'],
  ['b', 'Upload a bill'],
  ['Esc', 'Back to the order'],
  ['/', 'Search orders'],
] as const

/** Escape leaves a control for its card, where single keys work again. */
export function leaveControl(event: React.KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return
  // A dialog is drawn inside its card too, and closes by itself.
  if (event.target.closest('dialog')) return
  event.target.closest('article')?.focus()
}

/**
 * The queue from the keyboard: j and k go from card to card, and over the ends to the next page; the other
 * keys go to a control of the card that has the focus, or of the first one.
 * @returns goes to the element that holds the cards
 */
export function useOrderKeys(ends: { onEnd: () => void; onStart: () => void }) {
  const queue = useRef<HTMLDivElement>(null)

  const cardsNow = () => [...(queue.current?.querySelectorAll('article') ?? [])]
  const placeNow = () => cardsNow().findIndex((card) => card.contains(document.activeElement))
  const go = (place: number) => {
    const cards = cardsNow()
    if (cards.length === 0) return
    if (place < 0) ends.onStart()
    else if (place >= cards.length) ends.onEnd()
    else cards[place]?.focus()
  }
  const controlOf = (key: string) =>
    cardsNow()[Math.max(0, placeNow())]?.querySelector<HTMLElement>(`[aria-keyshortcuts='${key}']`)
  const goTo = (key: string) => () => controlOf(key)?.focus()

  useKeys({
    j: () => go(placeNow() + 1),
    k: () => go(Math.max(-1, placeNow() - 1)),
    s: goTo('s'),
    p: goTo('p'),
    b: goTo('b'),
    o: () => {
      goTo('o')()
      controlOf('o')?.click()
    },
  })
  return queue
}
