import { addDays } from '../india-days.ts'
import { type Paise, paise } from '../pricing/money.ts'
import { formatPlainRupees } from '../pricing/money-text.ts'
import { creditMessages as messages } from './credit-messages.ts'

/** What the store lets a buyer owe. */
export interface CreditTerms {
  limit: Paise
  /** From the invoice until it is due. */
  days: number
  /** For so many days a bill may be overdue before nothing more is sold on credit. */
  graceDays: number
  /** Nothing is sold on credit, whatever is owed. */
  isOnHold: boolean
}

/** How a buyer stands by its terms. Money in paise. */
export interface CreditStanding extends CreditTerms {
  /** Orders on credit and bills that are open, less advances; negative when the advances are more. */
  used: Paise
  /** Bills that are overdue for longer than the days of grace. */
  overdue: Paise
}

/** Why nothing more is sold on credit. */
export const creditRefusals = ['none', 'hold', 'overdue', 'limit'] as const
export type CreditRefusal = (typeof creditRefusals)[number]

/** What a buyer may still owe; nothing when it owes more. */
export function creditLeft({ limit, used }: Pick<CreditStanding, 'limit' | 'used'>): Paise {
  return paise(Math.max(0, limit - used))
}

/**
 * Why an order is not sold on credit, or not sent: the first reason of hold, overdue bills and limit (ADR 0191).
 * @param standing without the order; undefined for a buyer without credit
 * @param total of the order
 * @returns undefined when it can be
 * @example creditRefusalOf({ …, limit: paise(10_000_000), used: paise(6_200_000) }, paise(3_800_000)) // undefined
 */
export function creditRefusalOf(
  standing: CreditStanding | undefined,
  total: Paise,
): CreditRefusal | undefined {
  if (!standing) return 'none'
  if (standing.isOnHold) return 'hold'
  if (standing.overdue > 0) return 'overdue'
  return standing.used + total > standing.limit ? 'limit' : undefined
}

/** The refusal as its buyer reads it, in rupees, with what it can do instead. */
export function creditRefusalText(
  refusal: CreditRefusal,
  standing: CreditStanding | undefined,
): string {
  if (!standing || refusal === 'none') return messages.none
  if (refusal === 'hold') return messages.onHold
  if (refusal === 'overdue') return messages.overdue(formatPlainRupees(standing.overdue))
  return messages.overLimit(
    formatPlainRupees(creditLeft(standing)),
    formatPlainRupees(standing.limit),
  )
}

/**
 * The day on which the invoice of an order is due: so many days after it.
 * @param invoicedOn YYYY-MM-DD
 * @example dueDayOf('2026-11-27', 30) // '2026-12-27'
 */
export function dueDayOf(invoicedOn: string, creditDays: number | undefined): string {
  return addDays(invoicedOn, creditDays ?? 0)
}
