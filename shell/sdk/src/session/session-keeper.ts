import { type Dispatch, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { statusOf } from '../store/api-error.ts'
import { isPlainRecord } from '../store/plain-record.ts'
import type { RootState } from '../store/root-reducer.ts'
import { storeApi } from '../store/store-api.ts'
import { sessionEnded, sessionFollowed } from './session-slice.ts'
import { clearBrowserStorage, readSession, writeSession } from './session-storage.ts'

/**
 * Keeps browser storage in step with the session, and drops the server data read so far whenever the
 * person or the role changes: prices, cart and orders are never another's. A token the server no longer
 * takes ends the session, after its call has settled: the screen that made it hears the server's words.
 */
export const sessionKeeper: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState().session.current
  const result = next(action)
  const after = store.getState().session.current
  if (before === after) {
    if (isRefusalOf(after?.token, action)) store.dispatch(sessionEnded())
    return result
  }

  if (after) writeSession(after)
  else clearBrowserStorage()
  if (before?.token !== after?.token || before?.role !== after?.role) {
    store.dispatch(storeApi.util.resetApiState())
  }
  return result
}

/** A 401 to this token; one that comes late, after somebody else signed in, refuses another's. */
function isRefusalOf(token: string | undefined, action: unknown): boolean {
  if (token === undefined || !isRejectedWithValue(action)) return false
  return statusOf(action.payload) === 401 && authorizationOf(action.meta) === `Bearer ${token}`
}

/** What the call of a settled thunk was signed with; RTK Query notes it in the action's meta. */
function authorizationOf(meta: object): string | null {
  const call = 'baseQueryMeta' in meta ? meta.baseQueryMeta : undefined
  const request = isPlainRecord(call) ? call.request : undefined
  return request instanceof Request ? request.headers.get('authorization') : null
}

/**
 * Follows a sign-in or logout in another tab of this browser.
 * @returns stops following
 */
export function followOtherTabs(dispatch: Dispatch): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // A null key is `localStorage.clear()`: the other tab logged out.
    if (key === null || key === 'token') dispatch(sessionFollowed(readSession()))
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
