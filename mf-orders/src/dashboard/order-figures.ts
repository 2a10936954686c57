import type { Order } from '@store/contract/schemas/orders/orders'

const dayMs = 86_400_000
const windowDays = 30

type DatedOrder = Pick<Order, 'createdAt' | 'orderStatus' | 'proofStatus'>

/** Figures about a buyer's orders. */
export interface OrderFigures {
  /** Neither delivered nor cancelled. */
  openOrders: number
  /** Payment rejected; another proof is needed. */
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
 * Computes the figures from the newest orders.
 * @param orders newest first; cancelled ones are ignored
 * @param known `isAll`: there are no older orders; `now` in ms
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
