import { type CombinedSliceReducer, combineSlices } from '@reduxjs/toolkit'
import { type SessionState, sessionSlice } from '../session/session-slice.ts'
import { storeApi } from './store-api.ts'

/** The state of the store. */
export interface RootState {
  session: SessionState
  storeApi: ReturnType<typeof storeApi.reducer>
}

/**
 * The store's reducer. A remote that needs state of its own adds it with `slice.injectInto(rootReducer)`,
 * and reads it through the selectors that gives; server data lives in the API's cache alone.
 */
export const rootReducer: CombinedSliceReducer<RootState> = combineSlices(sessionSlice, storeApi)
