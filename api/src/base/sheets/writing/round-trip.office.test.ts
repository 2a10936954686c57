import { read } from '@e965/xlsx'
import { describe, expect, it, jest } from '@jest/globals'
import { officePrograms, saveWith } from '../../../../test/sheets/office-programs.ts'
import { readRows } from '../../../../test/sheets/read-rows.ts'
import { columnsOfEachKind, type TableRow } from '../../../../test/sheets/table-row.ts'
import type { Table } from './table.ts'
import { writeTable } from './write-table.ts'

/** What spreadsheet programs like to take for something else. */
const texts = [
  ...[
    '71E205',
    '1e5',
    '00123',
    '123456789012345678',
    '9820012345',
    '+91 98200 12345',
    '7-10',
    '1/2',
  ],
  ...['27AAPFU0939F1ZV', 'TRUE', '#N/A', '18%', '₹ 1,299', '2026-11-27', '15.6" LED', '=1+1', '@x'],
  ...['भाषा 🖨', 'a < b & "c"', 'two\nlines', "'quoted", 'A, B; C|D', '1.10', '−5', '.'],
]
const amounts = [0, 1, 29, 449_950, 116_910, 12_345_678_901, -450_000, 99_999_999_999]
const days = ['1995-01-01', '2000-02-29', '2024-12-31', '2026-03-01', '2099-12-31']

const rows: TableRow[] = texts.map((text, index) => ({
  text,
  number: [0, 5, 0.25, 12, 1_000_000][index % 5] ?? 0,
  amount: amounts[index % amounts.length] ?? 0,
  day: days[index % days.length] ?? '',
  at: new Date(Date.parse('2026-11-20T18:29:59Z') + index * 3_661_000),
}))

async function* inOneBatch(): AsyncGenerator<TableRow[]> {
  yield rows
}

async function writeWorkbook(): Promise<Buffer> {
  const table: Table<TableRow> = {
    name: 'Orders',
    columns: columnsOfEachKind,
    batches: inOneBatch(),
  }
  return Buffer.concat(await writeTable(table, 'xlsx').toArray())
}

/** The types of the cells of the first rows: texts stay texts, and amounts and days numbers. */
function typesOf(content: Buffer): (string | undefined)[][] {
  // The library complains of number formats with conditions, which LibreOffice writes.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { Orders: sheet = {} } = read(content).Sheets
  logged.mockRestore()
  const types = ['A', 'B', 'C', 'D', 'E']
  return rows.map((_, index) => types.map((letter) => sheet[`${letter}${index + 2}`]?.t))
}

describe.each(Object.entries(officePrograms))('an export that %s saves', (_program, convert) => {
  it.each(['xlsx', 'ods', 'xls'] as const)(
    'is unchanged as .%s',
    async (format) => {
      const exported = await writeWorkbook()
      const saved = await saveWith(convert, exported, format)
      expect(await readRows(saved)).toEqual(await readRows(exported))
      expect(typesOf(saved)).toEqual(typesOf(exported))
    },
    120_000,
  )
})
