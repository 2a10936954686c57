import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { CartAdd } from '@store/contract/schemas/cart'
import { newIdempotencyKey } from '../../store/idempotency-key.ts'

/** A retry comes soon after the failure; later the same press means one more, in ms. */
const retryWindowMs = 10 * 60_000

interface UnansweredAttempt {
  key: string
  failedAt: number
}

const nameOf = ({ productId, quantity }: CartAdd) => `${productId} ${quantity}`

/** True when nobody knows whether the server did what was asked: no answer came, or a fault of the server. */
function isUnanswered({ status }: FetchBaseQueryError): boolean {
  if (status === 'PARSING_ERROR') return true
  return typeof status !== 'number' || status >= 500
}

/**
 * The Idempotency-Keys of POST /cart/add: a new one for each attempt, and for the retry of an attempt without an
 * answer the same again, so that it does not add twice.
 * @param now the time in ms
 */
export function createCartAddKeys(now: () => number = Date.now) {
  const unanswered = new Map<string, UnansweredAttempt>()
  return {
    /** The key to send; it is taken, so that a further press at the same time gets its own. */
    take(wanted: CartAdd): string {
      const attempt = unanswered.get(nameOf(wanted))
      unanswered.delete(nameOf(wanted))
      const isRetry = attempt !== undefined && now() - attempt.failedAt < retryWindowMs
      return isRetry ? attempt.key : newIdempotencyKey()
    },
    /** Keeps the key of a failed attempt for its retry, unless the server refused it. */
    noteFailure(wanted: CartAdd, failed: { key: string | null; error: FetchBaseQueryError }): void {
      const { key, error } = failed
      if (key === null || !isUnanswered(error)) return
      unanswered.set(nameOf(wanted), { key, failedAt: now() })
    },
  }
}

/** The keys of this page; a reload shows the cart as it is and begins anew. */
export const cartAddKeys = createCartAddKeys()
