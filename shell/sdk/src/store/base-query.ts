import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react'
import { selectToken } from '../session/session-slice.ts'

/** A call that hangs is a failed call, in milliseconds; uploads bring their own limit. */
const callBudgetMs = 20_000

export type StoreBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>

/**
 * Calls the API with the session's token. What a refused token means is the session keeper's, once the
 * call has settled.
 */
export const storeBaseQuery: StoreBaseQuery = fetchBaseQuery({
  baseUrl: `${location.origin}/api`,
  timeout: callBudgetMs,
  prepareHeaders: (headers, { getState }) => {
    const token = selectToken(getState())
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  },
})
