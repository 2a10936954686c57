import { indiaDayOf } from '@store/contract/rules/india-days'
import type { TaxDocumentKind } from './tax-document.ts'

const april = 4

/** Each kind has its own number series. */
export const seriesOf = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<
  TaxDocumentKind,
  string
>

/**
 * The Indian financial year of an instant: April to March.
 * @example financialYearOf(new Date('2027-03-31T18:29:59Z')) // '26-27'
 */
export function financialYearOf(at: Date): string {
  const [year = 0, month = 0] = indiaDayOf(at).split('-').map(Number)
  const start = month >= april ? year : year - 1
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
  return `${twoDigits(start)}-${twoDigits(start + 1)}`
}

/**
 * Formats a document number: at most 16 letters, digits, dashes and slashes (CGST Rule 46b).
 * @throws RangeError when the count does not fit
 * @example numberOf('invoice', '26-27', 1) // 'INV/26-27/00001'
 */
export function numberOf(kind: TaxDocumentKind, financialYear: string, count: number): string {
  const number = `${seriesOf[kind]}/${financialYear}/${String(count).padStart(5, '0')}`
  if (number.length > 16) throw new RangeError(`no number left in ${financialYear}: ${number}`)
  return number
}
