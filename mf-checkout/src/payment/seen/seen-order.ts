import { isRecord } from '@store/contract/rules/is-record'
import type { OrderDraft } from '../../checkout/order-summary/summary-line.ts'

const keyOf = (userId: string) => `seenOrder-${userId}`

function isOrderDraft(value: unknown): value is OrderDraft {
  return isRecord(value) && Array.isArray(value.lines) && typeof value.totalAmount === 'number'
}

/** The order that the payment page showed before a phone closed the tab for the banking app, or a reload. */
export function readSeenOrder(userId: string): OrderDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')
    return isOrderDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Stores what the payment page shows, until the tab is closed. */
export function storeSeenOrder(userId: string, order: OrderDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(order))
  } catch {
    // Without storage a reloaded page begins with the cart as it is then.
  }
}

/** Forgets it: the order is placed, or the buyer comes from the checkout, which showed the cart. */
export function forgetSeenOrder(userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId))
  } catch {
    // Without storage there is nothing to forget.
  }
}
