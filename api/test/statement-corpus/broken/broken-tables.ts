import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { writeAxis, writeHdfc, writeKotak, writeSbi } from '../write/write-tables.ts'
import { type BrokenStatement, soundLines } from './broken-statement.ts'

type Cells = string[]

/** A table of text that is taken apart, changed and put together. */
interface TextTable {
  layout: string
  rows: Cells[]
  /** The position of the headings, and of columns. */
  head: number
  date: number
  narration: number
  credit: number
  /** Undefined in a table with one column of amounts. */
  debit: number | undefined
  delimiter: string
}

function tableOf(
  layout: string,
  bytes: Buffer,
  table: Pick<TextTable, 'head' | 'date' | 'narration' | 'credit' | 'debit'>,
): TextTable {
  const isWide = bytes[0] === 0xff
  const text = bytes.toString(isWide ? 'utf16le' : 'utf8').replace('\ufeff', '')
  const delimiter = layout === 'sbi' ? '\t' : ','
  const options = { delimiter, relax_column_count: true, skip_empty_lines: true }
  const rows: Cells[] = parse(text, options)
  return { layout, rows, delimiter, ...table }
}

const tables: readonly TextTable[] = [
  tableOf('hdfc', writeHdfc(soundLines), { head: 4, date: 0, narration: 1, credit: 5, debit: 4 }),
  tableOf('sbi', writeSbi(soundLines), { head: 3, date: 0, narration: 2, credit: 5, debit: 4 }),
  tableOf('axis', writeAxis(soundLines), { head: 2, date: 0, narration: 2, credit: 4, debit: 3 }),
  tableOf('kotak', writeKotak(soundLines), {
    ...{ head: 2, date: 1, narration: 2, credit: 4, debit: undefined },
  }),
]

function write({ rows, delimiter }: TextTable): string {
  return stringify(rows, { delimiter })
}

/** A table with a fault, to be put together. */
interface Fault {
  name: string
  says: RegExp
  rows: Cells[]
}

/** The row of a credit in the midst of the table. */
function creditRow({ rows, head, credit, debit }: TextTable): number {
  return rows.findIndex(
    (cells, index) =>
      index > head + 4 && /\d/.test(cells[credit] ?? '') && !/\d/.test(cells[debit ?? -1] ?? ''),
  )
}

/** The table with one cell of a credit replaced. */
function withCell(table: TextTable, column: number, text: string): Cells[] {
  const row = creditRow(table)
  return table.rows.map((cells, index) =>
    index === row ? cells.map((cell, at) => (at === column ? text : cell)) : cells,
  )
}

const badDays = [
  '31/02/26',
  '00/11/26',
  '25/13/26',
  '11/25/2026',
  '25/11',
  'yesterday',
  '25/11/1926',
]
const badAmounts = [
  '15,O00.00',
  '12e5',
  '1.2.3',
  '१२३',
  '1,23,45',
  '1.500,00',
  '12.345',
  '=SUM(E8:E9)',
]

function badCells(table: TextTable): Fault[] {
  const { date, credit } = table
  return [
    ...badDays.map((text) => ({
      name: `the day ${text}`,
      says: /^Row \d+: ".+" is no date/,
      rows: withCell(table, date, text),
    })),
    ...badAmounts.map((text) => ({
      name: `the amount ${text}`,
      says: /^Row \d+: ".+" is no amount/,
      rows: withCell(table, credit, text),
    })),
    {
      name: 'no day',
      says: /^Row \d+ has an amount, but no date/,
      rows: withCell(table, date, ''),
    },
    {
      name: 'no amount',
      says: /^Row \d+ has a date, but no amount/,
      rows: withCell(table, credit, ''),
    },
  ]
}

function missingHeadings(table: TextTable): Fault[] {
  const { rows, head, date, narration, credit } = table
  return [date, narration, credit].map((column) => ({
    name: `no heading of column ${column}`,
    says: /^This layout is not known/,
    rows: rows.map((cells, index) =>
      index === head ? cells.map((cell, at) => (at === column ? 'Other' : cell)) : cells,
    ),
  }))
}

/** Files that end within a row. */
function cutRows(table: TextTable): Fault[] {
  const row = creditRow(table)
  return [2, 3, 4, 5].map((cells) => {
    const last = (table.rows[row] ?? []).slice(0, cells)
    const rows = [...table.rows.slice(0, row), last]
    return {
      name: `cut after ${cells} cells`,
      says: /^Row \d+ (breaks off|has a date)/,
      rows: rows,
    }
  })
}

function wrongBalances(table: TextTable): Fault[] {
  const row = creditRow(table)
  const { rows, credit, debit, head } = table
  const amount = rows[row]?.[credit] ?? ''
  const swap = (cells: Cells) =>
    cells.map((cell, at) =>
      at === credit ? (cells[debit ?? 0] ?? '') : at === debit ? (cells[credit] ?? '') : cell,
    )
  const swapped = rows.map((cells, index) => (index === head ? swap(cells) : cells))
  return [
    { name: 'a row is missing', says: /balance does not follow/, rows: rows.toSpliced(row, 1) },
    {
      name: 'a row is there twice',
      says: /balance does not follow/,
      rows: rows.toSpliced(row, 0, rows[row] ?? []),
    },
    {
      name: 'a digit of an amount is wrong',
      says: /balance does not follow/,
      rows: withCell(
        table,
        credit,
        amount.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 1) % 10)),
      ),
    },
    ...(debit === undefined
      ? []
      : [{ name: 'credit and debit are swapped', says: /columns are swapped/, rows: swapped }]),
  ]
}

function rowsInTheWrongPlace(table: TextTable): Fault[] {
  const row = creditRow(table)
  const { rows, date, credit, debit } = table
  const line = rows[row] ?? []
  const end = line.map((_, at) => (at === date ? 'Generated on 25 Nov' : ''))
  const both = line.map((cell, at) => (at === debit ? line[credit] : cell) ?? '')
  return [
    { name: 'a row below the end', says: /below the end of the table/, rows: [...rows, end, line] },
    {
      name: 'more cells than columns',
      says: /more cells than there are columns/,
      rows: [...rows.slice(0, row), [...line, '', 'left over']],
    },
    ...(debit === undefined
      ? [
          {
            name: 'no Cr or Dr',
            says: /does not say whether/,
            rows: withCell(table, credit + 1, 'XX'),
          },
        ]
      : [
          {
            name: 'both amounts',
            says: /both a credit and a debit/,
            rows: rows.toSpliced(row, 1, both),
          },
        ]),
  ]
}

function faultsOf(table: TextTable): Fault[] {
  return [
    ...badCells(table),
    ...missingHeadings(table),
    ...cutRows(table),
    ...wrongBalances(table),
    ...rowsInTheWrongPlace(table),
  ]
}

/** Statements of four banks as text, broken in every place where banks and people break them. */
export const brokenTables: readonly BrokenStatement[] = tables.flatMap((table) =>
  faultsOf(table).map(({ name, says, rows }) => ({
    name: `${table.layout}: ${name}`,
    says,
    bytes: Buffer.from(write({ ...table, rows })),
  })),
)
