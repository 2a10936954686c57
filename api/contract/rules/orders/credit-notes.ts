import { indiaDayOf } from '../india-days.ts'
import { difference, noMoney, type Paise, paise, shareOf } from '../pricing/money.ts'

/** The longest reason of a credit note, in characters. */
export const longestCreditReason = 200

/** What an invoice charged for a line; in paise. */
export interface InvoicedLine {
  quantity: number
  taxable: number
  cgst: number
  sgst: number
  igst: number
  total: number
}

/** What a note credits of a line; in paise. */
export interface CreditedAmounts {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  total: Paise
}

/**
 * The last day on which a credit note lowers the tax of an invoice: the 30 November that follows the end of the financial year
 * of the supply (CGST Act, section 34(2)).
 * @returns YYYY-MM-DD, a day in India
 * @example lastTaxedCreditDay(new Date('2026-11-27T06:00:00Z')) // '2027-11-30'
 */
export function lastTaxedCreditDay(invoicedAt: Date): string {
  const [year = 0, month = 0] = indiaDayOf(invoicedAt).split('-').map(Number)
  const april = 4
  return `${month >= april ? year + 1 : year}-11-30`
}

/** True while a credit note can lower the tax of an invoice. */
export function canCreditTax(invoicedAt: Date, at: Date): boolean {
  return indiaDayOf(at) <= lastTaxedCreditDay(invoicedAt)
}

/**
 * What crediting pieces of an invoiced line comes to. Every amount is what all pieces credited so far come to, less what was
 * credited before: whatever the pieces are credited in, all of them come to the line, to the paisa.
 * @param pieces `before` were credited already, `quantity` are credited now
 * @param isTaxed false for a note that cannot lower the tax: it credits the value without tax
 */
export function creditOf(
  line: InvoicedLine,
  pieces: { before: number; quantity: number },
  isTaxed: boolean,
): CreditedAmounts {
  const until = (amount: number, count: number) => shareOf(paise(amount), count, line.quantity)
  const of = (amount: number) =>
    difference(until(amount, pieces.before + pieces.quantity), until(amount, pieces.before))
  const taxable = of(line.taxable)
  if (!isTaxed) return { taxable, cgst: noMoney, sgst: noMoney, igst: noMoney, total: taxable }
  return {
    taxable,
    cgst: of(line.cgst),
    sgst: of(line.sgst),
    igst: of(line.igst),
    total: of(line.total),
  }
}
