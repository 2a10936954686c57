import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react'
import { selectToken } from '../session/session-slice.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { takeFirstCall } from './first-calls.ts'
import { findUnreadableFile } from './form-files.ts'

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
 * has settled. A form whose files cannot be read is not sent: `isFileUnreadable`.
 * @param fetchFn the `fetch` to use; by default the browser's own, and `fetchWithProgress` for a form. It is given a form
 * in its second argument
 */
export function callApiWith(fetchFn?: typeof fetch): StoreBaseQuery {
  const call = baseQueryWith(fetchFn ?? fetchOnce)
  return async (args, api, options) => {
    // The body is looked at first: the server renders pages, from calls without one, where there is no `FormData`.
    if (typeof args === 'string' || !args.body || !(args.body instanceof FormData)) {
      return call(args, api, options)
    }
    const form = args.body
    const unreadable = await findUnreadableFile(form)
    if (unreadable) return { error: unreadable }
    const send = fetchFn ?? fetchWithProgress()
    const sendForm = baseQueryWith((request) => send(request, { body: form }))
    const answer = await sendForm({ ...args, body: undefined }, api, options)
    if (answer.error?.status !== 'FETCH_ERROR') return answer
    // The file may have disappeared while it was sent.
    const vanished = await findUnreadableFile(form)
    return vanished ? { error: vanished } : answer
  }
}

/** Uses the response of a call that the boot script made, if there is one. */
const fetchOnce: typeof fetch = (input, init) =>
  (input instanceof Request && takeFirstCall(input)) || fetch(input, init)

function baseQueryWith(fetchFn: typeof fetch): StoreBaseQuery {
  return fetchBaseQuery({
    baseUrl: `${location.origin}/api`,
    timeout: callTimeoutMs,
    paramsSerializer: queryStringOf,
    fetchFn,
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
