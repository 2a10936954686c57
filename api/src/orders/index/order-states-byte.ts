import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '@store/contract/rules/order-states'
import { type Tier, tiers } from '@store/contract/rules/roles'

/** Tier, status and payment of an order. */
export interface OrderStates {
  tier: Tier
  status: OrderStatus
  paymentStatus: PaymentStatus
}

/** Where each stands in the byte: two bits, three bits, two bits. */
const tierShift = 5
const statusShift = 2
const masks = { tier: 0b11 << tierShift, status: 0b111 << statusShift, paymentStatus: 0b11 }

/** The three in one byte. */
export function byteOf({ tier, status, paymentStatus }: OrderStates): number {
  return (
    (tiers.indexOf(tier) << tierShift) |
    (orderStatuses.indexOf(status) << statusShift) |
    paymentStatuses.indexOf(paymentStatus)
  )
}

/** Which of the tiers it is. */
export function tierIndexOf(byte: number): number {
  return (byte & masks.tier) >> tierShift
}

const paid = paymentStatuses.indexOf('paid')
const cancelled = orderStatuses.indexOf('cancelled') << statusShift

/** True for what counts as revenue: paid and not cancelled. */
export function isRevenue(byte: number): boolean {
  return (byte & masks.paymentStatus) === paid && (byte & masks.status) !== cancelled
}

/** Which bits count, and what they must be. */
export function wantedBits(
  wanted: { [State in keyof OrderStates]?: OrderStates[State] | undefined },
): {
  mask: number
  bits: number
} {
  const { tier, status, paymentStatus } = wanted
  const mask =
    (tier ? masks.tier : 0) |
    (status ? masks.status : 0) |
    (paymentStatus ? masks.paymentStatus : 0)
  const bits = byteOf({
    tier: tier ?? 'enduser',
    status: status ?? 'pending',
    paymentStatus: paymentStatus ?? 'pending',
  })
  return { mask, bits: bits & mask }
}
