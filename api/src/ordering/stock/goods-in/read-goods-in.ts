import { findGstNumberFault } from '@store/contract/rules/accounts/gst-number'
import { lineOf } from '@store/contract/rules/catalog/product-texts'
import { findBlank } from '@store/contract/rules/field-errors'
import { isDay, startOfFinancialYear } from '@store/contract/rules/india-days'
import { highestPricePaise, longestSupplierBillNo } from '@store/contract/rules/limits'
import { type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { GoodsInBody } from '@store/contract/schemas/stock/stock'
import { assertValid, HttpError } from '../../../base/base.ts'
import { linesInvalidError } from '../stock-errors.ts'

/** A bill as it is stored. */
export interface BillDraft {
  supplier: { name: string; key: string; gstin: string | undefined }
  billNo: string
  /** By which numbers are alike however they are typed; unique per supplier and year. */
  key: string
  /** The year in which the financial year of the bill begins. */
  year: number
  billedOn: string
  lines: { productId: string; quantity: number; cost: Paise | undefined }[]
}

/** @returns undefined for an amount that is no cost of a piece */
function costOf(rupees: number): Paise | undefined {
  try {
    const cost = paiseFromRupees(rupees)
    return cost > 0 && cost <= highestPricePaise ? cost : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readLines(lines: GoodsInBody['lines']): BillDraft['lines'] {
  const fields = lines.flatMap(({ cost }, at) =>
    cost !== undefined && costOf(cost) === undefined
      ? [{ field: `lines.${at}.cost`, message: messages.costInvalid }]
      : [],
  )
  if (fields.length > 0) throw linesInvalidError(fields)
  return lines.map(({ productId, quantity, cost }) => ({
    productId,
    quantity,
    cost: cost === undefined ? undefined : costOf(cost),
  }))
}

/**
 * By this key numbers of bills are alike: case and kinds of signs between their parts do not count, where parts end does.
 * @example billKeyOf('GCP - 118') // 'gcp/118'
 */
function billKeyOf(billNo: string): string {
  const parts = billNo
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return parts.filter(Boolean).join('/').slice(0, longestSupplierBillNo)
}

/**
 * Reads a bill of a supplier.
 * @param today in India
 * @throws HttpError (400) at the fields at fault
 */
export function readGoodsIn(body: GoodsInBody, today: string): BillDraft {
  const { billedOn } = body
  const [name, billNo] = [lineOf(body.supplier), lineOf(body.billNo)]
  assertValid(findBlank({ supplier: name }, ['supplier'], messages.supplierMissing))
  const key = billKeyOf(billNo)
  assertValid(findBlank({ billNo: key }, ['billNo'], messages.billMissing))
  if (!isDay(billedOn) || billedOn > today) {
    throw new HttpError({
      message: messages.billDay,
      fields: [{ field: 'billedOn', message: messages.billDay }],
    })
  }
  const gstin = body.gstin?.trim().toUpperCase() || undefined
  if (gstin !== undefined && findGstNumberFault(gstin, {})) {
    throw new HttpError({
      message: messages.gstinInvalid,
      fields: [{ field: 'gstin', message: messages.gstinInvalid }],
    })
  }
  return {
    supplier: { name, key: name.toLowerCase(), gstin },
    billNo,
    key,
    year: Number(startOfFinancialYear(billedOn).slice(0, 4)),
    billedOn,
    lines: readLines(body.lines),
  }
}
