import { isRecord } from '@store/contract/rules/is-record'
import { newIdempotencyKey } from '@store/sdk'
import type { OrderDraft } from '../../checkout/order-summary/summary-line.ts'

/**
 * A buyer's attempt to place an order. Its idempotency key is kept until the response arrives, whatever happens in
 * between: pressed ten times, reloaded, sent again the next morning, it is one order (screens 3.6).
 */
export interface OrderAttempt {
  key: string
  /** A request without a response: it may have become an order. */
  unanswered?: OrderDraft
}

/** Fallback when storage is blocked: an attempt lives as long as the page. */
const inMemoryAttempts = new Map<string, string>()

const nameOf = (userId: string) => `orderAttempt-${userId}`

function isAttempt(value: unknown): value is OrderAttempt {
  return isRecord(value) && 'key' in value
}

function readText(name: string): string {
  try {
    return localStorage.getItem(name) ?? 'null'
  } catch {
    return inMemoryAttempts.get(name) ?? 'null'
  }
}

/** Stores an attempt; it survives a reload and is shared by all tabs of a user. */
export function saveAttempt(userId: string, attempt: OrderAttempt): void {
  const text = JSON.stringify(attempt)
  try {
    localStorage.setItem(nameOf(userId), text)
  } catch {
    inMemoryAttempts.set(nameOf(userId), text)
  }
}

/** The stored attempt, or a new one. */
export function readAttempt(userId: string): OrderAttempt {
  const stored: unknown = JSON.parse(readText(nameOf(userId)))
  return isAttempt(stored) ? stored : renewAttempt(userId)
}

/** Creates a new key for the next order, after the last one is acknowledged. */
export function renewAttempt(userId: string): OrderAttempt {
  const attempt = { key: newIdempotencyKey() }
  saveAttempt(userId, attempt)
  return attempt
}
