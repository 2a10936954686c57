import { indiaDayOf } from '../india-days.ts'

/** One purchase of a product. */
export interface PastPurchase {
  quantity: number
  at: Date
}

/** What a buyer usually does with a product. */
export interface PurchaseHabit {
  /** Pieces of a usual order. */
  usualQuantity: number
  /** Days between orders; absent when all were on one day. */
  rhythmDays?: number
}

/** Number of the latest purchases that make a habit: older ones say little about what is needed now. */
export const habitLength = 6

const dayMs = 24 * 60 * 60_000

/** The middle value; of two, the smaller one, so that it always is a value that occurred. */
function medianOf(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1]
}

/**
 * The usual quantity and the rhythm of a buyer's latest purchases (ADR 0078): medians, so that a single large project
 * or a long break changes neither.
 * @param latest newest first, at least one; only the first {@link habitLength} count
 * @example habitOf([{ quantity: 10, at: june }, { quantity: 12, at: may }]) // { usualQuantity: 10, rhythmDays: 31 }
 */
export function habitOf(latest: readonly PastPurchase[]): PurchaseHabit {
  const counted = latest.slice(0, habitLength)
  const usualQuantity = medianOf(counted.map(({ quantity }) => quantity)) ?? 1
  // Several orders of one day are one visit.
  const days = [...new Set(counted.map(({ at }) => Date.parse(indiaDayOf(at)) / dayMs))]
  const gaps = days.slice(1).map((day, index) => (days[index] ?? day) - day)
  const rhythmDays = medianOf(gaps)
  return rhythmDays === undefined ? { usualQuantity } : { usualQuantity, rhythmDays }
}

/**
 * The rhythm for people.
 * @param purchase number of orders, and days between them
 * @example rhythmText({ orders: 4, rhythmDays: 30 }) // 'about every 30 days'
 */
export function rhythmText(purchase: { orders: number; rhythmDays?: number | undefined }): string {
  const { orders, rhythmDays } = purchase
  if (orders === 1) return 'bought once'
  if (rhythmDays === undefined) return `bought ${orders} times on one day`
  return rhythmDays === 1 ? 'about every day' : `about every ${rhythmDays} days`
}
