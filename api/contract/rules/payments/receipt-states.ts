/**
 * Where the store knows of money from: a line of a bank statement, the payment gateway, a proof that an admin verified by
 * eye, or an admin who set the payment to paid.
 */
export const receiptSources = ['statement', 'online', 'proof', 'hand'] as const
export type ReceiptSource = (typeof receiptSources)[number]

/** What shows that an order is paid; `before`: it was paid before receipts were kept. */
export const paidByKinds = ['statement', 'online', 'eye', 'hand', 'before'] as const
export type PaidBy = (typeof paidByKinds)[number]

/**
 * The states of received money: its order is certain, there is a proposal, nobody knows what it is for, or all of it is
 * assigned.
 */
export const receiptStates = ['exact', 'proposed', 'waiting', 'settled'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** What connects a receipt with an order: its payment code, the proof's reference, a known payer, or only the amount. */
export const matchReasons = ['code', 'reference', 'payer', 'amount'] as const
export type MatchReason = (typeof matchReasons)[number]

/** How a receipt differs from what is open; `short-tds`: by the tax deducted at source under section 194Q. */
export const matchDifferences = [
  'none',
  'short',
  'short-tds',
  'over',
  'part',
  'several-orders',
  'cancelled',
] as const
export type MatchDifference = (typeof matchDifferences)[number]

/** The layouts of bank statements; `mapped`: another one, whose columns were named by a person. */
export const statementLayouts = [
  'hdfc',
  'icici',
  'sbi',
  'axis',
  'kotak',
  'mt940',
  'camt053',
  'mapped',
] as const
export type StatementLayout = (typeof statementLayouts)[number]

/**
 * Whether the bank knows the reference of a payment proof: it is in a statement, not yet, its money went to another
 * order, or it should be in a statement by now and is not.
 */
export const bankAnswers = ['found', 'not-yet', 'other-order', 'unknown'] as const
export type BankAnswer = (typeof bankAnswers)[number]

/** True for money that arrived; the other sources are an admin's word. */
export function isReceived(source: ReceiptSource): boolean {
  return source === 'statement' || source === 'online'
}
