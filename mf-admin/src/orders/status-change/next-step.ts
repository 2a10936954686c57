import type { OrderStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'

/** The status that usually follows, and the words of the button that sets it. */
export interface NextStep {
  status: 'processing' | 'shipped' | 'delivered'
  label: string
}

const steps: Partial<Record<OrderStatus, NextStep>> = {
  pending: { status: 'processing', label: 'Start processing' },
  placed: { status: 'processing', label: 'Start processing' },
  processing: { status: 'shipped', label: 'Mark shipped' },
  shipped: { status: 'delivered', label: 'Mark delivered' },
}

/** The next step of an order; `undefined` when nothing is left to do. */
export function nextStepOf({ orderStatus }: Pick<Order, 'orderStatus'>): NextStep | undefined {
  return steps[orderStatus]
}

/** True when an order should not be started without a second look. */
export function isUnpaid({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean {
  return paymentStatus !== 'paid'
}

/** The status that an undo sets: an admin cannot set `placed` again, and `pending` is next to it (desks 1.5). */
export function settableStatus(status: OrderStatus): OrderStatus {
  return status === 'placed' ? 'pending' : status
}
