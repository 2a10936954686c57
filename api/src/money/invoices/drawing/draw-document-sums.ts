import { amountInWords } from '@store/contract/rules/pricing/amount-in-words'
import { paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { edges, type PdfSheet } from '../../../base/base.ts'
import type { TaxContent } from '../tax-document.ts'
import { lineHeight, middle, padding, size, smallSize } from './draw-blocks.ts'
import { formatAmount, formatPercent, taxesOf } from './draw-document-table.ts'

/** The sums of one rate. */
interface RateSums {
  percent: number
  taxable: number
  taxes: number[]
}

function rateSumsOf(content: TaxContent): RateSums[] {
  const taxes = taxesOf(content)
  const rates = [...new Set(content.lines.map(({ gstPercent }) => gstPercent))]
  return rates
    .toSorted((one, other) => one - other)
    .map((percent) => {
      const lines = content.lines.filter(({ gstPercent }) => gstPercent === percent)
      const sum = (key: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
        lines.reduce((total, line) => total + line[key], 0)
      return { percent, taxable: sum('taxable'), taxes: taxes.map(({ key }) => sum(key)) }
    })
}

/** The sums of each rate, where there are several: they are what a return is made of. */
function drawRates(sheet: PdfSheet, content: TaxContent): void {
  const taxes = taxesOf(content)
  const rows = rateSumsOf(content)
  if (rows.length < 2 || taxes.length === 0) return
  const width = middle - edges.left - 2 * padding
  const rightOf = (index: number) =>
    edges.left + padding + 40 + ((width - 40) / (taxes.length + 1)) * index
  const draw = (texts: readonly string[], bold = false) => {
    sheet.moveDown(lineHeight)
    texts.forEach((text, index) => {
      const position =
        index === 0 ? { x: edges.left + padding } : { x: rightOf(index), align: 'right' as const }
      sheet.writeText(text, { ...position, size: smallSize, bold })
    })
  }
  sheet.moveDown(4)
  draw(['GST', 'Taxable value', ...taxes.map(({ title }) => title)], true)
  for (const { percent, taxable, taxes: amounts } of rows)
    draw([formatPercent(percent), formatAmount(taxable), ...amounts.map(formatAmount)])
}

function sumRowsOf(
  content: TaxContent,
  label: string,
): { name: string; amount: number; bold: boolean }[] {
  const { totals } = content
  const taxes = taxesOf(content)
  const rows = [
    ...(taxes.length > 0 ? [{ name: 'Taxable value', amount: totals.taxable }] : []),
    ...taxes.map(({ title, total }) => ({ name: title, amount: total })),
    ...(totals.roundOff === 0 ? [] : [{ name: 'Round off', amount: totals.roundOff }]),
  ]
  return [
    ...rows.map((row) => ({ ...row, bold: false })),
    { name: label, amount: totals.total, bold: true },
  ]
}

/** Height of the sums at most, in points. */
export function heightOfSums(content: TaxContent): number {
  const rates = rateSumsOf(content).length
  return Math.max(6, rates + 6) * lineHeight + 2 * padding
}

/** Draws the amount in words with the sums of each rate, beside the sums of the document. @param label of the amount */
export function drawSums(sheet: PdfSheet, content: TaxContent, label: string): void {
  const top = sheet.y
  sheet.moveDown(padding - 3)
  sheet.moveDown(lineHeight)
  sheet.writeText('Amount in words', { x: edges.left + padding, size, bold: true })
  const words = amountInWords(paise(content.totals.total))
  for (const text of sheet.wrap(words, middle - edges.left - 2 * padding, size)) {
    sheet.moveDown(lineHeight)
    sheet.writeText(text, { x: edges.left + padding, size })
  }
  drawRates(sheet, content)
  const leftEnd = sheet.y
  sheet.moveTo(top + padding - 3)
  for (const { name, amount, bold } of sumRowsOf(content, label)) {
    const style = { size: bold ? 10 : size, bold }
    sheet.moveDown(bold ? lineHeight + 3 : lineHeight)
    sheet.writeText(name, { x: middle + padding, ...style })
    sheet.writeText(formatExactRupees(paise(amount)), {
      x: edges.right - 4,
      align: 'right',
      ...style,
    })
  }
  const bottom = Math.max(leftEnd, sheet.y) + padding
  sheet.drawFrame({ top, bottom, dividers: [middle] })
  sheet.moveTo(bottom)
}
