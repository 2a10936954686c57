import type { TableLayout } from './table-layout.ts'

/** The tables of banks in public ownership, as `tableLayouts`. */
export const publicBankLayouts: readonly TableLayout[] = [
  {
    layout: 'sbi',
    headings: {
      date: 'Txn Date',
      narration: 'Description',
      reference: 'Ref No./Cheque No.',
      debit: 'Debit',
      credit: 'Credit',
      balance: 'Balance',
    },
  },
  {
    // The workbook of the same bank.
    layout: 'sbi',
    headings: {
      date: 'Date',
      narration: 'Details',
      reference: 'Ref No/Cheque No',
      debit: 'Debit',
      credit: 'Credit',
      balance: 'Balance',
    },
  },
  {
    layout: 'canara',
    headings: {
      date: 'Txn Date',
      narration: 'Description',
      reference: 'Cheque No.',
      debit: 'Debit',
      credit: 'Credit',
      balance: 'Balance',
    },
  },
  {
    layout: 'pnb',
    headings: {
      date: 'Transaction Date',
      narration: 'Narration',
      reference: 'Cheque Number',
      debit: 'Withdrawal',
      credit: 'Deposit',
      balance: 'Balance',
    },
  },
  {
    layout: 'bob',
    headings: {
      date: 'TRAN DATE',
      narration: 'NARRATION',
      reference: 'CHQ.NO.',
      debit: 'WITHDRAWAL(DR)',
      credit: 'DEPOSIT(CR)',
      balance: 'BALANCE(INR)',
    },
  },
  {
    layout: 'union',
    headings: {
      date: 'Date',
      narration: 'Remarks',
      reference: 'UTR Number',
      debit: 'Withdrawals',
      credit: 'Deposits',
      balance: 'Balance',
    },
  },
]
