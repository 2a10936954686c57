import { labelOfStatus, type OrderStatus, type PaymentStatus } from '../order-states.ts'

/** The states of an order that holds goods: nobody has paid it, and nobody has decided on it. */
export const heldStates = {
  orderStatus: 'pending',
  paymentStatuses: ['pending', 'failed'],
} as const satisfies { orderStatus: OrderStatus; paymentStatuses: readonly PaymentStatus[] }

/** Of which orders all holds are meant. */
export const holdGroups = ['buyer', 'network'] as const
export type HoldGroup = (typeof holdGroups)[number]

/** Why an order is no hold. */
export type HoldEnd = 'cancelled' | 'paid' | 'begun' | 'money'

/**
 * Why an order holds no goods without money; undefined for a hold: reserved, waiting for the payment gateway, or with a proof
 * that is not verified.
 * @example holdEndOf({ orderStatus: 'pending', paymentStatus: 'paid' }) // 'paid'
 */
export function holdEndOf(order: {
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
}): HoldEnd | undefined {
  const { orderStatus, paymentStatus } = order
  if (orderStatus === 'cancelled') return 'cancelled'
  if (paymentStatus === 'paid') return 'paid'
  if (orderStatus !== heldStates.orderStatus) return 'begun'
  return paymentStatus === 'processing' ? 'money' : undefined
}

/** What the back office says of holds. */
export const holdMessages = {
  loadFailed: 'Failed to load the unpaid orders',
  cancelFailed: 'Failed to cancel the unpaid orders',
  noOrders: 'This account has no orders.',
  networkUnknown:
    'It is not known from which internet connection this order came. It is remembered for a year, for buyers who have not paid an order.',
  cancelled: 'It is cancelled already.',
  paid: 'It was paid.',
  begun: (status: OrderStatus) => `It is already being processed: ${labelOfStatus(status)}.`,
  money: 'Money was received for it, or its payment is being checked.',
  proof: 'Its payment proof is not checked yet.',
  known: 'Its buyer has paid another order.',
} as const
