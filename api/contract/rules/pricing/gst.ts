import { difference, noMoney, type Paise, shareOf, sumOf } from './money.ts'

/** The tax inside a price that includes GST (money 7.1). All amounts in paise. */
export interface TaxSplit {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  /** The rounding difference between the parts and the price, so that the buyer pays exactly the price. */
  roundOff: Paise
}

/**
 * A price without the GST inside it, for display: carts and orders are always priced including GST. Half a paisa is
 * rounded away from zero, as on the invoice, whose taxable value this is.
 * @param gross price including GST, in paise
 * @param ratePercent the product's GST percent, at most two decimals
 * @example priceWithoutGst(paise(118000), 18) // 100000
 */
export function priceWithoutGst(gross: Paise, ratePercent: number): Paise {
  return shareOf(gross, 10_000, 10_000 + Math.round(ratePercent * 100))
}

/**
 * Calculates the GST contained in a price. CGST and SGST are rounded separately and so are always equal; the rounding
 * difference goes to `roundOff`.
 * @param gross price of the line, in paise
 * @param ratePercent the product's GST percent, at most two decimals
 * @example splitTax({ gross: paise(99900), ratePercent: 18, intraState: true }).cgst // 7619
 */
export function splitTax(line: {
  gross: Paise
  ratePercent: number
  intraState: boolean
}): TaxSplit {
  const basisPoints = Math.round(line.ratePercent * 100)
  const taxable = priceWithoutGst(line.gross, line.ratePercent)
  const half = line.intraState ? shareOf(taxable, basisPoints, 20_000) : noMoney
  const igst = line.intraState ? noMoney : shareOf(taxable, basisPoints, 10_000)
  const parts = sumOf([taxable, half, half, igst])
  return { taxable, cgst: half, sgst: half, igst, roundOff: difference(line.gross, parts) }
}

/** The sums of an order or a paper, as they stand below its lines. All amounts in paise. */
export interface TaxTotals extends TaxSplit {
  total: Paise
}

/**
 * Sums the taxes of lines that were rounded one by one; the difference to the total is the round-off, so that all lines of the
 * sums add up to the paisa.
 * @param lines the tax inside each line
 * @param total what is paid for all lines
 * @example sumTaxes([splitTax({ gross: paise(99900), ratePercent: 18, intraState: true })], paise(99900)).roundOff // 1
 */
export function sumTaxes(lines: readonly Omit<TaxSplit, 'roundOff'>[], total: Paise): TaxTotals {
  const sum = (part: 'taxable' | 'cgst' | 'sgst' | 'igst') => sumOf(lines.map((line) => line[part]))
  const parts = { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
  return { ...parts, roundOff: difference(total, sumOf(Object.values(parts))), total }
}
