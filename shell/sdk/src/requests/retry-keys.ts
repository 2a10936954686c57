import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'
import { newIdempotencyKey } from './idempotency-key.ts'

/** The same action within this time after a failure counts as a retry, in milliseconds. */
const retryWindowMs = 10 * 60_000

interface UnansweredAttempt {
  key: string
  failedAt: number
}

/** True when it is unknown whether the server applied the change: no response, or a server error. */
function isUnanswered({ status }: FetchBaseQueryError): boolean {
  if (status === 'PARSING_ERROR') return true
  return typeof status !== 'number' || status >= 500
}

/**
 * The Idempotency-Keys of an endpoint that adds to the cart: a new key for each attempt, and the same key for the
 * retry of an unanswered attempt, so that nothing is added twice. A reload resets them.
 * @param now the current time in milliseconds
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
    /** The header to send; a concurrent attempt gets a key of its own. */
    headersFor(wanted: Wanted): { 'idempotency-key': string } {
      const name = JSON.stringify(wanted)
      const attempt = unanswered.get(name)
      unanswered.delete(name)
      const isRetry = attempt !== undefined && now() - attempt.failedAt < retryWindowMs
      return { 'idempotency-key': isRetry ? attempt.key : newIdempotencyKey() }
    },
    /** Stores the key of an unanswered attempt for its retry. @returns the unchanged error */
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
