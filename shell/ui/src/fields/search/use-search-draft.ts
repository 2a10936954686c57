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
  const [draft, setDraft] = useState<Draft>({ text: q, seen: q, sent: [] })

  // The URL may change while the user is typing: only a change that is not ours resets the box.
  if (draft.seen !== q) {
    const shown = draft.sent.indexOf(q)
    if (shown < 0) setDraft({ text: q, seen: q, sent: [] })
    else setDraft({ text: draft.text, seen: q, sent: draft.sent.slice(shown + 1) })
  }

  const applySearch = useEffectEvent((sent: string) => {
    setDraft({ ...draft, sent: [...draft.sent, sent] })
    onPause(sent)
  })
  const typed = draft.text.trim()
  const applied = draft.sent.at(-1) ?? q.trim()
  useEffect(() => {
    if (typed === applied) return
    const timer = setTimeout(() => applySearch(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, applied])

  return { text: draft.text, type: (text: string) => setDraft({ ...draft, text }) }
}

interface Draft {
  text: string
  /** The last search in the URL. */
  seen: string
  /** Searches that we applied and the URL does not show yet, the oldest first: on a slow phone there can be several. */
  sent: readonly string[]
}
