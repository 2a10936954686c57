import { paise } from '@store/contract/rules/pricing/money'
import { type RateSum, rupees, sumByRate, type TaxedDocument } from '../documents/taxed-document.ts'
import type { B2csRow, NilRow } from './gstr1-file.ts'
import { itemTaxOf } from './rate-items.ts'

interface SmallSale extends RateSum {
  placeOfSupply: string
  isIntraState: boolean
}

const signOf = ({ kind }: TaxedDocument) => (kind === 'invoice' ? 1 : -1)

function add(former: RateSum, { taxable, cgst, sgst, igst }: RateSum, sign: number): RateSum {
  return {
    gstPercent: former.gstPercent,
    taxable: paise(former.taxable + sign * taxable),
    cgst: paise(former.cgst + sign * cgst),
    sgst: paise(former.sgst + sign * sgst),
    igst: paise(former.igst + sign * igst),
  }
}

const nothing = (gstPercent: number): RateSum => ({
  gstPercent,
  taxable: paise(0),
  cgst: paise(0),
  sgst: paise(0),
  igst: paise(0),
})

const isNothing = ({ taxable, cgst, igst }: RateSum) => taxable === 0 && cgst === 0 && igst === 0

/** Adds up table 7, sales to unregistered buyers by place and rate, less their notes. */
export function createSmallSales() {
  const sums = new Map<string, SmallSale>()
  return {
    add(document: TaxedDocument): void {
      const { placeOfSupply = '', isIntraState } = document
      for (const sum of sumByRate(document.lines)) {
        if (sum.gstPercent === 0) continue
        const key = `${placeOfSupply} ${sum.gstPercent} ${isIntraState}`
        const former = sums.get(key) ?? nothing(sum.gstPercent)
        sums.set(key, { placeOfSupply, isIntraState, ...add(former, sum, signOf(document)) })
      }
    },

    /** The rows by place and rate; what its notes have credited whole is in none. */
    rows(): B2csRow[] {
      return [...sums.values()]
        .filter((sum) => !isNothing(sum))
        .toSorted(
          (one, other) =>
            one.placeOfSupply.localeCompare(other.placeOfSupply) ||
            one.gstPercent - other.gstPercent,
        )
        .map((sum) => ({
          sply_ty: sum.isIntraState ? 'INTRA' : 'INTER',
          rt: sum.gstPercent,
          typ: 'OE',
          pos: sum.placeOfSupply,
          txval: rupees(sum.taxable),
          ...itemTaxOf(sum, sum.isIntraState),
        }))
    },
  }
}

const nilKinds = ['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'] as const

/** Adds up table 8, sales at 0 %, less their notes. */
export function createNilSales() {
  const sums = new Map<NilRow['sply_ty'], number>()
  return {
    add(document: TaxedDocument): void {
      const { recipient, isIntraState, lines } = document
      const value = lines
        .filter(({ gstPercent }) => gstPercent === 0)
        .reduce((sum, { taxable }) => sum + taxable, 0)
      if (value === 0) return
      const kind = `INT${isIntraState ? 'RA' : 'R'}${recipient.gstin ? 'B2B' : 'B2C'}` as const
      sums.set(kind, (sums.get(kind) ?? 0) + signOf(document) * value)
    },

    rows(): NilRow[] {
      return nilKinds
        .filter((kind) => sums.get(kind))
        .map((kind) => ({
          sply_ty: kind,
          expt_amt: 0,
          nil_amt: rupees(sums.get(kind) ?? 0),
          ngsup_amt: 0,
        }))
    },
  }
}
