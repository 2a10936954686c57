import { type Paise, paise, shareOf } from '../pricing/money.ts'

/**
 * Tax that a buyer of goods deducts from the payment: 0.1 % of the value without GST, once purchases from one seller exceed
 * ₹50 lakh a year and the buyer's turnover was above ₹10 crore.
 *
 * Source: section 194Q of the Income-tax Act, 1961, from 1 July 2021; without GST by CBDT circular 13 of 30 June 2021; since
 * 1 April 2026 section 393 of the Income-tax Act, 2025, at the same rate. As of 25 November 2026; a chartered accountant
 * has the last word. The collection by the seller, section 206C(1H), ended on 1 April 2025.
 */
const rates = [{ from: '2021-07-01', numerator: 1, denominator: 1000 }] as const

/** Buyers round the tax to whole rupees, up or down. */
const roundingPaise = 100

/**
 * The tax that a buyer deducts from the payment of an order, to the paisa.
 * @param taxable the value without GST
 * @param day of the payment, YYYY-MM-DD
 * @example taxAtSourceOf(paise(100000000), '2026-11-25') // 100000: ₹1,000 of ₹10 lakh
 */
export function taxAtSourceOf(taxable: Paise, day: string): Paise {
  const rate = rates.findLast(({ from }) => from <= day)
  return rate ? shareOf(taxable, rate.numerator, rate.denominator) : paise(0)
}

/**
 * Whether a payment is short by just that tax, rounded to whole rupees in either direction.
 * @param missing what the payment lacks
 * @param invoices how many were paid together: the tax of each may be rounded
 */
export function isTaxAtSource(
  missing: Paise,
  { taxable, day, invoices = 1 }: { taxable: Paise; day: string; invoices?: number },
): boolean {
  const tax = taxAtSourceOf(taxable, day)
  return tax > 0 && missing > 0 && Math.abs(missing - tax) < roundingPaise * invoices
}
