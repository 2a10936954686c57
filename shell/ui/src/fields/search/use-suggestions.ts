import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { deferCode } from '../../states/deferred-view.tsx'

const suggestionList = deferCode(async () => (await import('./suggestion-list.tsx')).SuggestionList)

/** How far a key moves among the suggestions. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * State and keys of the suggestions of a combobox (WAI-ARIA): the focus stays in the field, the arrow keys go round
 * through the options and the field.
 * @param field contains the options
 * @param asked what to suggest for; blank for nothing
 */
export function useSuggestions(field: RefObject<HTMLElement | null>, asked: string) {
  // A navigation changes the key, which closes the suggestions.
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const [active, setActive] = useState(-1)
  const [isLoaded, setLoaded] = useState(suggestionList.loaded !== undefined)
  const isOpen = openedAt === key && asked !== '' && isLoaded
  const options = () => field.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []

  return {
    SuggestionList: isOpen ? suggestionList.loaded : undefined,
    active,
    activeOption: () => (isOpen ? options()[active] : undefined),
    /** Shows them from the first one, and loads their code; without it the field still searches. */
    open: () => {
      setOpenedAt(key)
      setActive(-1)
      suggestionList.load().then(
        () => setLoaded(true),
        () => undefined,
      )
    },
    close: () => setOpenedAt(undefined),
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) {
        // The browser would also clear the field.
        event.preventDefault()
        setOpenedAt(undefined)
      }
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      setOpenedAt(key)
      const stops = options().length + 1
      setActive(((active + 1 + step + stops) % stops) - 1)
    },
  }
}
