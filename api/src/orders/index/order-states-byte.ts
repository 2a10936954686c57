import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
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
}

/** Selects state bytes: the masked bits must be equal to `bits`. */
export interface BitFilter {
  mask: number
  bits: number
}

/** Layout of the byte: two bits of tier, three of status, two of payment status. */
const tierShift = 5
const statusShift = 2
const masks = { tier: 0b11 << tierShift, status: 0b111 << statusShift, paymentStatus: 0b11 }

/** Number of values the byte can take. */
export const byteValues = 1 << 7

/** Packs the three states into one byte. */
export function encodeStates({ tier, status, paymentStatus }: OrderStates): number {
  return (
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

/** Builds a filter from the given states; an omitted state matches any. */
export function bitFilterOf(
  requested: {
    [State in keyof OrderStates]?: OrderStates[State] | undefined
  },
): BitFilter {
  const { tier = 'enduser', status = 'pending', paymentStatus = 'pending' } = requested
  const mask =
    (requested.tier ? masks.tier : 0) |
    (requested.status ? masks.status : 0) |
    (requested.paymentStatus ? masks.paymentStatus : 0)
  return { mask, bits: encodeStates({ tier, status, paymentStatus }) & mask }
}
