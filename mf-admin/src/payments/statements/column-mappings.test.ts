import { expect, it } from '@jest/globals'
import {
  canReadStatement,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { guessMapping, mappingOf, rememberMapping } from './column-mappings.ts'

it.each([
  [
    ['Value Date', 'Date', 'Description', 'Cr/Dr', 'Amount (INR)', 'UTR No.', 'Running Balance'],
    {
      date: 'Value Date',
      narration: 'Description',
      direction: 'Cr/Dr',
      amount: 'Amount (INR)',
      reference: 'UTR No.',
      balance: 'Running Balance',
    },
  ],
  [
    ['Tran Date', 'Particulars', 'Withdrawal Amount', 'Deposit Amount'],
    {
      date: 'Tran Date',
      narration: 'Particulars',
      debit: 'Withdrawal Amount',
      credit: 'Deposit Amount',
    },
  ],
])('guesses the columns of %j, so that they can be read as they are', (headings, expected) => {
  const mapping = guessMapping({ headings, rows: [] })
  expect(mapping).toEqual(expected)
  expect(canReadStatement(statementColumns.filter((column) => mapping[column]))).toBe(true)
})

it('remembers the columns of each bank, the last ones that could be read', () => {
  const head = { headings: ['A', 'B', 'C'], rows: [] }
  expect(mappingOf(head)).toBeUndefined()
  rememberMapping(head, { date: 'A', narration: 'B', credit: 'C' })
  rememberMapping({ headings: ['X'], rows: [] }, { date: 'X' })
  rememberMapping(head, { date: 'A', narration: 'B', amount: 'C' })
  expect(mappingOf({ ...head, rows: [['1', '2', '3']] })).toEqual({
    date: 'A',
    narration: 'B',
    amount: 'C',
  })
  localStorage.setItem('adminStatementColumns', '{"from":"a later release"}')
  expect(mappingOf(head)).toBeUndefined()
})
