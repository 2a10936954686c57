import type { RegisterRowView } from '@store/contract/schemas/taxes/tax-months'
import { rupees } from '../documents/taxed-document.ts'
import { commonOf, hsnOf, quantityOf, type RegisterRow } from './register.ts'

function presentRow({ document, sum, lines, sign, total, note }: RegisterRow): RegisterRowView {
  const { number, kind, day, recipient, placeOfSupply, against, isWithoutTax } = document
  const { gstPercent, taxable, igst, cgst, sgst } = sum
  const unit = commonOf(lines, (line) => line.unit)
  const amountOf = (amount: number) => rupees(sign * amount)
  return {
    id: `${number}@${gstPercent}`,
    ...{ number, kind, isWithoutTax, day, buyer: recipient.name },
    ...(recipient.gstin !== undefined && { gstin: recipient.gstin }),
    ...(placeOfSupply !== undefined && { placeOfSupply }),
    hsn: hsnOf(lines),
    ...(unit !== '' && { unit }),
    quantity: sign * quantityOf(lines),
    gstPercent,
    taxable: amountOf(taxable),
    igst: amountOf(igst),
    cgst: amountOf(cgst),
    sgst: amountOf(sgst),
    ...(total !== undefined && { total: amountOf(total) }),
    ...(against && { against: { number: against.number, day: against.day } }),
    ...(note !== '' && { missing: note }),
  }
}

/** The rows of a register for programs, in batches. */
export async function* presentRegister(
  batches: AsyncIterable<readonly RegisterRow[]>,
): AsyncGenerator<RegisterRowView[]> {
  for await (const rows of batches) yield rows.map(presentRow)
}
