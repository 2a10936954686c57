import type { Dispatch, Middleware } from '@reduxjs/toolkit'
import type { RootState } from '../store/root-reducer.ts'
import { storeApi } from '../store/store-api.ts'
import { sessionFollowed } from './session-slice.ts'
import { clearBrowserStorage, readSession, writeSession } from './session-storage.ts'

/**
 * Keeps browser storage in step with the session, and drops the server data read so far whenever the
 * person or the role changes: prices, cart and orders are never another's.
 */
export const sessionKeeper: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState().session.current
  const result = next(action)
  const after = store.getState().session.current
  if (before === after) return result

  if (after) writeSession(after)
  else clearBrowserStorage()
  if (before?.token !== after?.token || before?.role !== after?.role) {
    store.dispatch(storeApi.util.resetApiState())
  }
  return result
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
