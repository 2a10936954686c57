import { type Paise, sumOf } from '@store/contract/rules/pricing/money'

/** Money that went back to who had paid it. */
export interface RefundRecord {
  amount: Paise
  /** YYYY-MM-DD in India. */
  refundedOn: string
  /** Of the bank, or a note. */
  reference: string
}

/** A refund of an order. */
export interface OrderRefundRecord extends RefundRecord {
  id: number
  /** Undefined while it counts. */
  struck: { at: Date; reason: string } | undefined
}

/** What went back: the refunds that were not struck out. */
export function countingRefunds(refunds: readonly OrderRefundRecord[]): OrderRefundRecord[] {
  return refunds.filter(({ struck }) => struck === undefined)
}

/** The sum of what went back. */
export function refundedOf(refunds: readonly OrderRefundRecord[]): Paise {
  return sumOf(countingRefunds(refunds).map(({ amount }) => amount))
}
