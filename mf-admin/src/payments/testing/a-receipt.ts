import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type { Receipt, ReceiptMatch, ReceiptOrder } from '@store/contract/schemas/payments/receipts'

const idOf = (kind: string, number: number) => `01J${kind}${String(number).padStart(6, '0')}`

/** An order of ₹11,800 that is open; its displayed number is `number`. */
export function aReceiptOrder(number: number, given: Partial<ReceiptOrder> = {}): ReceiptOrder {
  return {
    _id: idOf('ORDER', number),
    createdAt: '2026-11-20T09:30:00.000Z',
    tier: 'reseller',
    buyer: 'Meera Shah',
    totalAmount: 11_800,
    open: 11_800,
    orderStatus: 'pending',
    paymentStatus: 'pending',
    ...given,
  }
}

/** A match with one order that differs in nothing, by its code. */
export function aMatch(order: ReceiptOrder, given: Partial<ReceiptMatch> = {}): ReceiptMatch {
  return {
    reason: 'code',
    difference: 'none',
    why: 'Its payment code names this order.',
    parts: [{ order, amount: order.open }],
    alternatives: [],
    ...given,
  }
}

/** A payment of ₹11,800 from a bank statement; an exact one has the order of the same number. */
export function aReceipt(number: number, given: Partial<Receipt> = {}): Receipt {
  const state: ReceiptState = given.state ?? 'exact'
  return {
    _id: idOf('MONEY', number),
    source: 'statement',
    state,
    amount: 11_800,
    open: 11_800,
    receivedOn: '2026-11-24',
    narration: `NEFT-HDFC-7K3M PQ4R-MEERA TRADERS-${number}`,
    reference: `HDFCN5202611240${number}`,
    statement: { _id: 'statement-1', fileName: 'november.csv' },
    parts: [],
    ...(state === 'exact' && { match: aMatch(aReceiptOrder(number, { paymentCode: '7K3MPQ4R' })) }),
    ...given,
  }
}
