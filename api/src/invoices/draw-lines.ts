import { edges, type PdfSheet } from '../pdf/pdf-sheet.ts'
import { printMoney } from './print-money.ts'
import type { TaxContent, TaxLine, TaxTotals } from './tax-document.ts'

const size = 7.5
const lineHeight = 9.5
const itemX = edges.left + 18
const itemWidth = 142

/** A column of figures, by the edge it ends at. */
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
    ofLine: (line: TaxLine) => printMoney(line[name]),
    ofTotals: (totals: TaxTotals) => printMoney(totals[name]),
  })
  const taxes = isIntraState
    ? [money('CGST', right - 114, 'cgst'), money(stateTax, right - 62, 'sgst')]
    : [money('IGST', right - 62, 'igst')]
  return [
    { title: 'HSN', right: right - 316, ofLine: ({ hsn }) => hsn ?? '-' },
    { title: 'Qty', right: right - 288, ofLine: ({ quantity }) => String(quantity) },
    { title: 'Rate', right: right - 242, ofLine: ({ unitPrice }) => printMoney(unitPrice) },
    money('Taxable', right - 190, 'taxable'),
    { title: 'GST %', right: right - 162, ofLine: ({ gstPercent }) => String(gstPercent) },
    ...taxes,
    money('Total', right, 'total'),
  ]
}

function drawHead(sheet: PdfSheet, columns: readonly Column[]): void {
  sheet.rule()
  sheet.down(lineHeight)
  sheet.write('#', { x: edges.left, size, bold: true })
  sheet.write('Item', { x: itemX, size, bold: true })
  for (const { title, right } of columns) {
    sheet.write(title, { x: right, size, bold: true, align: 'right' })
  }
  sheet.down(4)
  sheet.rule()
}

function drawTotals(sheet: PdfSheet, columns: readonly Column[], totals: TaxTotals): void {
  sheet.turnUnlessRoomFor(lineHeight + 4)
  sheet.rule()
  sheet.down(lineHeight)
  sheet.write('Total', { x: itemX, size, bold: true })
  for (const { right, ofTotals } of columns) {
    if (ofTotals) sheet.write(ofTotals(totals), { x: right, size, bold: true, align: 'right' })
  }
  sheet.down(4)
  sheet.rule()
}

/** Draws what was sold, line by line, over as many pages as it takes, with the sums below. */
export function drawLines(sheet: PdfSheet, content: TaxContent): void {
  const columns = columnsOf(content)
  drawHead(sheet, columns)
  for (const [index, line] of content.lines.entries()) {
    const item = sheet.wrap(`${line.name} (${line.modelNo})`, itemWidth, size)
    if (sheet.turnUnlessRoomFor(item.length * lineHeight + 4)) drawHead(sheet, columns)
    sheet.down(lineHeight)
    sheet.write(String(index + 1), { x: edges.left, size })
    for (const { right, ofLine } of columns) {
      sheet.write(ofLine(line), { x: right, size, align: 'right' })
    }
    for (const [row, text] of item.entries()) {
      if (row > 0) sheet.down(lineHeight)
      sheet.write(text, { x: itemX, size })
    }
    sheet.down(3)
  }
  drawTotals(sheet, columns, content.totals)
}
