import { useSession } from '@store/sdk'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { knownGroups } from './known-groups.ts'
import type { PaletteLink } from './palette-item.ts'
import { readRecentItems } from './recent-items.ts'
import { usePaletteActions } from './use-palette-actions.ts'
import { usePaletteSearch } from './use-palette-search.ts'

/** How far a key moves among the results. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * State and keys of the palette, a combobox (WAI-ARIA): the focus stays in the field, the arrow keys go round through
 * the results, Enter opens one, at first the best. What the browser knows comes before what the server finds.
 * @param results contains the options
 */
export function usePalette(pages: readonly PaletteLink[], results: RefObject<HTMLElement | null>) {
  const { user } = useSession()
  const [recent] = useState(() => readRecentItems(user?._id ?? ''))
  const actions = usePaletteActions()
  const [typed, setTyped] = useState('')
  /** The result that the arrow keys have reached. */
  const [chosenKey, setChosenKey] = useState<string>()
  /** Enter was pressed before the answer to the text was there: it opens the best result then. */
  const [isEntered, setEntered] = useState(false)

  const text = typed.trim()
  const search = usePaletteSearch(text)
  const known = knownGroups({ recent, pages, actions }, text)
  const groups = [...known, ...search.groups]
  const items = groups.flatMap((group) => group.items)
  const chosenIndex = items.findIndex(({ key }) => key === chosenKey)
  const activeIndex = Math.max(0, chosenIndex)
  const active = items[activeIndex]
  /** What Enter opens does not change any more, whatever the server finds. */
  const isDecided = chosenIndex >= 0 || known.length > 0 || search.isCurrent

  const findActive = () => results.current?.querySelector<HTMLElement>('[aria-selected=true]')
  useEffect(() => {
    if (active !== undefined) findActive()?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (!isEntered || (!isDecided && search.error === undefined)) return
    setEntered(false)
    if (isDecided) findActive()?.click()
  })

  const enter = () => {
    if (isDecided) {
      findActive()?.click()
    } else {
      search.askNow()
      setEntered(true)
    }
  }
  return {
    typed,
    text,
    groups,
    active,
    activeIndex,
    search,
    type: (next: string) => {
      setTyped(next)
      setChosenKey(undefined)
      setEntered(false)
    },
    handleKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step !== undefined && items.length > 0) {
        event.preventDefault()
        setChosenKey(items[(activeIndex + step + items.length) % items.length]?.key)
      }
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        event.preventDefault()
        enter()
      }
    },
  }
}
