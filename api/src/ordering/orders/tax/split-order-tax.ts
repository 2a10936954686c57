import { splitTax } from '@store/contract/rules/pricing/gst'
import type { Database } from '../../../base/base.ts'
import type { OrderLineRecord, OrderRecord } from '../order.ts'

/**
 * Splits the tax of a placed order again, after what decides about it was put right. Totals stay: prices include the tax.
 * @returns the lines as they are stored then
 */
export async function splitOrderTax(
  trx: Database,
  { id, lines }: Pick<OrderRecord, 'id' | 'lines'>,
  intraState: boolean,
): Promise<OrderLineRecord[]> {
  const split = lines.map((line) => {
    const tax = splitTax({ gross: line.total, ratePercent: line.gstPercent, intraState })
    const { taxable, cgst, sgst, igst } = tax
    return { ...line, taxable, cgst, sgst, igst }
  })
  // Lines are numbered from 1 in their order.
  for (const [index, { taxable, cgst, sgst, igst }] of split.entries()) {
    await trx('order_lines')
      .where({ order_id: id, line_no: index + 1 })
      .update({
        taxable_paise: taxable,
        cgst_paise: cgst,
        sgst_paise: sgst,
        igst_paise: igst,
      })
  }
  return split
}
