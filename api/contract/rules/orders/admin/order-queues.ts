import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '../order-states.ts'

/** The queues of orders that wait for an admin, in the order in which an order passes them. */
export const orderQueues = [
  'toCheck',
  'toPack',
  'toShip',
  'unpaid',
  'rejected',
  'taxToSettle',
] as const
export type OrderQueue = (typeof orderQueues)[number]

/** Which orders are in a queue. Counts, lists and screens all follow this table. */
interface OrderQueueRule {
  /** The name of the queue on a screen. */
  label: string
  orderStatuses: readonly OrderStatus[]
  paymentStatuses: readonly PaymentStatus[]
  /** Only orders with a payment proof. */
  needsProof: boolean
  /** Only orders whose tax details contradict themselves. */
  needsTaxIssues?: boolean
  /** Only orders that were placed longer ago, in days of 24 hours. */
  olderThanDays?: number
}

const notCancelled = orderStatuses.filter((status) => status !== 'cancelled')
const dayMs = 24 * 60 * 60 * 1000

/** The rules of the queues. `toCheck` has the orders of the review queue of payment proofs. */
export const orderQueueRules: Readonly<Record<OrderQueue, OrderQueueRule>> = {
  toCheck: {
    label: 'To check',
    orderStatuses: notCancelled,
    // A proof without a verdict (proof-states.ts).
    paymentStatuses: ['pending', 'processing'],
    needsProof: true,
  },
  toPack: {
    label: 'To pack',
    orderStatuses: ['pending', 'placed'],
    paymentStatuses: ['paid'],
    needsProof: false,
  },
  toShip: {
    label: 'To ship',
    orderStatuses: ['processing'],
    paymentStatuses,
    needsProof: false,
  },
  unpaid: {
    label: 'Unpaid over 3 days',
    orderStatuses: ['pending', 'placed', 'processing'],
    paymentStatuses: ['pending'],
    needsProof: false,
    olderThanDays: 3,
  },
  rejected: {
    label: 'Rejected',
    orderStatuses: notCancelled,
    paymentStatuses: ['failed'],
    needsProof: false,
  },
  taxToSettle: {
    label: 'Tax details',
    orderStatuses: notCancelled,
    paymentStatuses,
    needsProof: false,
    needsTaxIssues: true,
  },
}

/** The states of an order that decide about its queues. */
export interface QueuedStates {
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  hasProof: boolean
  hasTaxIssues: boolean
}

/** True when the states of an order fit a queue, whatever its age. */
export function fitsQueue(queue: OrderQueue, order: QueuedStates): boolean {
  const rule = orderQueueRules[queue]
  return (
    rule.orderStatuses.includes(order.orderStatus) &&
    rule.paymentStatuses.includes(order.paymentStatus) &&
    (order.hasProof || !rule.needsProof) &&
    (order.hasTaxIssues || !rule.needsTaxIssues)
  )
}

/**
 * The instant before which the orders of a queue were placed.
 * @returns `undefined` for a queue whose orders may be of any age
 */
export function placedBeforeOf(queue: OrderQueue, now: Date): Date | undefined {
  const { olderThanDays } = orderQueueRules[queue]
  return olderThanDays === undefined ? undefined : new Date(now.getTime() - olderThanDays * dayMs)
}

/**
 * True when an order is in a queue.
 * @param order as on the wire: an order without a proof has no `proofStatus`, one without issues no `taxIssues`
 */
export function isInQueue(
  queue: OrderQueue,
  order: Omit<QueuedStates, 'hasProof' | 'hasTaxIssues'> & {
    proofStatus?: string
    taxIssues?: readonly unknown[]
    createdAt: string
  },
  now: Date,
): boolean {
  const placedBefore = placedBeforeOf(queue, now)
  const isOldEnough = !placedBefore || new Date(order.createdAt) < placedBefore
  const hasProof = order.proofStatus !== undefined
  const hasTaxIssues = order.taxIssues !== undefined
  return isOldEnough && fitsQueue(queue, { ...order, hasProof, hasTaxIssues })
}
