import { parseRole } from '@store/contract/rules/roles'
import type { User } from '@store/contract/schemas/accounts'
import { clearDraftFiles } from '../forms/draft-files.ts'
import { isPlainRecord } from '../store/plain-record.ts'
import type { Session } from './session.ts'

function isUser(value: unknown): value is User {
  return (
    isPlainRecord(value) &&
    typeof value._id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.email === 'string' &&
    typeof value.role === 'string'
  )
}

/**
 * Reads the session kept under `token`, `role` and `user` (spec §3).
 * @returns `null` when a part is missing or unreadable, or the browser keeps no storage: signed out
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

/** Keeps a session for the next visit; where the browser refuses, it lasts until reload. */
export function writeSession({ token, user }: Session): void {
  try {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('role', user.role)
    // Last, because other tabs follow this key and read the two others then.
    localStorage.setItem('token', token)
  } catch {
    // A full or forbidden storage must not stop a person from signing in.
  }
}

/** Whose drafts are in this browser after a session expired. */
const formerUserKey = 'formerUserId'

/**
 * Takes an expired session off this browser. What the person typed stays for when he signs in again.
 * A newer session, opened in another tab meanwhile, is left alone.
 */
export function removeExpiredSession({ token, user }: Session): void {
  try {
    if (localStorage.getItem('token') !== token) return
    localStorage.setItem(formerUserKey, user._id)
    localStorage.removeItem('user')
    localStorage.removeItem('role')
    // Last, because other tabs follow this key.
    localStorage.removeItem('token')
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

/**
 * Whose session expired last in this browser. Asked once, by who signs in next.
 * @returns `undefined` when nothing of a former person is here
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
 * What a browser keeps of itself; it says nothing of a person. By which lot it gets canaries and which of them have
 * counted it: drawn anew at each logout, one browser would count as many. And what was chosen for the device, light
 * or dark and whether single keys work (ADR 0043).
 */
const deviceKeys = ['visitor', 'canaries', 'colorMode', 'adminKeys']

/** Takes everything of a person off this browser (spec §4: logout clears all browser storage). */
export function clearBrowserStorage(): void {
  void clearDraftFiles()
  try {
    const kept = deviceKeys.map((key) => [key, localStorage.getItem(key)] as const)
    localStorage.clear()
    for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
  clearTabStorage()
}

/** Takes everything of a person off this tab; the storage that all tabs share is another tab's matter. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
