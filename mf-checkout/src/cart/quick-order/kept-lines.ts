import { isBuyer } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { useEffect, useRef } from 'react'

const storageKey = 'quickOrderOfVisitor'

/** Keeps the lines of a visitor for this tab until somebody signs in: drafts belong to one account. */
export function keepLines(lines: string): void {
  try {
    sessionStorage.setItem(storageKey, lines)
  } catch {
    // Without storage they have to be pasted again after sign-in.
  }
}

/** @returns the kept lines, which are then forgotten; blank without any */
function takeLines(): string {
  try {
    const lines = sessionStorage.getItem(storageKey) ?? ''
    sessionStorage.removeItem(storageKey)
    return lines
  } catch {
    return ''
  }
}

/** Gives a buyer who has signed in the lines that were kept before. @param onLines takes them, once */
export function useKeptLines(onLines: (lines: string) => void): void {
  const { role } = useSession()
  const latest = useRef(onLines)
  latest.current = onLines
  useEffect(() => {
    const kept = isBuyer(role) ? takeLines() : ''
    if (kept !== '') latest.current(kept)
  }, [role])
}
