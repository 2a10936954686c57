/**
 * Where the store knows of money from: a line of a bank statement, the payment gateway, a proof that an admin verified by
 * eye, or an admin who set the payment to paid; or tax that the buyer deducted at source, which goes to the tax office.
 */
export const receiptSources = ['statement', 'online', 'proof', 'hand', 'tds'] as const
export type ReceiptSource = (typeof receiptSources)[number]

/** The states of received money: how sure its order is (match-kinds.ts), or that all of it is assigned. */
export const receiptStates = ['exact', 'proposed', 'waiting', 'settled'] as const
export type ReceiptState = (typeof receiptStates)[number]

/**
 * What an admin answers about received money: it is the transfer that another statement brought, or another one; the bank took it
 * back, or did not; or it was paid back to the payer.
 */
export const receiptAnswers = ['same', 'different', 'returned', 'kept', 'refunded'] as const
export type ReceiptAnswer = (typeof receiptAnswers)[number]

/** The answers after which money is for no order. */
export const receiptClosings = ['same', 'returned', 'refunded'] as const
export type ReceiptClosing = (typeof receiptClosings)[number]

/** True for money that arrived. */
export function isReceived(source: ReceiptSource): boolean {
  return source === 'statement' || source === 'online'
}

/** True for what no later transfer replaces: money that arrived, and tax at source. The rest is the word of an admin. */
export function isLasting(source: ReceiptSource): boolean {
  return isReceived(source) || source === 'tds'
}
