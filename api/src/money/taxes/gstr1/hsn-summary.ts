import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import { serviceUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { rupees, type TaxedDocument } from '../documents/taxed-document.ts'
import type { HsnRow } from './gstr1-file.ts'
import { descriptionOfHsn } from './hsn-descriptions.ts'

interface HsnSum {
  hsn: string
  unit: string
  gstPercent: number
  quantity: number
  taxable: number
  cgst: number
  sgst: number
  igst: number
}

const isNothing = ({ quantity, taxable, cgst, igst }: HsnSum) =>
  quantity === 0 && taxable === 0 && cgst === 0 && igst === 0

function rowOf(sum: HsnSum, index: number): HsnRow {
  const desc = descriptionOfHsn(sum.hsn)
  return {
    num: index + 1,
    hsn_sc: sum.hsn,
    ...(desc !== undefined && { desc }),
    uqc: sum.unit,
    qty: sum.quantity,
    rt: sum.gstPercent,
    txval: rupees(sum.taxable),
    iamt: rupees(sum.igst),
    samt: rupees(sum.sgst),
    camt: rupees(sum.cgst),
    csamt: 0,
  }
}

/** Adds up one half of table 12: quantities of one row have one unit. Services have neither unit nor quantity. */
export function createHsnSummary() {
  const sums = new Map<string, HsnSum>()
  return {
    add({ kind, lines }: TaxedDocument): void {
      const sign = kind === 'invoice' ? 1 : -1
      for (const line of lines) {
        const { hsn = '', gstPercent } = line
        const isService = isServiceHsn(hsn)
        const unit = isService ? serviceUnit : (line.unit ?? '')
        const key = `${hsn} ${unit} ${gstPercent}`
        const sum = sums.get(key) ?? {
          ...{ hsn, unit, gstPercent },
          ...{ quantity: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 },
        }
        sums.set(key, {
          ...sum,
          quantity: sum.quantity + (isService ? 0 : sign * line.quantity),
          taxable: sum.taxable + sign * line.taxable,
          cgst: sum.cgst + sign * line.cgst,
          sgst: sum.sgst + sign * line.sgst,
          igst: sum.igst + sign * line.igst,
        })
      }
    },

    /** The rows by HSN, unit and rate, numbered from 1. */
    rows(): HsnRow[] {
      return [...sums.values()]
        .filter((sum) => !isNothing(sum))
        .toSorted(
          (one, other) =>
            one.hsn.localeCompare(other.hsn) ||
            one.unit.localeCompare(other.unit) ||
            one.gstPercent - other.gstPercent,
        )
        .map(rowOf)
    },
  }
}
