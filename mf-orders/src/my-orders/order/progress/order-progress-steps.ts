import { t } from '@lingui/core/macro'
import type { OrderStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'

/** One step of an order's progress. */
export interface ProgressStep {
  label: string
  state: 'done' | 'current' | 'ahead'
  /** When it was reached, ISO 8601 in UTC; absent for a skipped step. */
  at?: string
}

/** Labels differ from the statuses: the badge shows the status, the steps what it means for the buyer. */
const stages = [
  { label: () => t`Ordered`, statuses: ['pending', 'placed'] },
  { label: () => t`Preparing`, statuses: ['processing'] },
  { label: () => t`On its way`, statuses: ['shipped'] },
  { label: () => t`Arrived`, statuses: ['delivered'] },
] as const satisfies { label: () => string; statuses: readonly OrderStatus[] }[]

type TrackedOrder = Pick<Order, 'orderStatus' | 'createdAt' | 'timeline'>

function includesStatus(statuses: readonly OrderStatus[], word: string | undefined): boolean {
  return statuses.some((status) => status === word)
}

/** The progress of an order. @returns no steps for a cancelled order */
export function progressOf({ orderStatus, createdAt, timeline }: TrackedOrder): ProgressStep[] {
  if (orderStatus === 'cancelled') return []
  const currentIndex = stages.findIndex(({ statuses }) => includesStatus(statuses, orderStatus))
  return stages.map(({ label: labelNow, statuses }, index) => {
    const label = labelNow()
    if (index > currentIndex) return { label, state: 'ahead' }
    const state = index < currentIndex ? 'done' : 'current'
    const reached = timeline.findLast(
      ({ kind, from, to }) => kind === 'status' && from !== to && includesStatus(statuses, to),
    )
    const at = index === 0 ? createdAt : reached?.at
    return at === undefined ? { label, state } : { label, state, at }
  })
}
