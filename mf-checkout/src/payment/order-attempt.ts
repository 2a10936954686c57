import { newIdempotencyKey } from '@store/sdk'
import type { OrderDraft } from '../checkout/summary-line.ts'

/**
 * A buyer's try to place an order. Its key stays the same until the server's answer is read, whatever happens in
 * between: pressed ten times, reloaded, sent again the next morning, it is one order (api.md, Idempotency-Key).
 */
export interface OrderAttempt {
  key: string
  /** What was sent without an answer: perhaps it is an order already. */
  unanswered?: OrderDraft
}

/** Where the browser forbids storage, an attempt lives as long as the page. */
const inMemoryAttempts = new Map<string, string>()

const nameOf = (userId: string) => `orderAttempt-${userId}`

function isAttempt(value: unknown): value is OrderAttempt {
  return typeof value === 'object' && value !== null && 'key' in value
}

function readText(name: string): string {
  try {
    return localStorage.getItem(name) ?? 'null'
  } catch {
    return inMemoryAttempts.get(name) ?? 'null'
  }
}

/** Keeps an attempt over a reload; all tabs of a person share it. */
export function saveAttempt(userId: string, attempt: OrderAttempt): void {
  const text = JSON.stringify(attempt)
  try {
    localStorage.setItem(nameOf(userId), text)
  } catch {
    inMemoryAttempts.set(nameOf(userId), text)
  }
}

/** The attempt that is under way, or a new one. */
export function readAttempt(userId: string): OrderAttempt {
  const kept: unknown = JSON.parse(readText(nameOf(userId)))
  return isAttempt(kept) ? kept : renewAttempt(userId)
}

/** A key of its own for the next order, once the last one is acknowledged. */
export function renewAttempt(userId: string): OrderAttempt {
  const attempt = { key: newIdempotencyKey() }
  saveAttempt(userId, attempt)
  return attempt
}
