import type { AgeingBucket, BalanceAnswer, LedgerKind } from './ledger-kinds.ts'

/** The papers and the money of a ledger, as statements of account name them. */
export const ledgerKindNames: Readonly<Record<LedgerKind, string>> = {
  opening: 'Brought forward',
  invoice: 'Invoice',
  order: 'Order without invoice',
  charge: 'Charge',
  returned: 'Returned payment',
  refund: 'Refund',
  'credit-note': 'Credit note',
  payment: 'Payment',
  recorded: 'Payment, not in the bank yet',
  advance: 'Advance',
  'withheld-tax': 'TDS deducted',
}

/** How long open bills are overdue. */
export const ageingBucketNames: Readonly<Record<AgeingBucket, string>> = {
  notDue: 'Not overdue',
  days30: '1–30 days',
  days60: '31–60 days',
  days90: '61–90 days',
  over90: 'Over 90 days',
}

/** What buyers answered about their balance. */
export const balanceAnswerNames: Readonly<Record<BalanceAnswer, string>> = {
  agrees: 'Agrees',
  differs: 'Differs',
}
