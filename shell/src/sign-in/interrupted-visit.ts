import { isRecord } from '@store/contract/rules/is-record'
import type { Location } from 'react-router-dom'

/** A location at which somebody had to sign in, or went to sign in. */
export interface InterruptedVisit {
  /** Whose session expired there; absent for a visitor. */
  userId?: string
  /** Roles that may visit it; absent for a public page. */
  roles?: readonly string[]
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>
}

const storageKey = 'interruptedVisit'

/** Saves the location for this tab; a logout clears it, like all browser storage. */
export function saveInterruptedVisit({ location, ...visit }: InterruptedVisit): void {
  const { pathname, search, hash, state } = location
  try {
    const kept: InterruptedVisit = { ...visit, location: { pathname, search, hash, state } }
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage the user starts at the landing page.
  }
}

/** The saved location of this tab; `undefined` when there is none. */
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
  return isRecord(value) && isRecord(value.location) && typeof value.location.pathname === 'string'
}
