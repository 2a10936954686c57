import { formatIndiaDay } from '@store/contract/rules/india-days'
import { amountInWords } from '@store/contract/rules/pricing/amount-in-words'
import { paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { edges, type PdfSheet } from '../../../base/base.ts'
import type { TaxContent } from '../tax-document.ts'

/** Size and height of a line of text, in points. */
export const size = 9
export const lineHeight = 13
const middle = (edges.left + edges.right) / 2 + 10
const columnWidth = middle - edges.left - 20

/** The day of an instant in India. */
export function dayOf(instant: string): string {
  return formatIndiaDay(new Date(instant))
}

function partiesOf({ seller, buyer }: TaxContent): string[] {
  return [
    `Sold by: ${seller.name}`,
    `${seller.address}, ${seller.state}`,
    `GSTIN: ${seller.gstin}`,
    '',
    `Bill and ship to: ${buyer.name}`,
    buyer.address,
    `Phone: ${buyer.phone}`,
    buyer.gstin ? `GSTIN: ${buyer.gstin}` : 'GSTIN: unregistered',
  ]
}

/** Draws the title, with seller and buyer on the left and facts of the document on the right. */
export function drawHeader(
  sheet: PdfSheet,
  content: TaxContent,
  head: { title: string; facts: string[] },
): void {
  sheet.moveDown(16)
  sheet.writeText(head.title, { x: edges.left, size: 16, bold: true })
  sheet.moveDown(22)
  const wrap = (texts: string[]) =>
    texts.flatMap((text) => (text === '' ? [''] : sheet.wrap(text, columnWidth, size)))
  const parties = wrap(partiesOf(content))
  const facts = wrap(head.facts)
  for (let row = 0; row < Math.max(parties.length, facts.length); row += 1) {
    sheet.writeText(parties[row] ?? '', { x: edges.left, size })
    sheet.writeText(facts[row] ?? '', { x: middle, size })
    sheet.moveDown(lineHeight)
  }
}

/** Draws round-off and amount, in figures and in words. @param label of the amount */
export function drawAmounts(sheet: PdfSheet, { totals }: TaxContent, label: string): void {
  for (const [name, amount] of [
    ['Round off', totals.roundOff],
    [label, totals.total],
  ] as const) {
    sheet.moveDown(lineHeight + 2)
    sheet.writeText(name, { x: edges.right - 90, size, bold: true, align: 'right' })
    sheet.writeText(formatExactRupees(paise(amount)), {
      x: edges.right,
      size,
      bold: true,
      align: 'right',
    })
  }
  sheet.moveDown(lineHeight)
  for (const text of sheet.wrap(amountInWords(paise(totals.total)), 500, size)) {
    sheet.moveDown(lineHeight)
    sheet.writeText(text, { x: edges.left, size })
  }
}
