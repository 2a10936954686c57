import { indiaDayOf } from '@store/contract/rules/india-days'

const april = 4

/**
 * The series of the documents. Credit notes without tax are none of section 34 of the CGST Act: they have a series of their
 * own, so that no number is missing in a return.
 */
export type DocumentSeries = 'INV' | 'CN' | 'FCN'

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
 * @example numberOf('INV', '26-27', 1) // 'INV/26-27/00001'
 */
export function numberOf(series: DocumentSeries, financialYear: string, count: number): string {
  const number = `${series}/${financialYear}/${String(count).padStart(5, '0')}`
  if (number.length > 16) throw new RangeError(`no number left in ${financialYear}: ${number}`)
  return number
}
