import { useSession } from '@store/sdk'
import { useEffect, useState } from 'react'
import { useSearchAsAdminQuery } from './admin-search-api.ts'
import { foundGroups } from './found-groups.ts'

/** Milliseconds without a key before the server is asked: the next digit of a number usually comes sooner. */
const pauseMs = 60

/** A single letter is in almost every order. */
const shortestText = 2

/**
 * The server's answer to what is typed. That to an earlier text stays until the new one is there, but is never taken
 * for it: `isCurrent` is false meanwhile.
 * @param text without spaces at its ends
 */
export function usePaletteSearch(text: string) {
  const { role } = useSession()
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  const isSearched = text.length >= shortestText
  const query = useSearchAsAdminQuery(asked, {
    skip: !isSearched || asked.length < shortestText,
    refetchOnMountOrArgChange: true,
  })
  const isAnswered = asked === text && query.currentData !== undefined
  const error = isSearched && asked === text && !isAnswered ? query.error : undefined
  return {
    groups: isSearched && query.data && !error ? foundGroups(query.data, { role, text }) : [],
    /** The groups are those of the text: nothing is on its way. */
    isCurrent: !isSearched || isAnswered,
    error,
    retry: () => void query.refetch(),
    /** Asks at once, without the pause. */
    askNow: () => setAsked(text),
  }
}
