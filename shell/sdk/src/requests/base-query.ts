import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react'
import { selectToken } from '../session/session-slice.ts'
import { takeFirstCall } from './first-calls.ts'

/** Time limit of a call, in milliseconds; uploads set their own. */
const callTimeoutMs = 20_000

/** Calls sent without a token: their 401 rejects the password, not the current session. */
const sessionEndpoints: ReadonlySet<string> = new Set(['login', 'finishLogin', 'register'])

export type StoreBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>

/**
 * Creates a base query that sends the session's token. The session middleware handles a rejected token after the call
 * has settled.
 * @param fetchFn the `fetch` to use; the browser's own by default
 */
export function callApiWith(fetchFn?: typeof fetch): StoreBaseQuery {
  return fetchBaseQuery({
    baseUrl: `${location.origin}/api`,
    timeout: callTimeoutMs,
    paramsSerializer: queryStringOf,
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

/** A list becomes a repeated parameter, `brand=HP&brand=Dell`; undefined is left out. */
function queryStringOf(params: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  }
  return query.toString()
}

/** The default base query of the API. */
export const storeBaseQuery: StoreBaseQuery = callApiWith()
