import { hasShipped, type OrderStatus, parseOrderStatus } from './order-states.ts'

/** What tells whether an order was shipped: its status and its timeline. */
interface ShippedFacts {
  orderStatus: OrderStatus
  timeline: readonly { kind: string; to?: string }[]
}

/** True once an order was shipped, whatever it is now: from then on it has an invoice. */
export function wasShipped({ orderStatus, timeline }: ShippedFacts): boolean {
  if (hasShipped(orderStatus)) return true
  return timeline.some(({ kind, to }) => {
    const status = parseOrderStatus(to)
    return kind === 'status' && status !== undefined && hasShipped(status)
  })
}

/** True once a part of an order's invoice was credited; cancelling a shipped order credits all of it. */
export function wasCredited(order: ShippedFacts): boolean {
  const isCancelled = order.orderStatus === 'cancelled' && wasShipped(order)
  return isCancelled || order.timeline.some(({ kind, to }) => kind === 'bill' && to === 'credited')
}
