import { configureStore } from '@reduxjs/toolkit'
import { sessionKeeper } from '../session/session-keeper.ts'
import { type FailedCall, failedCallWatch } from './failed-calls.ts'
import { readOvertaken } from './read-overtaken.ts'
import { rootReducer } from './root-reducer.ts'
import { storeApi } from './store-api.ts'

/** What a store tells whoever made it. */
export interface StoreListeners {
  /** A call failed that should not have: by a fault of the API, or of the code that made it. */
  onFailedCall?: (call: FailedCall) => void
}

/** A store that starts from the session this browser kept, and listens to nothing outside itself. */
export function createStore({ onFailedCall = () => undefined }: StoreListeners = {}) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults().concat(
        sessionKeeper,
        failedCallWatch(onFailedCall),
        readOvertaken,
        storeApi.middleware,
      ),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
