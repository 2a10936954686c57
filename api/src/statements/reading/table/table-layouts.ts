import type {
  StatementColumn,
  StatementLayout,
} from '@store/contract/rules/payments/statement-columns'

/** The table of a bank's statement: the heading of each column that is read. Lines above and below it do not matter. */
export interface TableLayout {
  layout: StatementLayout
  headings: Readonly<Partial<Record<StatementColumn, string>>>
}

/**
 * The tables of Indian banks, as their net banking exports them in November 2026. Headings are compared by their letters and
 * digits. All dates have the day before the month ({@link readDay}).
 */
export const tableLayouts: readonly TableLayout[] = [
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
]
