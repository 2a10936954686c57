import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce time, in milliseconds. */
const pauseMs = 250

/**
 * The text of a search box while typing. It is applied after a short pause; when the URL changes otherwise (Back, Clear
 * Filters), the URL wins.
 * @param q the search in the URL
 * @param onPause called with the typed text
 * @example const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
 */
export function useSearchDraft(q: string, onPause: (q: string) => void) {
  const [draft, setDraft] = useState<Draft>({ text: q, seen: q })

  // The URL may change while the user is typing: only a change that is not ours resets the box.
  if (draft.seen !== q) {
    setDraft({ text: draft.sent === q ? draft.text : q, seen: q })
  }

  const applySearch = useEffectEvent((sent: string) => {
    setDraft({ ...draft, sent })
    onPause(sent)
  })
  const typed = draft.text.trim()
  useEffect(() => {
    if (typed === q.trim()) return
    const timer = setTimeout(() => applySearch(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, q])

  return { text: draft.text, type: (text: string) => setDraft({ ...draft, text }) }
}

interface Draft {
  text: string
  /** The last search in the URL. */
  seen: string
  /** The last search we applied to the URL. */
  sent?: string
}
