import { readFile } from 'node:fs/promises'
import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from '@jest/globals'
import { readStatements } from '../read-statements.ts'

const head = [
  'Date',
  'Narration',
  'Chq./Ref.No.',
  'Value Dt',
  'Withdrawal Amt.',
  'Deposit Amt.',
  'Closing Balance',
]
const line = (day: string, amount: number, balance: number) => [
  ...[day, 'UPI RAVI', '', day],
  ...['', amount.toFixed(2), balance.toFixed(2)],
]
const named = (account: string) => [`Account No :${account}`]

function bookOf(sheets: Record<string, unknown[][]>): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  }
  return write(book, { bookType: 'xlsx', type: 'buffer' })
}

async function read(sheets: Record<string, unknown[][]>) {
  const { statements, notes } = await readStatements(bookOf(sheets))
  const periods = statements.map(({ account, from, to, credits }) =>
    [account ?? 'none', from, to, credits.length].join(' '),
  )
  return { periods, notes }
}

const october = [head, line('25/10/26', 10, 110), line('31/10/26', 10, 120)]
const november = [head, line('01/11/26', 10, 130)]

describe('the sheets of a workbook', () => {
  it.each([
    ['none', october, november],
    [
      '050200012345678',
      [named('50200012345678'), ...october],
      [named('050200012345678'), ...november],
    ],
  ])('are the months of one statement, of the account %s', async (account, first, second) => {
    expect(await read({ Nov: second, Oct: first })).toEqual({
      periods: [`${account} 2026-10-25 2026-11-01 3`],
      notes: [],
    })
  })

  it('with the days of another one are copies, and named', async () => {
    expect(await read({ All: [...october, line('01/11/26', 10, 130)], Copy: october })).toEqual({
      periods: ['none 2026-10-25 2026-11-01 3'],
      notes: [
        'The sheet "Copy" was left out: it has days that the sheet "All" has too. If it is no copy, upload it as a file of its own.',
      ],
    })
  })

  it('may be of any account when only others name theirs, and are named', async () => {
    expect(await read({ Oct: [named('50200012345678'), ...october], Nov: november })).toEqual({
      periods: ['50200012345678 2026-10-25 2026-10-31 2'],
      notes: [
        'The sheet "Nov" was left out: only some sheets name their account. Upload it as a file of its own.',
      ],
    })
  })

  it('whose columns are not known are named', async () => {
    const other = [
      ['Booked', 'Text', 'In'],
      ['24/12/2026', 'RAVI', '5000.00'],
    ]
    expect((await read({ Oct: october, Dec: other, Notes: [['call the bank']] })).notes).toEqual([
      'The sheet "Dec" was left out: its columns are not known. If it is a statement, upload it as a file of its own.',
    ])
  })

  it.each([
    [
      'of another account',
      [named('50200099999999'), ['Date', 'Particulars'], ['14/04/26', 'By cash, see passbook']],
    ],
    ['without headings', [['14/04/26', 'RAVI', '2,000.00 Cr', '12,000.00 Cr']]],
  ])('%s are named though they have no table', async (_, two) => {
    const { periods, notes } = await read({ One: october, Two: two, Notes: [['call the bank']] })
    expect(periods).toEqual(['none 2026-10-25 2026-10-31 2'])
    expect(notes).toEqual([
      'The sheet "Two" was left out: its columns are not known. If it is a statement, upload it as a file of its own.',
    ])
  })

  it('are those of a known bank beside one whose columns were chosen', async () => {
    const other = [
      ['Booked', 'Text', 'In'],
      ['24/12/2026', 'RAVI', '5000.00'],
    ]
    const third = [
      ['Day of entry', 'What', 'Sum'],
      ['25/12/2026', 'ASHA', '70.00'],
    ]
    const mapping = { date: 'Booked', narration: 'Text', credit: 'In' }
    const bank = [named('50200012345678'), ...october]
    const book = bookOf({ Oct: bank, Dec: [named('50200099999999'), ...other], More: third })
    const { statements, notes } = await readStatements(book, { mapping })
    expect(statements.map(({ layout, credits }) => [layout, credits.length])).toEqual([
      ['hdfc', 2],
      ['mapped', 1],
    ])
    expect(notes).toEqual([
      'The sheet "More" was left out: its columns are not known. If it is a statement, upload it as a file of its own.',
    ])
  })

  it('are named where a row is at fault', async () => {
    const broken = [head, [...line('01/11/26', 10, 130).slice(0, 5), 'ten', '130.00']]
    await expect(read({ Oct: october, Nov: broken })).rejects.toThrow(
      /^Sheet "Nov": Row 2: "ten" in the column "Deposit Amt."/,
    )
  })
})

describe('an account without lines, in a file of several,', () => {
  it('is named, in MT940', async () => {
    const file = `${await readFile(new URL('../../../../../test/statement-cases/45-mt940-two-accounts.sta', import.meta.url), 'latin1')}`
    const empty =
      ':20:X\n:25:HDFC0000007/50200000001234\n:28C:1/1\n:60F:C261126INR5,00\n:62F:C261126INR5,00\n-\n'
    const { statements, notes } = await readStatements(Buffer.from(`${file}\n${empty}`))
    expect([statements.length, notes]).toEqual([2, ['Account …1234 has no lines in this file.']])
  })

  it('is named, in camt.053', async () => {
    const file = await readFile(
      new URL('../../../../../test/statement-cases/71-camt-two-accounts.xml', import.meta.url),
    )
    const { statements, notes } = await readStatements(file)
    expect([statements.length, notes]).toEqual([1, ['Account …9999 has no lines in this file.']])
  })

  it('is named, on a sheet', async () => {
    const empty = [named('50200000001234'), head]
    expect((await read({ One: [named('50200012345678'), ...october], Two: empty })).notes).toEqual([
      'Account …1234 has no lines in this file.',
    ])
  })
})
