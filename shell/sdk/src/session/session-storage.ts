import { parseRole } from '@store/contract/rules/accounts/roles'
import { isRecord } from '@store/contract/rules/is-record'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { clearDraftFiles } from '../drafts/draft-files.ts'
import type { Session } from './session.ts'

function isUser(value: unknown): value is User {
  return (
    isRecord(value) &&
    typeof value._id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.email === 'string' &&
    typeof value.role === 'string'
  )
}

/**
 * Reads the session stored under `token`, `role` and `user` (site 4.1).
 * @returns `null` when a part is missing or invalid, or storage is unavailable: signed out
 */
export function readSession(): Session | null {
  try {
    const token = localStorage.getItem('token')
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null')
    if (!token || !isUser(user)) return null
    const role = parseRole(localStorage.getItem('role')) ?? 'visitor'
    return { token, user, role }
  } catch {
    return null
  }
}

/** Stores a session for the next visit; without storage it lasts until reload. */
export function writeSession({ token, user }: Session): void {
  try {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('role', user.role)
    // Last, because other tabs listen for this key and then read the other two.
    localStorage.setItem('token', token)
  } catch {
    // A full or unavailable storage must not prevent a login.
  }
}

/** Stores the user whose drafts are in this browser after a session expired. */
const formerUserKey = 'formerUserId'

/**
 * Removes an expired session from this browser. Drafts stay until the user signs in again.
 * A newer session opened in another tab is not touched.
 */
export function removeExpiredSession({ token, user }: Session): void {
  try {
    if (localStorage.getItem('token') !== token) return
    localStorage.setItem(formerUserKey, user._id)
    localStorage.removeItem('user')
    localStorage.removeItem('role')
    // Last, because other tabs listen for this key.
    localStorage.removeItem('token')
  } catch {
    // Without storage there is nothing to clear.
  }
}

/**
 * Reads and removes the id of the user whose session expired last in this browser. Called at the next login.
 * @returns `undefined` when there is none
 */
export function takeFormerUserId(): string | undefined {
  try {
    const userId = localStorage.getItem(formerUserKey)
    localStorage.removeItem(formerUserKey)
    return userId ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Storage keys of the device that a logout keeps; they identify no person. `visitor` and `canaries` must survive, or one
 * browser would count several times for a canary; `fonts` says that the browser has our fonts (ADR 0128); the others are
 * preferences of the device (ADR 0043 and 0091).
 */
const deviceKeys = [
  'visitor',
  'canaries',
  'fonts',
  'closedAnnouncements',
  'colorMode',
  'language',
  'adminKeys',
  'shopLayout',
  'gstView',
  'adminOrdersLayout',
  'adminOrderColumns',
  'adminOrderPapers',
  // By user: nobody is shown the views of somebody else.
  'adminOrderViews',
  'adminFirstSteps',
]

/** Clears all data of the user in this browser (site 4.2). */
export function clearBrowserStorage(): void {
  void clearDraftFiles()
  try {
    const kept = deviceKeys.map((key) => [key, localStorage.getItem(key)] as const)
    localStorage.clear()
    for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
  } catch {
    // Without storage there is nothing to clear.
  }
  clearTabStorage()
}

/** Clears all data of the user in this tab; leaves the storage shared by all tabs alone. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there is nothing to clear.
  }
}
