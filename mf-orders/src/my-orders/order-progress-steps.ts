import type { OrderStatus } from '@store/contract/rules/order-states'
import type { Order } from '@store/contract/schemas/orders'

/** One step on an order's way. */
export interface ProgressStep {
  label: string
  state: 'done' | 'current' | 'ahead'
  /** When it was reached, ISO 8601 in UTC; unknown for a step that was jumped over. */
  at?: string
}

/** Other words than those of the states: the badge says the state, the steps say what it means for the buyer. */
const way = [
  { label: 'Ordered', statuses: ['pending', 'placed'] },
  { label: 'Preparing', statuses: ['processing'] },
  { label: 'On its way', statuses: ['shipped'] },
  { label: 'Arrived', statuses: ['delivered'] },
] as const satisfies { label: string; statuses: readonly OrderStatus[] }[]

type OnItsWay = Pick<Order, 'orderStatus' | 'createdAt' | 'timeline'>

function isIn(statuses: readonly OrderStatus[], word: string | undefined): boolean {
  return statuses.some((status) => status === word)
}

/** How far an order has come. @returns no steps for one that was cancelled: it goes nowhere */
export function progressOf({ orderStatus, createdAt, timeline }: OnItsWay): ProgressStep[] {
  if (orderStatus === 'cancelled') return []
  const here = way.findIndex(({ statuses }) => isIn(statuses, orderStatus))
  return way.map(({ label, statuses }, place) => {
    if (place > here) return { label, state: 'ahead' }
    const state = place < here ? 'done' : 'current'
    const reached = timeline.findLast(({ kind, to }) => kind === 'status' && isIn(statuses, to))
    const at = place === 0 ? createdAt : reached?.at
    return at === undefined ? { label, state } : { label, state, at }
  })
}
