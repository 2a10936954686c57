import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { followEvents } from '../events/follow-events.ts'
import { followOtherTabs, sessionKeeper } from '../session/session-keeper.ts'
import { rootReducer } from './root-reducer.ts'
import { storeApi } from './store-api.ts'

/** A store that starts from the session this browser kept, and listens to nothing outside itself. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(sessionKeeper, storeApi.middleware),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']

/**
 * The site's store, made once by the shell: server data is read again when the window gets its focus
 * or the network back or an event tells of a change, and other tabs' logins and logouts are followed.
 */
export function startStore(): AppStore {
  const store = createStore()
  setupListeners(store.dispatch)
  followOtherTabs(store.dispatch)
  followEvents(store)
  return store
}
