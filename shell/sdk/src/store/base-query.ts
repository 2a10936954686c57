import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react'
import { selectToken, sessionEnded } from '../session/session-slice.ts'

/** A call that hangs is a failed call, in milliseconds; uploads bring their own limit. */
const callBudgetMs = 20_000

export type StoreBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>

const callApi = fetchBaseQuery({
  baseUrl: `${location.origin}/api`,
  timeout: callBudgetMs,
  prepareHeaders: (headers, { getState }) => {
    const token = selectToken(getState())
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  },
})

/**
 * Calls the API with the session's token. When the server no longer takes that token, the session
 * ends here too; a 401 that comes late, after somebody else signed in, ends nothing.
 */
export const storeBaseQuery: StoreBaseQuery = async (args, api, options) => {
  const token = selectToken(api.getState())
  const answer = await callApi(args, api, options)
  const isRefused = answer.error?.status === 401
  if (isRefused && token !== undefined && token === selectToken(api.getState())) {
    api.dispatch(sessionEnded())
  }
  return answer
}
