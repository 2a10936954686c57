import { formatRupees } from '../pricing/money-text.ts'
import type { BankAnswer, MatchReason, PaidBy, ReceiptState, StatementLayout } from './receipt-states.ts'

/** What people read of received money and bank statements; the back office is in English. */

/** After "Paid": what shows it. */
export const paidByNames: Readonly<Record<PaidBy, string>> = {
  statement: 'bank statement',
  online: 'online payment',
  eye: 'by eye',
  hand: 'set by hand',
  before: 'before receipts were kept',
}

/** The states of received money, as the tabs of its queue. */
export const receiptStateNames: Readonly<Record<ReceiptState, string>> = {
  exact: 'Exact',
  proposed: 'To decide',
  waiting: 'Waiting',
  settled: 'Settled',
}

/** What led to the order. */
export const matchReasonNames: Readonly<Record<MatchReason, string>> = {
  code: 'Payment code',
  reference: 'Reference of the proof',
  payer: 'Known payer',
  amount: 'Only the amount',
}

/** Whose layout a statement has. */
export const layoutNames: Readonly<Record<StatementLayout, string>> = {
  hdfc: 'HDFC Bank',
  icici: 'ICICI Bank',
  sbi: 'State Bank of India',
  axis: 'Axis Bank',
  kotak: 'Kotak Mahindra Bank',
  mt940: 'MT940',
  camt053: 'camt.053',
  mapped: 'Columns chosen',
}

/**
 * Whether the bank knows the reference of a payment proof.
 * @param found the day of its statement line, and the number of the order that has its money, if they are known
 * @example describeBankAnswer('found', { on: '24 Nov 2026' }) // 'In the bank statement of 24 Nov 2026'
 */
export function describeBankAnswer(
  answer: BankAnswer,
  { on, order }: { on?: string | undefined; order?: string | undefined } = {},
): string {
  switch (answer) {
    case 'found':
      return on === undefined ? 'In a bank statement' : `In the bank statement of ${on}`
    case 'not-yet':
      return 'Not in a statement yet'
    case 'other-order':
      return order === undefined ? 'In another order' : `In another order: #${order}`
    case 'unknown':
      return 'The bank does not know this reference'
  }
}

/** The messages of the statement desk: what was done, what failed, and what is wrong with an input. */
export const paymentMessages = {
  loading: 'Loading payments...',
  loadFailed: 'Failed to load payments',
  statementsLoadFailed: 'Failed to load bank statements',
  readFailed: 'Failed to read the bank statement',
  statementType: 'Choose a bank statement as CSV, XLSX, MT940 or camt.053.',
  statementTooLarge: 'The statement is too large. Upload at most 10 MB',
  mappingIncomplete:
    'Choose the columns of the date, of the narration, and either of the money that came in or of a signed amount.',
  undoFailed: 'Failed to undo the bank statement',
  assignFailed: 'Failed to assign the payment',
  takenBack: 'Payment taken back',
  takeBackFailed: 'Failed to take the payment back',
  takeBackReason: 'Say why it is taken back',
  orderSearchFailed: 'Failed to look for orders',
  noParts: 'Choose at least one order.',
  partAmount: 'Enter an amount in rupees with at most two decimals, above 0.',
  partTooLarge: (open: number) => `Only ${formatRupees(open)} of this order are open.`,
  sumTooLarge: (amount: number) => `Together more than the payment of ${formatRupees(amount)}.`,
} as const
