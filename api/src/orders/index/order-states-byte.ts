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

/** Which bits of the byte count, and what they must be. */
export interface WantedBits {
  mask: number
  bits: number
}

/** Where each stands in the byte: two bits, three bits, two bits. */
const tierShift = 5
const statusShift = 2
const masks = { tier: 0b11 << tierShift, status: 0b111 << statusShift, paymentStatus: 0b11 }

/** How many values the byte can have. */
export const byteValues = 1 << 7

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

export function isCancelled(byte: number): boolean {
  return (byte & masks.status) === cancelled
}

/** True for what counts as revenue: paid and not cancelled. */
export function isRevenue(byte: number): boolean {
  return (byte & masks.paymentStatus) === paid && !isCancelled(byte)
}

/** What the byte of an order must have; anything where nothing is said. */
export function wantedBits(
  wanted: {
    [State in keyof OrderStates]?: OrderStates[State] | undefined
  },
): WantedBits {
  const { tier = 'enduser', status = 'pending', paymentStatus = 'pending' } = wanted
  const mask =
    (wanted.tier ? masks.tier : 0) |
    (wanted.status ? masks.status : 0) |
    (wanted.paymentStatus ? masks.paymentStatus : 0)
  return { mask, bits: byteOf({ tier, status, paymentStatus }) & mask }
}
