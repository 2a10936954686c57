import type { PaymentStatus } from '../orders/order-states.ts'
import {
  difference,
  noMoney,
  type Paise,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  sumOf,
} from '../pricing/money.ts'
import { isLasting, type ReceiptSource } from './receipt-states.ts'

/** What a person may set by hand while no money says more. */
export const paymentMarks = [
  'pending',
  'processing',
  'failed',
] as const satisfies readonly PaymentStatus[]
export type PaymentMark = (typeof paymentMarks)[number]

/** What shows that an order is paid; `before`: it was paid before receipts were kept. */
export const paidByKinds = ['statement', 'online', 'eye', 'hand', 'before'] as const
export type PaidBy = (typeof paidByKinds)[number]

/** What decides about the payment status of an order. Money in paise. */
export interface PaymentFacts {
  total: Paise
  /** The sum of the receipts that are assigned to the order. */
  assigned: Paise
  /** What a person set by hand. */
  mark: PaymentMark | undefined
  /** Undefined without a verdict on the proof. */
  proofVerdict: 'verified' | 'rejected' | undefined
}

/**
 * The payment status of an order (ADR 0101): its money first, then what a person set, then the verdict on its proof. A
 * verified proof is a receipt, so only its rejection is left to decide here.
 * @example paymentStatusOf({ total, assigned: total, mark: 'failed', proofVerdict: undefined }) // 'paid'
 */
export function paymentStatusOf({
  total,
  assigned,
  mark,
  proofVerdict,
}: PaymentFacts): PaymentStatus {
  if (assigned >= total) return 'paid'
  if (assigned > 0) return 'processing'
  return mark ?? (proofVerdict === 'rejected' ? 'failed' : 'pending')
}

/**
 * What is open of an order that was paid in part.
 * @returns undefined while nothing is assigned to it, and once it is paid
 * @example openOfPart({ total: paise(118000), assigned: paise(100000) }) // 18000
 */
export function openOfPart({
  total,
  assigned,
}: Pick<PaymentFacts, 'total' | 'assigned'>): Paise | undefined {
  return assigned > 0 && assigned < total ? difference(total, assigned) : undefined
}

/** What decides about money that goes back to a buyer. Money in paise. */
export interface RefundFacts extends Pick<PaymentFacts, 'total' | 'assigned'> {
  status: PaymentStatus
  isCancelled: boolean
  /** What the credit notes of the order come to. */
  credited: Paise
  /** What went back already. */
  refunded: Paise
}

/**
 * What goes back to the buyer: all that was received or recorded by hand for a cancelled order, and what was paid above the rest that
 * credit notes leave of others; less what went back. Before receipts were kept a paid order had no money that could be added up.
 * @returns nothing when nothing goes back, never less
 * @example
 * const order = { status: 'paid', total: paise(118000), assigned: paise(118000), isCancelled: false } as const
 * refundDueOf({ ...order, credited: paise(59000), refunded: noMoney }) // 59000
 */
export function refundDueOf(facts: RefundFacts): Paise {
  const { status, total, assigned, isCancelled, credited, refunded } = facts
  const paid = status === 'paid' ? total : assigned
  const kept = isCancelled ? noMoney : difference(total, credited)
  return paise(Math.max(noMoney, paid - kept - refunded))
}

/**
 * What was paid of an order that is not cancelled and has not gone back, in rupees; it goes back once it is cancelled.
 * @example paidAmountOf({ paymentStatus: 'processing', totalAmount: 1180, openAmount: 180 }) // 1000
 */
export function paidAmountOf(order: {
  paymentStatus: PaymentStatus
  totalAmount: number
  openAmount?: number | undefined
  /** Recorded refunds; those that were struck out do not count. */
  refunds?: readonly { amount: number; struck?: unknown }[] | undefined
}): number {
  const { paymentStatus, totalAmount, openAmount, refunds = [] } = order
  const isPaid = paymentStatus === 'paid'
  if (!isPaid && openAmount === undefined) return 0
  const open = paiseFromRupees(isPaid ? 0 : (openAmount ?? 0))
  const refunded = sumOf(
    refunds.filter(({ struck }) => !struck).map(({ amount }) => paiseFromRupees(amount)),
  )
  return rupeesFromPaise(difference(difference(paiseFromRupees(totalAmount), open), refunded))
}

const shownAs = {
  statement: 'statement',
  online: 'online',
  proof: 'eye',
  hand: 'hand',
  tds: 'hand',
} as const satisfies Record<ReceiptSource, PaidBy>

/** From the least certain to the most certain. */
const byCertainty: readonly ReceiptSource[] = ['tds', 'hand', 'proof', 'online', 'statement']

/**
 * What shows that an order is paid: the source of most of its money, and of equal amounts the less certain one. So a
 * payment by statement stays one when an admin waives the tax that was deducted.
 * @returns `undefined` without money
 */
export function paidByOf(
  parts: readonly { source: ReceiptSource; amount: Paise }[],
): PaidBy | undefined {
  let best: { source: ReceiptSource; amount: number } | undefined
  for (const source of byCertainty) {
    const amount = amountFrom(parts, (of) => of === source)
    if (amount > (best?.amount ?? 0)) best = { source, amount }
  }
  return best && shownAs[best.source]
}

/** The sum of the parts that arrived or are tax at source, without the word of an admin. */
export function receivedOf(parts: readonly { source: ReceiptSource; amount: Paise }[]): Paise {
  return amountFrom(parts, isLasting)
}

function amountFrom(
  parts: readonly { source: ReceiptSource; amount: Paise }[],
  isWanted: (source: ReceiptSource) => boolean,
): Paise {
  return parts.reduce(
    (sum, { source, amount }) => (isWanted(source) ? paise(sum + amount) : sum),
    noMoney,
  )
}
