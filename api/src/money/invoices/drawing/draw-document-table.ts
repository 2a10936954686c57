import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import { paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { formatUnitRate } from '@store/contract/rules/pricing/unit-rate'
import { edges, type PdfSheet } from '../../../base/base.ts'
import type { TaxContent, TaxLine } from '../tax-document.ts'
import { lineHeight, padding, smallSize } from './draw-blocks.ts'

/** Sizes of the text and space between two columns, in points; the second for amounts that leave no room for the item. */
const densities = [
  { size: smallSize, gap: 7 },
  { size: 8, gap: 4 },
] as const
const leastItemWidth = 120
/** The lower end of each page that is left for its number, in points. */
export const footHeight = 16

/** A column of numbers, aligned right; a cell has up to two rows. */
interface Column {
  title: readonly [string, string?]
  cellOf(line: TaxLine): readonly [string, string?]
  sum?: string
}

/** A column with its right edge. */
interface PlacedColumn extends Column {
  right: number
}

interface PlacedTable {
  size: number
  columns: readonly PlacedColumn[]
  itemWidth: number
}

const itemX = edges.left + 20

/** An amount in rupees without the currency sign: columns are narrow, and the totals show it. */
export function formatAmount(amount: number): string {
  return formatExactRupees(paise(amount)).replace('₹', '')
}

/** @example formatPercent(9) // '9 %' */
export function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(3))} %`
}

/** The value of a line with its tax: rows and columns add up, and the round-off is below them. */
const amountOf = ({ taxable, cgst, sgst, igst }: TaxLine) => taxable + cgst + sgst + igst

function quantityOf({ quantity, unit = 'PCS', hsn }: TaxLine): string {
  return isServiceHsn(hsn) ? String(quantity) : `${quantity} ${unit}`
}

/** The taxes of a document: each with its column of the content and its share of the rate. */
export function taxesOf({ isIntraState, stateTax, totals, against, lines }: TaxContent) {
  const isTaxed =
    lines.some(({ gstPercent }) => gstPercent > 0) && against?.taxedUntil === undefined
  if (!isTaxed) return []
  const state = [
    { title: 'CGST', key: 'cgst', share: 0.5 },
    { title: stateTax, key: 'sgst', share: 0.5 },
  ] as const
  const taxes = isIntraState ? state : ([{ title: 'IGST', key: 'igst', share: 1 }] as const)
  return taxes.map((tax) => ({ ...tax, total: totals[tax.key] }))
}

function columnsOf(content: TaxContent): Column[] {
  const { totals, lines } = content
  const taxes = taxesOf(content)
  const total = lines.reduce((sum, line) => sum + amountOf(line), 0)
  return [
    { title: ['HSN/SAC'], cellOf: ({ hsn }) => [hsn ?? '-'] },
    { title: ['Qty'], cellOf: (line) => [quantityOf(line)] },
    {
      title: taxes.length > 0 ? ['Rate', 'incl. GST'] : ['Rate'],
      cellOf: ({ taxable, quantity, unitPrice }) => {
        const rate = formatUnitRate(paise(taxable), quantity)
        return taxes.length > 0 ? [rate, formatAmount(unitPrice)] : [rate]
      },
    },
    {
      title: taxes.length > 0 ? ['Taxable', 'value'] : ['Value'],
      cellOf: ({ taxable }) => [formatAmount(taxable)],
      sum: formatAmount(totals.taxable),
    },
    ...taxes.map(({ title, key, share, total }) => ({
      title: [title, 'rate'] as const,
      cellOf: (line: TaxLine) =>
        [formatAmount(line[key]), formatPercent(line.gstPercent * share)] as const,
      sum: formatAmount(total),
    })),
    ...(taxes.length > 0
      ? [
          {
            title: ['Total'] as const,
            cellOf: (line: TaxLine) => [formatAmount(amountOf(line))] as const,
            sum: formatAmount(total),
          },
        ]
      : []),
  ]
}

/** Gives every column the width of its widest text, and the item what is left. */
function placeColumns(
  sheet: PdfSheet,
  content: TaxContent,
  { size, gap }: (typeof densities)[number],
): PlacedTable {
  let right = edges.right - 4
  const placed = columnsOf(content)
    .reverse()
    .map((column) => {
      const bold = [...column.title, column.sum ?? '']
      const widths = [
        ...bold.map((text = '') => sheet.widthOf(text, { size, bold: true })),
        ...content.lines.flatMap((line) =>
          column.cellOf(line).map((text = '') => sheet.widthOf(text, { size })),
        ),
      ]
      const own = { ...column, right }
      right -= Math.max(...widths) + gap
      return own
    })
  return { size, columns: placed.reverse(), itemWidth: right - itemX }
}

function drawTableHead(sheet: PdfSheet, { columns, size }: PlacedTable): void {
  sheet.drawRule()
  sheet.moveDown(lineHeight)
  sheet.writeText('#', { x: edges.left + 4, size, bold: true })
  sheet.writeText('Item', { x: itemX, size, bold: true })
  for (const { title, right } of columns)
    sheet.writeText(title[0], { x: right, size, bold: true, align: 'right' })
  if (columns.some(({ title }) => title.length > 1)) sheet.moveDown(lineHeight - 1.5)
  for (const { title, right } of columns)
    sheet.writeText(title[1] ?? '', { x: right, size, align: 'right' })
  sheet.moveDown(4)
  sheet.drawRule()
}

function drawTableLine(
  sheet: PdfSheet,
  { columns, size }: PlacedTable,
  row: { line: TaxLine; index: number; item: string[] },
): void {
  const { line, index, item } = row
  const cells = columns.map(({ right, cellOf }) => ({ right, texts: cellOf(line) }))
  const rows = Math.max(item.length, ...cells.map(({ texts }) => texts.length))
  sheet.moveDown(1)
  for (let at = 0; at < rows; at += 1) {
    sheet.moveDown(at === 0 ? lineHeight : lineHeight - 1.5)
    if (at === 0) sheet.writeText(String(index + 1), { x: edges.left + 4, size })
    sheet.writeText(item[at] ?? '', { x: itemX, size })
    for (const { right, texts } of cells)
      sheet.writeText(texts[at] ?? '', { x: right, size, align: 'right' })
  }
  sheet.moveDown(4)
  sheet.drawRule()
}

function drawTableSums(sheet: PdfSheet, { columns, size }: PlacedTable): void {
  sheet.moveDown(lineHeight)
  sheet.writeText('Total', { x: itemX, size, bold: true })
  for (const { right, sum = '' } of columns)
    sheet.writeText(sum, { x: right, size, bold: true, align: 'right' })
  sheet.moveDown(padding - 2)
  sheet.drawRule()
}

/**
 * Draws the lines and their sums over as many pages as they need, each with the head of the table.
 * @param startPage starts a page with what every page begins with
 */
export function drawDocumentTable(
  sheet: PdfSheet,
  content: TaxContent,
  startPage: () => void,
): void {
  const [normal, dense] = densities
  const spacious = placeColumns(sheet, content, normal)
  const hasRoom = spacious.itemWidth >= leastItemWidth
  const table = hasRoom ? spacious : placeColumns(sheet, content, dense)
  drawTableHead(sheet, table)
  for (const [index, line] of content.lines.entries()) {
    const item = sheet.wrap(`${line.name} (${line.modelNo})`, table.itemWidth, table.size)
    const height = Math.max(item.length, 2) * lineHeight + 6
    if (sheet.y + height > edges.bottom - footHeight) {
      startPage()
      drawTableHead(sheet, table)
    }
    drawTableLine(sheet, table, { line, index, item })
  }
  if (sheet.y + 2 * lineHeight > edges.bottom - footHeight) startPage()
  drawTableSums(sheet, table)
}
