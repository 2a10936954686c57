import { setupListeners } from '@reduxjs/toolkit/query/react'
import { followEvents } from '../events/follow-events.ts'
import { syncSessionAcrossTabs } from '../session/session-middleware.ts'
import { type AppStore, createStore, type StoreListeners } from './store.ts'

/**
 * Creates the site's store; called once by the shell. Server data is refetched on focus, on reconnect and on events, and
 * the session is synced with other tabs.
 */
export function startStore(listeners: StoreListeners = {}): AppStore {
  const store = createStore(listeners)
  setupListeners(store.dispatch)
  syncSessionAcrossTabs(store.dispatch)
  followEvents(store)
  return store
}
