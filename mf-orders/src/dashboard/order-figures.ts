import type { Order } from '@store/contract/schemas/orders'

const dayMs = 86_400_000
const windowDays = 30

type DatedOrder = Pick<Order, 'createdAt' | 'orderStatus' | 'proofStatus'>

/** How a buyer's ordering goes. */
export interface OrderFigures {
  /** Neither delivered nor cancelled. */
  openOrders: number
  /** Whose payment was rejected and waits for another proof. */
  rejectedPayments: number
  /** Orders of the last 30 days and of the 30 before; absent when not all of them are known. */
  trend?: { recent: number; before: number }
}

function countBetween(orders: readonly DatedOrder[], from: number, to: number): number {
  return orders.filter(({ createdAt }) => {
    const at = Date.parse(createdAt)
    return at >= from && at < to
  }).length
}

/**
 * Counts what the newest orders tell.
 * @param orders newest first; cancelled ones count for nothing
 * @param known `isAll`: there are no older ones than these; `now` in ms
 */
export function figuresOf(
  orders: readonly DatedOrder[],
  known: { isAll: boolean; now: number },
): OrderFigures {
  const activeOrders = orders.filter(({ orderStatus }) => orderStatus !== 'cancelled')
  const figures: OrderFigures = {
    openOrders: activeOrders.filter(({ orderStatus }) => orderStatus !== 'delivered').length,
    rejectedPayments: activeOrders.filter(({ proofStatus }) => proofStatus === 'rejected').length,
  }
  const middle = known.now - windowDays * dayMs
  const start = middle - windowDays * dayMs
  const oldest = Date.parse(orders.at(-1)?.createdAt ?? '')
  if (!known.isAll && !(oldest < start)) return figures
  const recent = countBetween(activeOrders, middle, Number.POSITIVE_INFINITY)
  return { ...figures, trend: { recent, before: countBetween(activeOrders, start, middle) } }
}
