/**
 * The papers and the money that stand in a ledger. `order`: goods that were shipped before the store had a seller, and so without an
 * invoice; `recorded`: money by the word of an admin, which is not seen in the bank yet; `advance`: received money of the buyer that no
 * order has; `returned`: a cheque or transfer that the bank took back; `opening`: from before the store kept the ledger.
 */
export const ledgerKinds = [
  'opening',
  'invoice',
  'order',
  'charge',
  'returned',
  'refund',
  'credit-note',
  'payment',
  'recorded',
  'advance',
  'withheld-tax',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** What an admin may add to a ledger by hand. */
export const ledgerItemKinds = ['opening', 'charge', 'returned'] as const satisfies LedgerKind[]
export type LedgerItemKind = (typeof ledgerItemKinds)[number]

/** What a buyer answers about a balance. */
export const balanceAnswers = ['agrees', 'differs'] as const
export type BalanceAnswer = (typeof balanceAnswers)[number]

/** By how many days open bills are overdue; what is due today is not. */
export const ageingBuckets = ['notDue', 'days30', 'days60', 'days90', 'over90'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]
