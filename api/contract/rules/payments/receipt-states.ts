/**
 * Where the store knows of money from: a line of a bank statement, the payment gateway, a proof that an admin verified by
 * eye, or an admin who set the payment to paid.
 */
export const receiptSources = ['statement', 'online', 'proof', 'hand'] as const
export type ReceiptSource = (typeof receiptSources)[number]

/** The states of received money: how sure its order is (match-kinds.ts), or that all of it is assigned. */
export const receiptStates = ['exact', 'proposed', 'waiting', 'settled'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** True for money that arrived. The other sources are the word of an admin. */
export function isReceived(source: ReceiptSource): boolean {
  return source === 'statement' || source === 'online'
}
