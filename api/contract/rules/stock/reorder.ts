import { type Paise, paise } from '../pricing/money.ts'

/** Sales of so many days say how fast a product sells. */
export const soldDays = 90

/** How long goods take to come, and how long they should last then, in days, unless somebody says otherwise. */
export const defaultLeadDays = 7
export const defaultCoverDays = 30

/** How fast a product sells, what is free of it, and for how long it should last. */
export interface ReorderFacts {
  /** Pieces in {@link soldDays} days. */
  sold: number
  free: number
  leadDays: number
  coverDays: number
}

/**
 * How many pieces to order: what sells until the goods come and while they should last, less what is free.
 * @example suggestedPieces({ sold: 90, free: 10, leadDays: 7, coverDays: 30 }) // 27
 */
export function suggestedPieces({ sold, free, leadDays, coverDays }: ReorderFacts): number {
  return Math.max(0, Math.ceil((sold * (leadDays + coverDays)) / soldDays) - free)
}

/** For how many days the free stock lasts; undefined when nothing was sold. */
export function daysOfCover({
  sold,
  free,
}: Pick<ReorderFacts, 'sold' | 'free'>): number | undefined {
  return sold === 0 ? undefined : Math.floor((free * soldDays) / sold)
}

/** A price without the GST in it, in paise. */
export function withoutGst(price: Paise, gstPercent: number): Paise {
  return paise(Math.round((price * 10_000) / (10_000 + Math.round(gstPercent * 100))))
}

/**
 * What is earned of a piece, in percent of its price without GST, to a tenth; negative below cost.
 * @param cost of a piece without GST
 * @example marginPercent({ price: paise(11_800), gstPercent: 18, cost: paise(7_500) }) // 25
 */
export function marginPercent({
  price,
  gstPercent,
  cost,
}: {
  price: Paise
  gstPercent: number
  cost: Paise
}): number {
  const earned = withoutGst(price, gstPercent)
  return Math.round(((earned - cost) * 1_000) / earned) / 10
}
