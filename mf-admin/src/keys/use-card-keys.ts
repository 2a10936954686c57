import { useKeys } from '@store/ui'
import { useEffect, useRef } from 'react'

/**
 * Keyboard navigation of a list of cards: j and k move between them, the other keys press the button of the focused one,
 * or of the first, that has the key as `aria-keyshortcuts`. When the focused card has left the list, its neighbour gets the
 * focus.
 * @example const { list, noteLeaving } = useCardKeys(['c', 'o'])
 */
export function useCardKeys(buttonKeys: readonly string[]) {
  const list = useRef<HTMLDivElement>(null)
  /** The card that is about to leave, and where it is. */
  const leaving = useRef<{ card: Element; index: number }>(undefined)

  const findCards = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
  const focusedIndex = () => findCards().findIndex((card) => card.contains(document.activeElement))
  const clickButton = (key: string) => () => {
    const card = findCards()[Math.max(0, focusedIndex())]
    card?.querySelector<HTMLElement>(`[aria-keyshortcuts='${key}']`)?.click()
  }

  useEffect(() => {
    if (leaving.current === undefined || leaving.current.card.isConnected) return
    findCards()
      .at(Math.min(leaving.current.index, findCards().length - 1))
      ?.focus()
    leaving.current = undefined
  })

  useKeys({
    j: () => findCards()[focusedIndex() + 1]?.focus(),
    k: () => findCards()[Math.max(0, focusedIndex() - 1)]?.focus(),
    ...Object.fromEntries(buttonKeys.map((key) => [key, clickButton(key)])),
  })
  return {
    list,
    /** The focused card is about to leave the list. */
    noteLeaving: () => {
      const index = focusedIndex()
      const card = findCards()[index]
      leaving.current = card && { card, index }
    },
  }
}
