import type { TaxLine } from '../../invoices/tax-document.ts'
import { type RateSum, rupees, sumByRate } from '../documents/taxed-document.ts'
import type { ItemTax, RateItem } from './gstr1-file.ts'

/**
 * The number of an item, which the tool derives from its rate.
 * @example itemNumberOf(18) // 1801
 */
export function itemNumberOf(gstPercent: number): number {
  return Math.round(gstPercent * 100) + 1
}

/** The tax of a sum: IGST alone, or CGST and SGST. */
export function itemTaxOf({ cgst, sgst, igst }: RateSum, isIntraState: boolean): ItemTax {
  return isIntraState
    ? { camt: rupees(cgst), samt: rupees(sgst), csamt: 0 }
    : { iamt: rupees(igst), csamt: 0 }
}

/** One item for each rate of a document above 0 %: what has none is in table 8. */
export function rateItemsOf(lines: readonly TaxLine[], isIntraState: boolean): RateItem[] {
  return sumByRate(lines)
    .filter(({ gstPercent }) => gstPercent > 0)
    .map((sum) => ({
      num: itemNumberOf(sum.gstPercent),
      itm_det: {
        txval: rupees(sum.taxable),
        rt: sum.gstPercent,
        ...itemTaxOf(sum, isIntraState),
      },
    }))
}
