import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import { fitsQueue, type OrderQueue } from '@store/contract/rules/orders/admin/order-queues'
import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '@store/contract/rules/orders/order-states'

/** Tier, status and payment of an order. */
export interface OrderStates {
  tier: Tier
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** True when the order has a payment proof. */
  hasProof: boolean
}

/** Selects orders by their states; an omitted one matches any. */
export interface StatesFilter {
  tier?: Tier | undefined
  status?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  queue?: OrderQueue | undefined
}

/** By state byte: 1 when it is selected, else 0. */
export type StateSet = Uint8Array

/** Layout of the byte: one bit of proof, two of tier, three of status, two of payment status. */
const proofBit = 1 << 7
const tierShift = 5
const statusShift = 2
const masks = { tier: 0b11 << tierShift, status: 0b111 << statusShift, paymentStatus: 0b11 }

/** Number of values the byte can take. */
export const byteValues = 1 << 8

/** Packs the states into one byte. */
export function encodeStates({ tier, status, paymentStatus, hasProof }: OrderStates): number {
  return (
    (hasProof ? proofBit : 0) |
    (tiers.indexOf(tier) << tierShift) |
    (orderStatuses.indexOf(status) << statusShift) |
    paymentStatuses.indexOf(paymentStatus)
  )
}

/** Index of the tier in `tiers`. */
export function tierIndexOf(byte: number): number {
  return (byte & masks.tier) >> tierShift
}

const paid = paymentStatuses.indexOf('paid')
const cancelled = orderStatuses.indexOf('cancelled') << statusShift

export function isCancelled(byte: number): boolean {
  return (byte & masks.status) === cancelled
}

/** True for orders that count as revenue: paid and not cancelled. */
export function isRevenue(byte: number): boolean {
  return (byte & masks.paymentStatus) === paid && !isCancelled(byte)
}

const combinations: readonly OrderStates[] = tiers.flatMap((tier) =>
  orderStatuses.flatMap((status) =>
    paymentStatuses.flatMap((paymentStatus) =>
      [false, true].map((hasProof) => ({ tier, status, paymentStatus, hasProof })),
    ),
  ),
)

function matches({ status: orderStatus, ...states }: OrderStates, filter: StatesFilter): boolean {
  const { tier, status, paymentStatus, queue } = filter
  return (
    (tier === undefined || tier === states.tier) &&
    (status === undefined || status === orderStatus) &&
    (paymentStatus === undefined || paymentStatus === states.paymentStatus) &&
    (queue === undefined || fitsQueue(queue, { orderStatus, ...states, hasTaxIssues: false }))
  )
}

/** The bytes of the states that match a filter. */
export function stateSetOf(filter: StatesFilter): StateSet {
  const set = new Uint8Array(byteValues)
  for (const states of combinations) if (matches(states, filter)) set[encodeStates(states)] = 1
  return set
}
