import { utils, write } from '@e965/xlsx'
import { expect, it } from '@jest/globals'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'

const headings = ['Date', 'Particulars', 'Amount', 'Balance']
const mapping = { date: 'Date', narration: 'Particulars', amount: 'Amount', balance: 'Balance' }

/** A ledger as accounting programs export it: the side of an amount stands in the format of its cell. */
function ledger(bookType: 'xlsx' | 'biff8' | 'xlsb', amountFormats: readonly string[]): Buffer {
  const lines = [
    ['24-11-2026', 'RAVI', 500, 500],
    ['25-11-2026', 'RENT', 200, 300],
  ]
  const sheet = utils.aoa_to_sheet([headings, ...lines])
  for (const [index, format] of amountFormats.entries()) {
    sheet[`C${index + 2}`].z = format
    sheet[`D${index + 2}`].z = '0.00" Cr"'
  }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Ledger')
  return write(book, { bookType, type: 'buffer' })
}

it.each(['xlsx', 'biff8', 'xlsb'] as const)('the side in a format counts in .%s', async (type) => {
  const file = ledger(type, ['0.00" Cr"', '0.00" Dr"'])
  const { credits, debits } = await readStatement(file, { mapping })
  expect([credits, debits]).toMatchObject([
    [{ narration: 'RAVI', amount: 50_000 }],
    [{ narration: 'RENT', amount: 20_000 }],
  ])
})

it('other letters of a format are refused with the row, the column and what stands there', async () => {
  const file = ledger('xlsx', ['0.00" Cr"', '"less "0.00'])
  await expect(readStatement(file, { mapping })).rejects.toThrow(
    'Row 3: "less 200.00" in the column "Amount" is no amount.',
  )
})
