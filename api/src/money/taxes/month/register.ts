import { paise } from '@store/contract/rules/pricing/money'
import { stateOfCode } from '@store/contract/rules/shipping/gst-states'
import type { Column } from '../../../base/base.ts'
import type { TaxLine } from '../../invoices/tax-document.ts'
import { type RateSum, sumByRate, type TaxedDocument } from '../documents/taxed-document.ts'
import type { MonthDocument } from './walk-month.ts'

/** A document with what it has of one rate. */
export interface RegisterRow {
  document: TaxedDocument
  sum: RateSum
  lines: readonly TaxLine[]
  /** The amounts of a note lower the sums of a column. */
  sign: 1 | -1
  /** On the first row of a document: what it comes to. */
  total: number | undefined
  note: string
}

/** The rows of the register, one for each document and rate, the highest rate first. */
export function registerRowsOf({ document, faults }: MonthDocument): RegisterRow[] {
  const sign = document.kind === 'invoice' ? 1 : -1
  return sumByRate(document.lines).map((sum, index) => ({
    document,
    sum,
    sign,
    lines: document.lines.filter(({ gstPercent }) => gstPercent === sum.gstPercent),
    total: index === 0 ? document.totals.total : undefined,
    note: index === 0 ? faults.map(({ text }) => text).join(' ') : '',
  }))
}

function typeOf({ kind, isWithoutTax }: TaxedDocument): string {
  if (kind === 'invoice') return 'Sales'
  return isWithoutTax ? 'Credit note without tax' : 'Credit note'
}

/** The HSN codes of lines, each once. */
export function hsnOf(lines: readonly TaxLine[]): string[] {
  return [...new Set(lines.flatMap(({ hsn }) => hsn ?? []))]
}

/** So many pieces, metres … are on lines. */
export function quantityOf(lines: readonly TaxLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The one value that all lines have; blank when they differ. */
export function commonOf(
  lines: readonly TaxLine[],
  read: (line: TaxLine) => string | undefined,
): string {
  const values = new Set(lines.map((line) => read(line) ?? ''))
  return values.size === 1 ? ([...values][0] ?? '') : ''
}

const money = (heading: string, amountOf: (row: RegisterRow) => number) =>
  ({
    heading,
    kind: 'money',
    value: (row: RegisterRow) => paise(row.sign * amountOf(row)),
  }) as const

/** The columns of the register, in words that the imports of Tally and Zoho Books offer to map. */
export const registerColumns: readonly Column<RegisterRow>[] = [
  { heading: 'Voucher type', kind: 'text', value: ({ document }) => typeOf(document), width: 14 },
  { heading: 'Invoice number', kind: 'text', value: ({ document }) => document.number, width: 18 },
  { heading: 'Invoice date', kind: 'day', value: ({ document }) => document.day },
  { heading: 'Customer name', kind: 'text', value: ({ document }) => document.recipient.name },
  { heading: 'GSTIN', kind: 'text', value: ({ document }) => document.recipient.gstin, width: 18 },
  {
    heading: 'Place of supply',
    kind: 'text',
    value: ({ document: { placeOfSupply = '' } }) =>
      [placeOfSupply, stateOfCode(placeOfSupply)?.name].filter(Boolean).join('-'),
  },
  {
    heading: 'HSN/SAC',
    kind: 'text',
    value: ({ lines }) => hsnOf(lines).join(', '),
  },
  {
    heading: 'UQC',
    kind: 'text',
    value: ({ lines }) => commonOf(lines, ({ unit }) => unit),
    width: 6,
  },
  {
    heading: 'Quantity',
    kind: 'number',
    value: ({ lines, sign }) => sign * quantityOf(lines),
  },
  money('Taxable value', ({ sum }) => sum.taxable),
  { heading: 'GST rate', kind: 'number', value: ({ sum }) => sum.gstPercent },
  money('IGST', ({ sum }) => sum.igst),
  money('CGST', ({ sum }) => sum.cgst),
  money('SGST/UTGST', ({ sum }) => sum.sgst),
  {
    heading: 'Invoice total',
    kind: 'money',
    value: ({ total, sign }) => (total === undefined ? undefined : paise(sign * total)),
  },
  { heading: 'Against invoice', kind: 'text', value: ({ document }) => document.against?.number },
  { heading: 'Against date', kind: 'day', value: ({ document }) => document.against?.day },
  { heading: 'What is missing', kind: 'text', value: ({ note }) => note },
]
