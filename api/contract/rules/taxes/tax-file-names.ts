/**
 * The name that GSTN's tool gives to the file of a return, with the day on which it was made.
 * @param madeOn YYYY-MM-DD
 * @example gstr1FileName('36AABCS1995K1ZX', '2026-12-03') // 'returns_3122026_R1_36AABCS1995K1ZX_offline.json'
 */
export function gstr1FileName(gstin: string, madeOn: string): string {
  const [year, month, day] = madeOn.split('-').map(Number)
  return `returns_${day}${month}${year}_R1_${gstin}_offline.json`
}

/** @param of a month, or the number of one document. @example eInvoicesFileName('2026-11') // 'e-invoices-2026-11.json' */
export function eInvoicesFileName(of: string): string {
  return `e-invoices-${of.replaceAll('/', '-')}.json`
}

/** @example ewayBillFileName('INV/26-27/00403') // 'eway-bill-INV-26-27-00403.json' */
export function ewayBillFileName(number: string): string {
  return `eway-bill-${number.replaceAll('/', '-')}.json`
}

/** Without its extension. @example registerFileName('2026-11') // 'register-2026-11' */
export function registerFileName(month: string): string {
  return `register-${month}`
}
