import { useEffect, useRef } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { openList } from './open-list.ts'

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
  const card = event.target.closest('article')
  const list = event.target.closest('select')
  card?.focus()
  // An open list closes by the same key, and takes the focus back.
  requestAnimationFrame(() => {
    if (document.activeElement === list) card?.focus()
  })
}

interface Pages {
  /** The page whose cards are there; undefined while they are on their way. */
  shown: number | undefined
  /** Turns to a page. @returns false when there is none such */
  turn: (page: number) => boolean
}

/**
 * The queue from the keyboard: j and k go from card to card, and over the ends to the nearest card of the next
 * page; the other keys go to a control of the card that has the focus, or of the first one.
 * @returns goes to the element that holds the cards
 */
export function useOrderKeys({ shown, turn }: Pages) {
  const queue = useRef<HTMLDivElement>(null)
  // Which card of the page that is on its way gets the focus; negative ones count from the end.
  const wanted = useRef<number>(undefined)

  const cardsNow = () => [...(queue.current?.querySelectorAll('article') ?? [])]
  const placeNow = () => cardsNow().findIndex((card) => card.contains(document.activeElement))
  const controlOf = (key: string) =>
    cardsNow()[Math.max(0, placeNow())]?.querySelector<HTMLElement>(`[aria-keyshortcuts='${key}']`)

  useEffect(() => {
    if (shown === undefined || wanted.current === undefined) return
    const cards = queue.current?.querySelectorAll('article') ?? []
    const place = wanted.current
    wanted.current = undefined
    Array.from(cards).at(place)?.focus()
  }, [shown])

  const turnTo = (page: number, place: number) => {
    if (turn(page)) wanted.current = place
  }
  const go = (place: number) => {
    const cards = cardsNow()
    if (shown === undefined || cards.length === 0) return
    if (place < 0) turnTo(shown - 1, -1)
    else if (place >= cards.length) turnTo(shown + 1, 0)
    else cards[place]?.focus()
  }
  const choose = (key: string) => () => {
    const list = controlOf(key)
    list?.focus()
    if (list instanceof HTMLSelectElement && !list.disabled) openList(list)
  }
  const press = (key: string) => () => {
    controlOf(key)?.focus()
    controlOf(key)?.click()
  }

  useKeys({
    j: () => go(placeNow() + 1),
    k: () => go(Math.max(-1, placeNow() - 1)),
    s: choose('s'),
    p: choose('p'),
    b: press('b'),
    o: press('o'),
  })
  return queue
}
