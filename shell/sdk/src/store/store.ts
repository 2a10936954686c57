import { configureStore } from '@reduxjs/toolkit'
import { sessionKeeper } from '../session/session-keeper.ts'
import { readOvertaken } from './read-overtaken.ts'
import { rootReducer } from './root-reducer.ts'
import { storeApi } from './store-api.ts'

/** A store that starts from the session this browser kept, and listens to nothing outside itself. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(sessionKeeper, readOvertaken, storeApi.middleware),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
