/** The statuses of an order (ordering 4.1). */
export const orderStatuses = [
  'pending',
  'processing',
  'placed',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The statuses that an admin may set (ordering 4.2). */
export const adminOrderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[]

/** The statuses of a payment (money 1.1). */
export const paymentStatuses = ['pending', 'paid', 'processing', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The payment methods: bank transfer with a proof, or an online gateway. */
export const paymentMethods = ['bank_transfer', 'online'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The statuses in which the buyer may still cancel (ordering 4.4). */
export const cancellableStatuses = [
  'pending',
  'processing',
  'placed',
] as const satisfies readonly OrderStatus[]

/** The tone of a status on a screen: green, red, and amber for the rest (ordering 4.1). */
export type StatusTone = 'good' | 'bad' | 'waiting'

function findIn<T extends string>(known: readonly T[], word: string | null | undefined) {
  const wanted = word?.trim().toLowerCase()
  return known.find((status) => status === wanted)
}

/** Reads an order status in any case (base 2.5). */
export function parseOrderStatus(word: string | null | undefined): OrderStatus | undefined {
  return findIn(orderStatuses, word)
}

/** Reads a payment status in any case. */
export function parsePaymentStatus(word: string | null | undefined): PaymentStatus | undefined {
  return findIn(paymentStatuses, word)
}

/** True while the buyer may cancel: pending, processing or placed (ordering 4.4). */
export function isCancellable(status: OrderStatus): boolean {
  return cancellableStatuses.some((cancellable) => cancellable === status)
}

/** True once the goods were shipped: from then on there is an invoice (money 7.3). */
export function hasShipped(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'delivered'
}

/** The label of a status; a missing one is shown as Processing (ordering 4.1). */
export function labelOfStatus(status: OrderStatus | PaymentStatus | undefined): string {
  if (!status) return 'Processing'
  return status.charAt(0).toUpperCase() + status.slice(1)
}

/** The tone of an order status: delivered green, cancelled red, everything else amber (ordering 4.1). */
export function toneOfOrderStatus(status: OrderStatus | undefined): StatusTone {
  if (status === 'delivered') return 'good'
  return status === 'cancelled' ? 'bad' : 'waiting'
}

/** The tone of a payment status: paid green, failed red, everything else amber. */
export function toneOfPaymentStatus(status: PaymentStatus): StatusTone {
  if (status === 'paid') return 'good'
  return status === 'failed' ? 'bad' : 'waiting'
}
