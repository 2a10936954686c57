import type { StatementMapping } from '@store/contract/rules/payments/statement-columns'

/** The columns of files whose layout is not known, as a person chooses them. */
export const chosenColumns: Readonly<Record<string, StatementMapping>> = {
  '33-continued-narration.csv': {
    date: 'Date',
    narration: 'Particulars',
    reference: 'Chq./Ref.No.',
    debit: 'Withdrawals',
    credit: 'Deposits',
    balance: 'Balance',
  },
  '36-negative-withdrawal-reversal.csv': {
    date: 'Date',
    narration: 'Particulars',
    reference: 'Ref',
    debit: 'Withdrawal',
    credit: 'Deposit',
    balance: 'Balance',
  },
}
