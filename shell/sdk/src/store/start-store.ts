import { setupListeners } from '@reduxjs/toolkit/query/react'
import { followEvents } from '../events/follow-events.ts'
import { syncSessionAcrossTabs } from '../session/session-middleware.ts'
import { type AppStore, createStore, type StoreListeners } from './store.ts'

/**
 * The site's store, made once by the shell: server data is read again when the window gets its focus
 * or the network back or an event tells of a change, and other tabs' logins and logouts are followed.
 */
export function startStore(listeners: StoreListeners = {}): AppStore {
  const store = createStore(listeners)
  setupListeners(store.dispatch)
  syncSessionAcrossTabs(store.dispatch)
  followEvents(store)
  return store
}
