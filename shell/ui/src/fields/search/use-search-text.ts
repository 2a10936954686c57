import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Milliseconds without a key before suggestions are asked for. */
const pauseMs = 120

/** The text of the search field: in the shop the search of its URL, until something else is typed. */
export function useSearchText() {
  const { role } = useSession()
  const { pathname, search } = useLocation()
  const shopPath = shopPathOf(role)
  const seen = pathname.endsWith('/shop') ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [draft, setDraft] = useState({ seen, text: seen })
  if (draft.seen !== seen) setDraft({ seen, text: seen })

  const typed = draft.text.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    shopPath,
    text: draft.text,
    /** The text to suggest for: what was typed before the last pause. */
    asked: typed === '' ? '' : asked,
    type: (text: string) => setDraft({ ...draft, text }),
  }
}
