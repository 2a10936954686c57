import { type CombinedSliceReducer, combineSlices } from '@reduxjs/toolkit'
import { type SessionState, sessionSlice } from '../session/session-slice.ts'
import { storeApi } from './store-api.ts'

/** The state of the store. */
export interface RootState {
  session: SessionState
  storeApi: ReturnType<typeof storeApi.reducer>
}

/**
 * The store's reducer. A remote that needs its own state adds it with `slice.injectInto(rootReducer)` and reads it
 * through the resulting selectors; server data is only in the API's cache.
 */
export const rootReducer: CombinedSliceReducer<RootState> = combineSlices(sessionSlice, storeApi)
