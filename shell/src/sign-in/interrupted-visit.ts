import type { Location } from 'react-router-dom'

/** Where a person was when the session expired. */
export interface InterruptedVisit {
  userId: string
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>
}

const storageKey = 'interruptedVisit'

/** Remembers where to go on, in this tab; a logout forgets it, like all browser storage. */
export function saveInterruptedVisit({ userId, location }: InterruptedVisit): void {
  const { pathname, search, hash, state } = location
  try {
    const visit = { userId, location: { pathname, search, hash, state } }
    sessionStorage.setItem(storageKey, JSON.stringify(visit))
  } catch {
    // Without storage a person starts at the landing page again.
  }
}

/** Where this tab's person was when the session expired; `undefined` when nothing was interrupted. */
export function readInterruptedVisit(): InterruptedVisit | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isVisit(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Forgets it, once the person is back. */
export function clearInterruptedVisit(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

function isVisit(value: unknown): value is InterruptedVisit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'location' in value &&
    typeof value.location === 'object'
  )
}
