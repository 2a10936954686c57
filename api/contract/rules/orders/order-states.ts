/** Where an order stands (spec §4). */
export const orderStatuses = [
  'pending',
  'processing',
  'placed',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What an admin may choose (spec §4); `placed` is only ever given by the store itself. */
export const adminOrderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[]

/** Where the payment stands (spec §4). */
export const paymentStatuses = ['pending', 'paid', 'processing', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How an order is paid: by bank transfer with a proof, or through an online gateway. */
export const paymentMethods = ['bank_transfer', 'online'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The statuses in which the buyer may still cancel (spec §4). */
export const cancellableStatuses = [
  'pending',
  'processing',
  'placed',
] as const satisfies readonly OrderStatus[]

/** How a status speaks on a screen: green, red, and amber for the rest (spec §4). */
export type StatusTone = 'good' | 'bad' | 'waiting'

function findIn<T extends string>(known: readonly T[], word: string | null | undefined) {
  const wanted = word?.trim().toLowerCase()
  return known.find((status) => status === wanted)
}

/** Reads an order status in any case (api.md: accepted in any case, stored in lower case). */
export function parseOrderStatus(word: string | null | undefined): OrderStatus | undefined {
  return findIn(orderStatuses, word)
}

/** Reads a payment status in any case. */
export function parsePaymentStatus(word: string | null | undefined): PaymentStatus | undefined {
  return findIn(paymentStatuses, word)
}

/** True while the buyer may cancel: pending, processing or placed (spec §4). */
export function isCancellable(status: OrderStatus): boolean {
  return cancellableStatuses.some((cancellable) => cancellable === status)
}

/** True once the goods have left: from then on there is an invoice (api.md, GET /orders/{id}/invoice). */
export function hasShipped(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'delivered'
}

/** The word for a status; a missing one reads as Processing (spec §4). */
export function labelOfStatus(status: OrderStatus | PaymentStatus | undefined): string {
  if (!status) return 'Processing'
  return status.charAt(0).toUpperCase() + status.slice(1)
}

/** Delivered shows green, cancelled red, everything else amber (spec §4). */
export function toneOfOrderStatus(status: OrderStatus | undefined): StatusTone {
  if (status === 'delivered') return 'good'
  return status === 'cancelled' ? 'bad' : 'waiting'
}

/** Paid shows green, failed red, everything else amber. */
export function toneOfPaymentStatus(status: PaymentStatus): StatusTone {
  if (status === 'paid') return 'good'
  return status === 'failed' ? 'bad' : 'waiting'
}
