import { setImmediate } from 'node:timers/promises'
import { read } from '@e965/xlsx'
import { describe, expect, it } from '@jest/globals'
import { type TableFormat, tableFormats } from '@store/contract/schemas/wire'
import fc from 'fast-check'
import { readRows } from '../../../../test/sheets/read-rows.ts'
import { columnsOfEachKind, type TableRow } from '../../../../test/sheets/table-row.ts'
import type { Table } from './table.ts'
import { writeTable } from './write-table.ts'

async function* batchesOf<Value>(...batches: Value[][]): AsyncGenerator<Value[]> {
  yield* batches
}

const tableOf = (rows: TableRow[]): Table<TableRow> => ({
  name: 'A & B',
  columns: columnsOfEachKind,
  batches: batchesOf(rows),
})

async function contentOf<Value>(table: Table<Value>, format: TableFormat): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of writeTable(table, format)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const aRow: TableRow = {
  text: '71E205',
  number: 3,
  amount: 12_345_678_950,
  day: '2026-02-28',
  // Half past one in the morning of the next day in India.
  at: new Date('2026-11-20T20:00:07Z'),
}

/** The cells of a row as another reader of workbooks takes them: type, value and number format. */
async function cellsOf(rows: TableRow[], row: number) {
  const book = read(await contentOf(tableOf(rows), 'xlsx'), { cellNF: true })
  const sheet = book.Sheets['A & B']
  return ['A', 'B', 'C', 'D', 'E'].map((letter) => {
    const cell = sheet?.[`${letter}${row}`]
    return cell && [cell.t, cell.v, cell.z]
  })
}

describe('a table as a file', () => {
  it('has texts, numbers, amounts in rupees and real days in a workbook', async () => {
    const cells = await cellsOf([aRow], 2)
    expect(cells.slice(0, 4)).toEqual([
      ['s', '71E205', '@'],
      ['n', 3, 'General'],
      ['n', 123_456_789.5, '#,##0.00'],
      ['n', 46_081, 'dd\\-mmm\\-yyyy'],
    ])
    expect(cells[4]?.[2]).toBe('dd\\-mmm\\-yyyy\\ hh:mm:ss')
  })

  it('is plain in a CSV', async () => {
    const csv = String(await contentOf(tableOf([aRow, { ...aRow, number: undefined }]), 'csv'))
    expect(csv.split('\r\n')).toEqual([
      '\ufeffDocket No,Pieces,Total,Date,When',
      '71E205,3,123456789.5,2026-02-28,2026-11-21 01:30:07',
      '71E205,,123456789.5,2026-02-28,2026-11-21 01:30:07',
      '',
    ])
  })

  it('has blank cells where there is no value, of the kind of their column', async () => {
    expect((await cellsOf([{ ...aRow, text: '', number: undefined }], 2)).slice(0, 2)).toEqual([
      undefined,
      undefined,
    ])
    const { Sheets } = read(await contentOf(tableOf([aRow]), 'xlsx'), { cellStyles: true })
    expect(Sheets['A & B']?.['!cols']).toHaveLength(5)
  })

  it.each(tableFormats)('has no text that runs as a formula in .%s', async (format) => {
    const texts = ['=1+1', '+91 98200', '-1', '@SUM(A1)', '\t=1', '＝1', "'=1"]
    const rows = texts.map((text) => ({ ...aRow, text }))
    const read = await readRows(await contentOf(tableOf(rows), format))
    expect(read.slice(1).map(([text]) => text)).toEqual(texts.map((text) => `'${text}`))
  })

  it('reads the same from both formats, whatever is in it', async () => {
    const row = fc.record({
      text: fc.oneof(
        fc
          .string({ unit: 'grapheme', maxLength: 20 })
          .map((drawn) => drawn.replace(/\p{C}|\ufffd/gu, '').trim()),
        fc.constantFrom(
          '71E205',
          '00123',
          '1e5',
          '7-10',
          '9820012345',
          '27AAPFU0939F1ZV',
          '_x000D_',
          'a\nb',
        ),
      ),
      number: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
      amount: fc.integer({ min: -1_000_000_000, max: 100_000_000_000 }),
      day: fc
        .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((drawn) => drawn.toISOString().slice(0, 10)),
      at: fc
        .date({ min: new Date('1995-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((drawn) => new Date(Math.floor(drawn.getTime() / 1000) * 1000)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const [csv, xlsx] = [
          await readRows(await contentOf(tableOf(rows), 'csv')),
          await readRows(await contentOf(tableOf(rows), 'xlsx')),
        ]
        expect(xlsx).toEqual(csv)
      }),
      { numRuns: 60, seed: 42 },
    )
  })

  it.each(tableFormats)(
    'asks for rows of .%s as fast as they are taken, and stops with its reader',
    async (format) => {
      let asked = 0
      let isEnded = false
      async function* endless() {
        try {
          for (;;) {
            asked += 1
            // Digits that cannot be packed.
            const text = () => Math.random().toString(36).repeat(20)
            yield Array.from({ length: 200 }, () => ({ ...aRow, text: text() }))
          }
        } finally {
          isEnded = true
        }
      }
      const file = writeTable({ name: 'A', columns: columnsOfEachKind, batches: endless() }, format)
      const taken = file[Symbol.asyncIterator]()
      while (asked < 2) await taken.next()
      for (let turn = 0; turn < 200; turn += 1) await setImmediate()
      expect(asked).toBeLessThan(20)
      file.destroy()
      for (let turn = 0; turn < 20 && !isEnded; turn += 1) await setImmediate()
      expect(isEnded).toBe(true)
    },
  )

  it.each(tableFormats)('fails in .%s when its rows cannot be read', async (format) => {
    async function* failing(): AsyncGenerator<TableRow[]> {
      yield [aRow]
      throw new Error('the database is away')
    }
    const content = contentOf({ name: 'A', columns: columnsOfEachKind, batches: failing() }, format)
    await expect(content).rejects.toThrow('the database is away')
  })
})
