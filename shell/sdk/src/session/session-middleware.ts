import { type Dispatch, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { isRecord } from '@store/contract/rules/is-record'
import { statusOf } from '../requests/api-error.ts'
import type { RootState } from '../store/root-reducer.ts'
import { storeApi } from '../store/store-api.ts'
import { ownAccountTag } from './own-account-tag.ts'
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
 * Syncs browser storage with the session and clears the API cache whenever the user or the role changes, so that prices,
 * cart and orders are never those of another user. A rejected token ends the session after its call has settled, so that
 * the screen still gets the server's message.
 */
export const sessionMiddleware: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState().session
  const result = next(action)
  const { current, ended } = store.getState().session
  if (before.current === current) {
    if (isUnauthorized(before.current?.token, action))
      store.dispatch(actionAfterUnauthorized(before.current))
    else if (isRightMissing(action)) store.dispatch(storeApi.util.invalidateTags([ownAccountTag]))
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

/** The user whose drafts are in this tab, also after the session expired; `undefined` after a logout. */
function draftOwnerOf({ current, ended }: SessionState): string | undefined {
  return current?.user._id ?? (ended?.reason === 'expired' ? ended.userId : undefined)
}

/** Expires the session, or adopts the session of another tab that has signed in since. */
function actionAfterUnauthorized(refused: Session | null) {
  const stored = readSession()
  return stored && stored.token !== refused?.token ? sessionSynced(stored) : sessionExpired()
}

/** Rights were taken from an admin meanwhile: navigation and screens follow what the account has now (rights 3.3). */
function isRightMissing(action: unknown): boolean {
  if (!isRejectedWithValue(action)) return false
  const { payload } = action
  return isRecord(payload) && isRecord(payload.data) && payload.data.code === 'right_missing'
}

/** True for a 401 to a call with this token; a late 401 to a previous token is ignored. */
function isUnauthorized(token: string | undefined, action: unknown): boolean {
  if (token === undefined || !isRejectedWithValue(action)) return false
  return statusOf(action.payload) === 401 && authorizationOf(action.meta) === `Bearer ${token}`
}

/** The authorization header of a settled call; RTK Query stores the request in the action's meta. */
function authorizationOf(meta: object): string | null {
  const call = 'baseQueryMeta' in meta ? meta.baseQueryMeta : undefined
  const request = isRecord(call) ? call.request : undefined
  return request instanceof Request ? request.headers.get('authorization') : null
}

/**
 * Applies a login, a logout or the expiry of a session in another tab of this browser.
 * @returns stops it
 */
export function syncSessionAcrossTabs(dispatch: Dispatch): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== 'token') return
    // A null key means `localStorage.clear()`, a logout in the other tab. A removed token has expired.
    const endReason = key === null ? 'signed-out' : 'expired'
    dispatch(sessionSynced(readSession() ?? endReason))
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
