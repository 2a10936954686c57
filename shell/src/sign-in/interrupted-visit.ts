import type { Location } from 'react-router-dom'

/** The location at which the session expired. */
export interface InterruptedVisit {
  userId: string
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>
}

const storageKey = 'interruptedVisit'

/** Saves the location for this tab; a logout clears it, like all browser storage. */
export function saveInterruptedVisit({ userId, location }: InterruptedVisit): void {
  const { pathname, search, hash, state } = location
  try {
    const visit = { userId, location: { pathname, search, hash, state } }
    sessionStorage.setItem(storageKey, JSON.stringify(visit))
  } catch {
    // Without storage the user starts at the landing page.
  }
}

/** The saved location of this tab; `undefined` when no session expired. */
export function readInterruptedVisit(): InterruptedVisit | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isVisit(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Clears the saved location. */
export function clearInterruptedVisit(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage there is nothing to clear.
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
