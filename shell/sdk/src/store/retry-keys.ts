import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'
import { newIdempotencyKey } from './idempotency-key.ts'

/** A retry comes soon after the failure; later the same press means one more, in ms. */
const retryWindowMs = 10 * 60_000

interface UnansweredAttempt {
  key: string
  failedAt: number
}

/** True when nobody knows whether the server did what was asked: no answer came, or a fault of the server. */
function isUnanswered({ status }: FetchBaseQueryError): boolean {
  if (status === 'PARSING_ERROR') return true
  return typeof status !== 'number' || status >= 500
}

/**
 * The Idempotency-Keys of one call that adds to the cart: a new one for each attempt, and for the retry of an attempt
 * without an answer the same again, so that it does not add twice. A reload begins anew: it shows the cart as it is.
 * @param now the time in ms
 * @example
 * const keys = createRetryKeys<CartAdd>()
 * build.mutation<Cart, CartAdd>({
 *   query: (body) => ({ url: '/cart/add', method: 'POST', headers: keys.headersFor(body), body }),
 *   transformErrorResponse: keys.rememberFailure,
 * })
 */
export function createRetryKeys<Wanted>(now: () => number = Date.now) {
  const unanswered = new Map<string, UnansweredAttempt>()
  return {
    /** The header to send; its key is taken, so that a further press at the same time gets its own. */
    headersFor(wanted: Wanted): { 'idempotency-key': string } {
      const name = JSON.stringify(wanted)
      const attempt = unanswered.get(name)
      unanswered.delete(name)
      const isRetry = attempt !== undefined && now() - attempt.failedAt < retryWindowMs
      return { 'idempotency-key': isRetry ? attempt.key : newIdempotencyKey() }
    },
    /** Keeps the key of a failed attempt for its retry, unless the server refused it. @returns the error as it is */
    rememberFailure(
      error: FetchBaseQueryError,
      meta: Pick<FetchBaseQueryMeta, 'request'> | undefined,
      wanted: Wanted,
    ): FetchBaseQueryError {
      const key = meta?.request.headers.get('idempotency-key')
      if (key && isUnanswered(error)) {
        unanswered.set(JSON.stringify(wanted), { key, failedAt: now() })
      }
      return error
    },
  }
}
