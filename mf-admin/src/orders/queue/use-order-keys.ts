import { useKeys } from '@store/ui'
import { useEffect, useRef } from 'react'
import { openSelect } from '../order-card/select-picker.ts'

/** The keyboard shortcuts of the order queue, as listed in its help. */
export const orderKeys = [
  ['j', 'Next order'],
  ['k', 'Previous order'],
  ['n', 'Next step'],
  ['s', 'Order status'],
  ['p', 'Payment status'],
  ['o', 'Open the payment proof'],
  ['b', 'Upload a bill'],
  ['u', 'Undo the last change'],
  ['Esc', 'Back to the order'],
] as const

/** On Escape, moves the focus from a control to its card, where single keys work again. */
export function returnToCardOnEscape(event: React.KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return
  // A dialog is a descendant of its card, too, and closes by itself.
  if (event.target.closest('dialog')) return
  const card = event.target.closest('article')
  const list = event.target.closest('select')
  card?.focus()
  // The same key closes an open select, which then takes the focus back.
  requestAnimationFrame(() => {
    if (document.activeElement === list) card?.focus()
  })
}

interface Pages {
  /** The page whose cards are rendered; undefined while loading. */
  shown: number | undefined
  /** Goes to a page. @returns false when there is no such page */
  turn: (page: number) => boolean
}

/**
 * Keyboard navigation of the queue: j and k move between cards and, past either end, to the next or previous
 * page; the other keys go to a control of the focused card, or of the first one.
 * @returns the ref of the element that contains the cards
 */
export function useOrderKeys({ shown, turn }: Pages) {
  const queue = useRef<HTMLDivElement>(null)
  // Index of the card to focus once the next page is loaded; negative counts from the end.
  const pendingIndex = useRef<number>(undefined)

  const findCards = () => [...(queue.current?.querySelectorAll('article') ?? [])]
  const focusedIndex = () => findCards().findIndex((card) => card.contains(document.activeElement))
  const findControl = (key: string) =>
    findCards()[Math.max(0, focusedIndex())]?.querySelector<HTMLElement>(
      `[aria-keyshortcuts='${key}']`,
    )

  useEffect(() => {
    if (shown === undefined || pendingIndex.current === undefined) return
    const cards = queue.current?.querySelectorAll('article') ?? []
    const position = pendingIndex.current
    pendingIndex.current = undefined
    Array.from(cards).at(position)?.focus()
  }, [shown])

  const turnToPage = (page: number, position: number) => {
    if (turn(page)) pendingIndex.current = position
  }
  const goToCard = (position: number) => {
    const cards = findCards()
    if (shown === undefined || cards.length === 0) return
    if (position < 0) turnToPage(shown - 1, -1)
    else if (position >= cards.length) turnToPage(shown + 1, 0)
    else cards[position]?.focus()
  }
  const clickControl = (key: string) => () => {
    findControl(key)?.focus()
    findControl(key)?.click()
  }

  useKeys({
    j: () => goToCard(focusedIndex() + 1),
    k: () => goToCard(Math.max(-1, focusedIndex() - 1)),
    s: () => openSelect(findControl('s')),
    p: () => openSelect(findControl('p')),
    n: clickControl('n'),
    b: clickControl('b'),
    o: clickControl('o'),
  })
  return queue
}
