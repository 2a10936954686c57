import { useKeys } from '@store/ui'
import { useEffect, useRef } from 'react'

/**
 * Keyboard navigation of the inbox: j and k move between messages, the other keys press a button of the focused one, or
 * of the first.
 * @param shown the ids of the messages, joined; when one leaves, its neighbour gets the focus
 */
export function useInboxKeys(shown: string) {
  const list = useRef<HTMLDivElement>(null)
  /** Index of the message that is about to leave. */
  const leavingIndex = useRef<number>(undefined)

  const findCards = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
  const focusedIndex = () => findCards().findIndex((card) => card.contains(document.activeElement))
  const clickButton = (key: string) => () => {
    const card = findCards()[Math.max(0, focusedIndex())]
    card?.querySelector<HTMLElement>(`[aria-keyshortcuts='${key}']`)?.click()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed.
  useEffect(() => {
    if (leavingIndex.current === undefined) return
    const cards = findCards()
    cards[Math.min(leavingIndex.current, cards.length - 1)]?.focus()
    leavingIndex.current = undefined
  }, [shown])

  useKeys({
    j: () => findCards()[focusedIndex() + 1]?.focus(),
    k: () => findCards()[Math.max(0, focusedIndex() - 1)]?.focus(),
    c: clickButton('c'),
    o: clickButton('o'),
  })
  return {
    list,
    /** The focused message is about to leave the list. */
    noteLeaving: () => {
      const index = focusedIndex()
      leavingIndex.current = index < 0 ? undefined : index
    },
  }
}
