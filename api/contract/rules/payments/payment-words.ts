import type { BankAnswer } from './bank-answer.ts'
import type { MatchReason } from './match-kinds.ts'
import type { PaidBy } from './payment-status.ts'
import type { ReceiptClosing, ReceiptSource, ReceiptState } from './receipt-states.ts'
import type { StatementLayout } from './statement-columns.ts'

/** What people read of received money and bank statements; the back office is in English. */

/** After "Paid": what shows it. */
export const paidByNames: Readonly<Record<PaidBy, string>> = {
  statement: 'bank statement',
  online: 'online payment',
  eye: 'checked by hand',
  hand: 'set by hand',
  before: 'before receipts were kept',
}

/** Where the store knows of money from. */
export const receiptSourceNames: Readonly<Record<ReceiptSource, string>> = {
  statement: 'Bank statement',
  online: 'Online payment',
  proof: 'Proof, checked by hand',
  hand: 'Set to paid by hand',
  tds: 'TDS, deducted by the buyer',
}

/** The states of received money, as the tabs of its queue. */
export const receiptStateNames: Readonly<Record<ReceiptState, string>> = {
  exact: 'Matched',
  proposed: 'Check',
  waiting: 'No order found',
  settled: 'Settled',
}

/** What led to the order. */
export const matchReasonNames: Readonly<Record<MatchReason, string>> = {
  code: 'Payment code',
  reference: 'Reference of the proof',
  payer: 'Paid before',
  amount: 'Only the amount',
}

/** Why received money is for no order. */
export const receiptClosingNames: Readonly<Record<ReceiptClosing, string>> = {
  same: 'Duplicate of another statement',
  returned: 'Returned by the bank',
  refunded: 'Paid back',
}

/** Whose layout a statement has. */
export const layoutNames: Readonly<Record<StatementLayout, string>> = {
  hdfc: 'HDFC Bank',
  icici: 'ICICI Bank',
  sbi: 'State Bank of India',
  axis: 'Axis Bank',
  kotak: 'Kotak Mahindra Bank',
  canara: 'Canara Bank',
  yes: 'Yes Bank',
  idfc: 'IDFC FIRST Bank',
  federal: 'Federal Bank',
  pnb: 'Punjab National Bank',
  bob: 'Bank of Baroda',
  union: 'Union Bank of India',
  mt940: 'MT940',
  mt942: 'MT942',
  camt052: 'camt.052',
  camt053: 'camt.053',
  camt054: 'camt.054',
  ofx: 'OFX',
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
    case 'returned':
      return 'Returned by the bank'
    case 'unknown':
      return 'The bank does not know this reference'
  }
}

/** The messages of the statement desk that the API does not send (receipt-messages.ts). */
export const paymentMessages = {
  loading: 'Loading payments...',
  loadFailed: 'Failed to load payments',
  statementsLoadFailed: 'Failed to load bank statements',
  orderReceiptsLoadFailed: 'Failed to load the money of this order',
  readFailed: 'Failed to read the bank statement',
  undoFailed: 'Failed to undo the bank statement',
  assignFailed: 'Failed to assign the payment',
  takeBackFailed: 'Failed to undo the assignment',
  takeBackReason: 'Enter a reason',
  refundsLoading: 'Loading money to refund...',
  refundsLoadFailed: 'Failed to load the money to refund',
  refundFailed: 'Failed to record the refund',
  strikeFailed: 'Failed to void the refund',
  answerFailed: 'Failed to save the answer',
  orderSearchFailed: 'Failed to look for orders',
  sumTooLarge: 'The parts are more than the payment.',
} as const
