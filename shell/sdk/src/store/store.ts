import { configureStore } from '@reduxjs/toolkit'
import { sessionMiddleware } from '../session/session-middleware.ts'
import { type FailedCall, failedCallMiddleware } from './failed-call-middleware.ts'
import { refetchMiddleware } from './refetch-middleware.ts'
import { rootReducer } from './root-reducer.ts'
import { storeApi } from './store-api.ts'

/** Callbacks of a store. */
export interface StoreListeners {
  /** Called when an API call failed unexpectedly. */
  onFailedCall?: (call: FailedCall) => void
}

interface StoreOptions extends StoreListeners {
  /** When components hear of new server data: with the next frame, or, in tests, at once. */
  batching?: 'raf' | 'tick'
}

/** The checks of a development build warn of their own time, which says how busy the machine is. */
const unhurried = { warnAfter: Number.POSITIVE_INFINITY }

/** Creates a store with the stored session, without listeners on the window or the network. */
export function createStore({
  onFailedCall = () => undefined,
  batching = 'raf',
}: StoreOptions = {}) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: unhurried, serializableCheck: unhurried }).concat(
        sessionMiddleware,
        failedCallMiddleware(onFailedCall),
        refetchMiddleware,
        storeApi.middleware,
      ),
    enhancers: (defaults) => defaults({ autoBatch: { type: batching } }),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
