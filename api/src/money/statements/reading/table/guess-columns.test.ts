import { expect, it } from '@jest/globals'
import {
  canReadStatement,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { guessColumns } from './guess-columns.ts'

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
  [
    ['दिनांक', 'विवरण', '', 'निकासी', 'जमा', 'शेष'],
    { date: 'दिनांक', narration: 'विवरण', debit: 'निकासी', credit: 'जमा', balance: 'शेष' },
  ],
])('guesses the columns of %j, so that they can be read as they are', (headings, expected) => {
  const mapping = guessColumns(headings)
  expect(mapping).toEqual(expected)
  expect(canReadStatement(statementColumns.filter((column) => mapping[column]))).toBe(true)
})
