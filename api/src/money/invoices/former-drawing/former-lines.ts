import { paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { edges, type PdfSheet } from '../../../base/base.ts'
import type { TaxContent, TaxLine, TaxTotals } from '../tax-document.ts'

const size = 7.5
const lineHeight = 9.5
const itemX = edges.left + 18
const itemWidth = 142

/** An amount in rupees without the currency sign: columns are narrow, and the totals below show it. */
function formatAmount(amount: number): string {
  return formatExactRupees(paise(amount)).replace('₹', '')
}

/** A right-aligned column; `right` is its right edge. */
interface Column {
  title: string
  right: number
  ofLine(line: TaxLine): string
  ofTotals?(totals: TaxTotals): string
}

function columnsOf({ isIntraState, stateTax }: TaxContent): Column[] {
  const { right } = edges
  const money = (
    title: string,
    at: number,
    name: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total',
  ) => ({
    title,
    right: at,
    ofLine: (line: TaxLine) => formatAmount(line[name]),
    ofTotals: (totals: TaxTotals) => formatAmount(totals[name]),
  })
  const taxes = isIntraState
    ? [money('CGST', right - 114, 'cgst'), money(stateTax, right - 62, 'sgst')]
    : [money('IGST', right - 62, 'igst')]
  return [
    { title: 'HSN', right: right - 316, ofLine: ({ hsn }) => hsn ?? '-' },
    { title: 'Qty', right: right - 288, ofLine: ({ quantity }) => String(quantity) },
    { title: 'Rate', right: right - 242, ofLine: ({ unitPrice }) => formatAmount(unitPrice) },
    money('Taxable', right - 190, 'taxable'),
    { title: 'GST %', right: right - 162, ofLine: ({ gstPercent }) => String(gstPercent) },
    ...taxes,
    money('Total', right, 'total'),
  ]
}

function drawHead(sheet: PdfSheet, columns: readonly Column[]): void {
  sheet.drawRule()
  sheet.moveDown(lineHeight)
  sheet.writeText('#', { x: edges.left, size, bold: true })
  sheet.writeText('Item', { x: itemX, size, bold: true })
  for (const { title, right } of columns) {
    sheet.writeText(title, { x: right, size, bold: true, align: 'right' })
  }
  sheet.moveDown(4)
  sheet.drawRule()
}

function drawTotals(sheet: PdfSheet, columns: readonly Column[], totals: TaxTotals): void {
  sheet.ensureSpace(lineHeight + 4)
  sheet.drawRule()
  sheet.moveDown(lineHeight)
  sheet.writeText('Total', { x: itemX, size, bold: true })
  for (const { right, ofTotals } of columns) {
    if (ofTotals) sheet.writeText(ofTotals(totals), { x: right, size, bold: true, align: 'right' })
  }
  sheet.moveDown(4)
  sheet.drawRule()
}

/** Draws the lines and totals, over as many pages as needed. */
export function drawLines(sheet: PdfSheet, content: TaxContent): void {
  const columns = columnsOf(content)
  drawHead(sheet, columns)
  for (const [index, line] of content.lines.entries()) {
    const item = sheet.wrap(`${line.name} (${line.modelNo})`, itemWidth, size)
    if (sheet.ensureSpace(item.length * lineHeight + 4)) drawHead(sheet, columns)
    sheet.moveDown(lineHeight)
    sheet.writeText(String(index + 1), { x: edges.left, size })
    for (const { right, ofLine } of columns) {
      sheet.writeText(ofLine(line), { x: right, size, align: 'right' })
    }
    for (const [row, text] of item.entries()) {
      if (row > 0) sheet.moveDown(lineHeight)
      sheet.writeText(text, { x: itemX, size })
    }
    sheet.moveDown(3)
  }
  drawTotals(sheet, columns, content.totals)
}
