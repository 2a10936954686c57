import { publicBankLayouts } from './public-bank-layouts.ts'
import type { TableLayout } from './table-layout.ts'

/**
 * The tables of Indian banks, as their net banking exports them in November 2026. Headings are compared by their letters and
 * digits.
 */
export const tableLayouts: readonly TableLayout[] = [
  ...publicBankLayouts,
  {
    layout: 'hdfc',
    headings: {
      date: 'Date',
      narration: 'Narration',
      reference: 'Chq./Ref.No.',
      debit: 'Withdrawal Amt.',
      credit: 'Deposit Amt.',
      balance: 'Closing Balance',
    },
  },
  {
    // The text file of the same bank.
    layout: 'hdfc',
    headings: {
      date: 'Date',
      narration: 'Narration',
      reference: 'Chq/Ref Number',
      debit: 'Debit Amount',
      credit: 'Credit Amount',
      balance: 'Closing Balance',
    },
  },
  {
    layout: 'icici',
    headings: {
      date: 'Transaction Date',
      narration: 'Transaction Remarks',
      reference: 'Cheque Number',
      debit: 'Withdrawal Amount (INR)',
      credit: 'Deposit Amount (INR)',
      balance: 'Balance (INR)',
    },
  },
  {
    // Corporate net banking of the same bank.
    layout: 'icici',
    headings: {
      date: 'Txn Posted Date',
      narration: 'Description',
      reference: 'ChequeNo.',
      direction: 'Cr/Dr',
      amount: 'Transaction Amount(INR)',
      balance: 'Available Balance(INR)',
    },
  },
  {
    // The statement of a year.
    layout: 'icici',
    headings: {
      date: 'Transaction Date',
      narration: 'Transaction Remarks',
      reference: 'Cheque. No./Ref. No.',
      debit: 'Withdrawal Amt (INR)',
      credit: 'Deposit Amt (INR)',
      balance: 'Balance (INR)',
    },
  },
  {
    layout: 'axis',
    headings: {
      date: 'Tran Date',
      narration: 'PARTICULARS',
      reference: 'CHQNO',
      debit: 'DR',
      credit: 'CR',
      balance: 'BAL',
    },
  },
  {
    // Corporate net banking of the same bank.
    layout: 'axis',
    headings: {
      date: 'Transaction Date (dd/mm/yyyy)',
      narration: 'Particulars',
      reference: 'Cheque Number',
      amount: 'Amount(INR)',
      direction: 'Debit/Credit',
      balance: 'Balance(INR)',
    },
  },
  {
    layout: 'axis',
    headings: {
      date: 'Tran Date',
      narration: 'Transaction Particulars',
      reference: 'CHQNO',
      amount: 'Amount(INR)',
      direction: 'DR|CR',
      balance: 'Balance(INR)',
    },
  },
  {
    // Two columns are headed "Dr / Cr": the first belongs to the amount, the second to the balance.
    layout: 'kotak',
    headings: {
      date: 'Date',
      narration: 'Description',
      reference: 'Chq / Ref number',
      amount: 'Amount',
      direction: 'Dr / Cr',
      balance: 'Balance',
    },
  },
  {
    layout: 'kotak',
    headings: {
      date: 'Transaction Date',
      narration: 'Transaction Details',
      reference: 'Chq / Ref No.',
      amount: 'Debit/Credit(₹)',
      balance: 'Balance(₹)',
    },
  },
  {
    layout: 'kotak',
    headings: {
      date: 'Transaction Date',
      narration: 'Description',
      reference: 'Chq / Ref No.',
      amount: 'Amount',
      direction: 'Dr / Cr',
      balance: 'Balance',
    },
  },
  {
    layout: 'kotak',
    headings: {
      date: 'Transaction Date',
      narration: 'Description',
      reference: 'Chq / Ref No.',
      debit: 'Debit',
      credit: 'Credit',
      balance: 'Balance',
    },
  },
  {
    layout: 'yes',
    headings: {
      date: 'Transaction Date',
      narration: 'Description',
      reference: 'Reference Number',
      debit: 'Withdrawals',
      credit: 'Deposits',
      balance: 'Running Balance',
    },
  },
  {
    layout: 'idfc',
    headings: {
      date: 'Transaction Date',
      narration: 'Particulars',
      reference: 'Cheque No.',
      debit: 'Debit',
      credit: 'Credit',
      balance: 'Balance',
    },
  },
  {
    layout: 'federal',
    headings: {
      date: 'Date',
      narration: 'Particulars',
      reference: 'Cheque Details',
      debit: 'Withdrawals',
      credit: 'Deposits',
      balance: 'Balance',
    },
  },
]
