import { utils, write } from '@e965/xlsx'
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import writeExcelFile from 'write-excel-file/node'
import { readRows } from '../../../test/sheets/read-rows.ts'

/** A number whose format shows it as a day, in percent, or with zeros in front. */
interface Formatted {
  value: number
  format: string
  shown: string
}

type Value = string | number | boolean | Formatted
type Table = Value[][]

/** Texts as they stand in cells: letters, marks and signs of any script, without white space at an end. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .map((drawn) => drawn.replace(/[\p{C}\ufffd]/gu, '').trim())
  .map((drawn) => drawn || 'x')
  // One of the writers takes the name of a method for a text that it has written before.
  .filter((drawn) => !(drawn in {}) && !/_x[0-9a-f]{4}_/i.test(drawn))

const number = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000_000 }),
  fc.integer({ min: 1, max: 100_000_000 }).map((paise) => paise / 100),
  fc.constantFrom(8901030865278, 1299 * 0.9, 0.1 + 0.2, 0.28999999999999998),
)
const dayMs = 86_400_000
const day = fc.integer({ min: 61, max: 73_050 }).map((serial) => ({
  ...{ value: serial, format: 'dd/mm/yyyy' },
  shown: new Date(Date.UTC(1899, 11, 30) + serial * dayMs).toISOString().slice(0, 10),
}))
const percent = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => ({
  ...{ value: hundredths / 10_000, format: '0.00%' },
  shown: `${hundredths / 100}%`,
}))
const zeros = fc.integer({ min: 0, max: 999_999 }).map((whole) => ({
  ...{ value: whole, format: '00000' },
  shown: String(whole).padStart(5, '0'),
}))
const written = fc.constantFrom('00123', '1E5', '=1+1', '12,34')
const value = fc.oneof(text, number, fc.boolean(), written, day, percent, zeros)
const table = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 }))
  .chain(([columns, rows]) =>
    fc.array(fc.array(value, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )

/** What a person sees in the cell. */
function shown(cell: Value): string {
  if (typeof cell === 'object') return cell.shown
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : cell
}

const writers: Readonly<Record<string, (rows: Table) => Promise<Buffer>>> = {
  'write-excel-file': async (rows) =>
    writeExcelFile(
      rows.map((row) =>
        row.map((each) =>
          typeof each === 'object' ? { value: each.value, format: each.format } : { value: each },
        ),
      ),
    ).toBuffer(),
  hucre: byHucre,
  'SheetJS, .xlsx': async (rows) => bySheetJs(rows, 'xlsx'),
  'SheetJS, .xls': async (rows) => bySheetJs(rows, 'biff8'),
  'SheetJS, .ods': async (rows) => bySheetJs(rows, 'ods'),
}

async function byHucre(rows: Table): Promise<Buffer> {
  const formatted = rows.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      typeof cell === 'object'
        ? [[`${at},${column}`, { value: cell.value, style: { numFmt: cell.format } }] as const]
        : [],
    ),
  )
  const values = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? cell.value : cell)),
  )
  const sheet = { name: 'A', rows: values, cells: new Map(formatted) }
  return Buffer.from(await writeXlsx({ sheets: [sheet] }))
}

function bySheetJs(rows: Table, bookType: 'xlsx' | 'biff8' | 'ods'): Buffer {
  const book = utils.book_new()
  const cells = rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'object' ? { t: 'n', v: cell.value, z: cell.format } : cell,
    ),
  )
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'A')
  return write(book, { bookType, type: 'buffer' })
}

it.each(Object.entries(writers))('a table written by %s is read back equal', async (_who, make) => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      expect(await readRows(await make(rows))).toEqual(rows.map((row) => row.map(shown)))
    }),
    { numRuns: 60, seed: 42 },
  )
})
