import type { OrderStatus, PaymentStatus } from '../order-states.ts'
import type { ProofStatus } from '../proof-states.ts'

/** What decides whether an order still waits for a transfer; as on the wire. */
interface ReservedStates {
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  /** Only an order that was reserved has a payment code. */
  paymentCode?: string | undefined
  /** Absent without a proof. */
  proofStatus?: ProofStatus | undefined
  /** Only an order that was paid in part has one. */
  openAmount?: number | undefined
}

/**
 * True while a reserved order waits for its buyer's transfer, of all or of the rest: it can be paid, and its first proof can
 * be sent. Whether it lapses is another question: only one with `payBy` does.
 */
export function awaitsTransfer(order: ReservedStates): boolean {
  const { orderStatus, paymentStatus, paymentCode, proofStatus, openAmount } = order
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed'
  return (
    paymentCode !== undefined &&
    proofStatus === undefined &&
    (isUnpaid || openAmount !== undefined) &&
    orderStatus !== 'cancelled'
  )
}

/**
 * What the buyer of an order has to transfer, in rupees: its total, or what is open of it once a part was paid.
 * @example amountToPay({ totalAmount: 1180, openAmount: 180 }) // 180
 */
export function amountToPay(order: {
  totalAmount: number
  openAmount?: number | undefined
}): number {
  return order.openAmount ?? order.totalAmount
}

/** The buyer is reminded when this part of the time to pay is left. */
const remindedPart = 1 / 4

/**
 * The instant at which the buyer of a reserved order is reminded: when a quarter of the time is left.
 * @example remindAt(new Date('2026-11-25T10:00:00Z'), new Date('2026-11-27T10:00:00Z')) // 26 November, 22:00 UTC
 */
export function remindAt(reservedAt: Date, payBy: Date): Date {
  const timeMs = payBy.getTime() - reservedAt.getTime()
  return new Date(payBy.getTime() - timeMs * remindedPart)
}
