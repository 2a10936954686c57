import { useEffect, useEffectEvent, useState } from 'react'

/** How long a person pauses before what was typed is searched for, in milliseconds. */
const pauseMs = 250

/**
 * What stands in the search box while it is typed. It is handed on after a short pause; whenever the
 * address then says something else (Back, Clear Filters), the address wins.
 * @param q what the address says
 * @param onPause takes what was typed
 * @example const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
 */
export function useSearchDraft(q: string, onPause: (q: string) => void) {
  const [draft, setDraft] = useState<Draft>({ text: q, seen: q })

  // The address may change while the next letters are typed already: only what we did not send resets the box.
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
  /** What the address said last. */
  seen: string
  /** What we asked the address to say. */
  sent?: string
}
