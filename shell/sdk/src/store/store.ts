import { configureStore } from '@reduxjs/toolkit'
import { sessionMiddleware } from '../session/session-middleware.ts'
import { type FailedCall, failedCallMiddleware } from './failed-call-middleware.ts'
import { refetchMiddleware } from './refetch-middleware.ts'
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
        sessionMiddleware,
        failedCallMiddleware(onFailedCall),
        refetchMiddleware,
        storeApi.middleware,
      ),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
