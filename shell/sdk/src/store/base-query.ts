import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react'
import { selectToken } from '../session/session-slice.ts'
import { takeFirstCall } from './first-calls.ts'

/** A call that hangs is a failed call, in milliseconds; uploads bring their own limit. */
const callTimeoutMs = 20_000

/** Calls nobody is signed in for: their 401 refuses a password, not the token of who is signed in so far. */
const sessionEndpoints: ReadonlySet<string> = new Set(['login', 'register'])

export type StoreBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>

/**
 * A way of calling the API with the session's token. What a refused token means is the session keeper's, once
 * the call has settled.
 * @param fetchFn how to send; the browser's own `fetch` unless told otherwise
 */
export function callApiWith(fetchFn?: typeof fetch): StoreBaseQuery {
  return fetchBaseQuery({
    baseUrl: `${location.origin}/api`,
    timeout: callTimeoutMs,
    fetchFn: (input, init) =>
      (input instanceof Request && takeFirstCall(input)) || fetch(input, init),
    ...(fetchFn && { fetchFn }),
    prepareHeaders: (headers, { getState, endpoint }) => {
      if (sessionEndpoints.has(endpoint)) return
      const token = selectToken(getState())
      if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    },
  })
}

/** How the site calls its API. */
export const storeBaseQuery: StoreBaseQuery = callApiWith()
