import { type Dispatch, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { statusOf } from '../store/api-error.ts'
import { isPlainRecord } from '../store/plain-record.ts'
import type { RootState } from '../store/root-reducer.ts'
import { storeApi } from '../store/store-api.ts'
import type { Session } from './session.ts'
import { type SessionState, sessionExpired, sessionSynced, userRefreshed } from './session-slice.ts'
import {
  clearBrowserStorage,
  clearTabStorage,
  readSession,
  removeExpiredSession,
  takeFormerUserId,
  writeSession,
} from './session-storage.ts'

/**
 * Keeps browser storage in step with the session, and drops the server data read so far whenever the
 * person or the role changes: prices, cart and orders are never another's. A token the server no longer
 * takes ends the session, after its call has settled: the screen that made it hears the server's words.
 */
export const sessionMiddleware: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState().session
  const result = next(action)
  const { current, ended } = store.getState().session
  if (before.current === current) {
    if (isUnauthorized(before.current?.token, action))
      store.dispatch(actionAfterUnauthorized(before.current))
    return result
  }

  const formerUserId = draftOwnerOf(before)
  if (sessionSynced.match(action)) {
    const isOver = formerUserId !== undefined && formerUserId !== current?.user._id
    if (isOver && ended?.reason !== 'expired') clearTabStorage()
  } else if (userRefreshed.match(action)) {
    if (current) writeSession(current)
  } else if (current) {
    const owner = takeFormerUserId() ?? formerUserId
    if (owner !== undefined && owner !== current.user._id) clearBrowserStorage()
    writeSession(current)
  } else if (ended?.reason === 'expired') {
    if (before.current) removeExpiredSession(before.current)
  } else {
    clearBrowserStorage()
  }
  if (before.current?.token !== current?.token || before.current?.role !== current?.role) {
    store.dispatch(storeApi.util.resetApiState())
  }
  return result
}

/** Whose drafts are in this tab: a person's, also after the session expired; nobody's after a logout. */
function draftOwnerOf({ current, ended }: SessionState): string | undefined {
  return current?.user._id ?? (ended?.reason === 'expired' ? ended.userId : undefined)
}

/** The refused token is over, unless another tab has signed in since: then its session is this page's too. */
function actionAfterUnauthorized(refused: Session | null) {
  const stored = readSession()
  return stored && stored.token !== refused?.token ? sessionSynced(stored) : sessionExpired()
}

/** A 401 to this token; one that comes late, after somebody else signed in, refuses another's. */
function isUnauthorized(token: string | undefined, action: unknown): boolean {
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
 * Follows a sign-in, a logout or the end of a session in another tab of this browser.
 * @returns stops following
 */
export function syncSessionAcrossTabs(dispatch: Dispatch): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== 'token') return
    // A null key is `localStorage.clear()`: the other tab logged out. A token taken away has expired.
    const endReason = key === null ? 'signed-out' : 'expired'
    dispatch(sessionSynced(readSession() ?? endReason))
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
