import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { OrderDispatch } from '@store/contract/schemas/orders/orders'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { pickOne, wholeBetween } from '../../seeded-random.ts'
import type { PlannedOrder, Step } from '../steps.ts'
import { addBusinessMinutes } from './business-hours.ts'
import { type PaymentFault, secondSlip } from './payments.ts'
import { buyerReasons, rejectionReasons } from './reasons.ts'
import { planReview } from './reviews.ts'

/** What becomes of an order, if there is time for it until now. */
export type Fate =
  | 'fulfilled'
  /** On its way to being fulfilled, and not further than that. */
  | Progress
  | 'returned'
  | 'cancelled-by-buyer'
  | 'cancelled-by-store'
  | 'rejected-then-paid'
  | 'never-paid'
  /** Its proof has not been looked at. */
  | 'waiting'
  /** The payment is being traced with the bank. */
  | 'on-hold'

/** How far an order has come that is not delivered yet. */
type Progress = 'paid' | 'processing' | 'shipped'

interface CourseOptions {
  fate: Fate
  fault: PaymentFault | undefined
  random: () => number
}

const hour = 60
/** Of business, which is open ten hours a day. */
const day = 10 * hour

function docketOf(courier: string, random: () => number): string {
  const number = wholeBetween(random, 10_000_000, 99_999_999)
  return courier === 'India Post' ? `EK${number}1IN` : `${courier.charAt(0)}${number}`
}

function dispatchOf(shipping: Shipping, random: () => number): OrderDispatch {
  const { courierOption = 'DTDC', customCourier, busName } = shipping
  const courier = busName ?? customCourier ?? courierOption
  return { courier, docketNumber: docketOf(courier, random) }
}

/** From the verified payment to the delivery or as far as it has come, and what the buyer says of it. */
function fulfil(
  order: PlannedOrder,
  { paidAt, progress }: { paidAt: Date; progress?: Progress },
  random: () => number,
): Step[] {
  const startedAt = addBusinessMinutes(paidAt, wholeBetween(random, 5, 3 * hour))
  const shippedAt = addBusinessMinutes(startedAt, wholeBetween(random, 3 * hour, 2 * day))
  const billedAt = addBusinessMinutes(shippedAt, wholeBetween(random, 2, 40))
  const deliveredAt = addBusinessMinutes(shippedAt, wholeBetween(random, 1 * day, 5 * day))
  const dispatch = dispatchOf(order.buyer.shipping, random)
  const isStarted = progress === 'processing' || random() < 0.85
  const isBilled = random() < 0.5
  const started = { kind: 'set-status', order, at: startedAt, status: 'processing' } as const
  const shipped = { kind: 'set-status', order, at: shippedAt, status: 'shipped', dispatch } as const
  const billed = { kind: 'upload-bill', order, at: billedAt } as const
  const delivered = { kind: 'set-status', order, at: deliveredAt, status: 'delivered' } as const
  const packing = isStarted ? [started] : []
  const sending = [...packing, shipped, ...(isBilled ? [billed] : [])]
  if (progress === 'paid') return []
  if (progress === 'processing') return packing
  if (progress === 'shipped') return sending
  return [...sending, delivered, ...planReview(order, deliveredAt, random)]
}

function reasonOf({ slip, total }: PlannedOrder, { fault, random }: CourseOptions): string {
  switch (fault) {
    case 'amount':
      return `The slip shows ${formatPlainRupees(slip.amount)}, the order costs ${formatPlainRupees(total)}. Please send the rest and the proof of it.`
    case 'same-file':
    case 'same-reference':
      return 'This transfer already paid another order. Please send the proof of a transfer for this one.'
    case undefined:
      return pickOne(rejectionReasons, random)
  }
}

/** Rejects the proof; a buyer who sends another one is paid up with it. */
function reject(order: PlannedOrder, at: Date, options: CourseOptions): Step[] {
  const { fate, random } = options
  const reason = reasonOf(order, options)
  const rejected = { kind: 'review-proof', order, at, verdict: 'rejected', reason } as const
  if (fate === 'never-paid') {
    // The store waits a week for the money.
    const cancelledAt = addBusinessMinutes(at, 8 * day)
    return [rejected, { kind: 'set-status', order, at: cancelledAt, status: 'cancelled' }]
  }
  const sentAt = new Date(at.getTime() + wholeBetween(random, hour, 40 * hour) * 60_000)
  const verifiedAt = addBusinessMinutes(sentAt, wholeBetween(random, 10, 5 * hour))
  const slip = secondSlip(order, sentAt, random)
  return [
    rejected,
    { kind: 'replace-proof', order, at: sentAt, slip },
    { kind: 'review-proof', order, at: verifiedAt, verdict: 'verified' },
    ...fulfil(order, { paidAt: verifiedAt }, random),
  ]
}

/** Cancels an order some time after its payment was verified; a shipped one comes back with a credit note. */
function cancelPaid(order: PlannedOrder, { fate, random }: CourseOptions, paidAt: Date): Step[] {
  const verified = { kind: 'review-proof', order, at: paidAt, verdict: 'verified' } as const
  const status = 'cancelled'
  if (fate === 'cancelled-by-store') {
    const at = addBusinessMinutes(paidAt, wholeBetween(random, hour, day))
    return [verified, { kind: 'set-status', order, at, status }]
  }
  const shipped = fulfil(order, { paidAt, progress: 'shipped' }, random)
  const last = shipped.at(-1)?.at ?? paidAt
  const at = addBusinessMinutes(last, wholeBetween(random, 3 * day, 6 * day))
  return [verified, ...shipped, { kind: 'set-status', order, at, status }]
}

function reviewMinutes(random: () => number): number {
  const luck = random()
  if (luck < 0.6) return wholeBetween(random, 6, 90)
  return luck < 0.9 ? wholeBetween(random, 90, 6 * hour) : wholeBetween(random, 6 * hour, 2 * day)
}

/** Everything that happens to an order, from its placing on. */
export function courseOf(order: PlannedOrder, options: CourseOptions): Step[] {
  const { fate, random } = options
  const placed = { kind: 'place-order', order, at: order.at } as const
  const reviewedAt = addBusinessMinutes(order.at, reviewMinutes(random))
  switch (fate) {
    case 'waiting':
      return [placed]
    case 'on-hold':
      return [placed, { kind: 'set-payment', order, at: reviewedAt, status: 'processing' }]
    case 'never-paid':
    case 'rejected-then-paid':
      return [placed, ...reject(order, reviewedAt, options)]
    case 'cancelled-by-store':
    case 'returned':
      return [placed, ...cancelPaid(order, options, reviewedAt)]
    case 'cancelled-by-buyer': {
      const at = new Date(order.at.getTime() + wholeBetween(random, 10, 5 * hour) * 60_000)
      return [placed, { kind: 'cancel-order', order, at, reason: pickOne(buyerReasons, random) }]
    }
    case 'fulfilled':
    case 'paid':
    case 'processing':
    case 'shipped': {
      const progress = fate === 'fulfilled' ? {} : { progress: fate }
      return [
        placed,
        { kind: 'review-proof', order, at: reviewedAt, verdict: 'verified' },
        ...fulfil(order, { paidAt: reviewedAt, ...progress }, random),
      ]
    }
  }
}
