import { addDays, startOfIndiaDay } from '@store/contract/rules/india-days'
import { type OrderStatus, parseOrderStatus } from '@store/contract/rules/orders/order-states'
import type { OwnOrdersFilter } from '@store/contract/schemas/orders/orders'
import { useUrlState } from '@store/ui'

/** Filters of My Orders, kept in the URL. */
export interface OrdersView {
  q: string
  status: OrderStatus | ''
  /** Days as `2026-11-20`, both included. */
  from: string
  to: string
}

/** All orders. */
export const defaultOrdersView: OrdersView = { q: '', status: '', from: '', to: '' }

/** Parses the value of a date field; '' for an invalid one. */
export function readDay(text: string | null): string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return ''
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text) ? text : ''
}

/** Parses a view from the query string; invalid values count as absent. */
export function readOrdersView(params: URLSearchParams): OrdersView {
  return {
    q: params.get('q') ?? '',
    status: parseOrderStatus(params.get('status')) ?? '',
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeOrdersView(view: OrdersView): URLSearchParams {
  const given = Object.entries({ ...view, q: view.q.trim() }).filter(([, value]) => value !== '')
  return new URLSearchParams(given)
}

/** The filter of a view as the API takes it; undefined for all orders. Days are India's. */
export function filterOf(view: OrdersView): OwnOrdersFilter | undefined {
  if (writeOrdersView(view).size === 0) return undefined
  const { q, status, from, to } = view
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(status !== '' && { status }),
    ...(from !== '' && { from: startOfIndiaDay(from).toISOString() }),
    ...(to !== '' && { to: startOfIndiaDay(addDays(to, 1)).toISOString() }),
  }
}

/** The view in the URL, and functions to change it. */
export function useOrdersView() {
  return useUrlState({ read: readOrdersView, write: writeOrdersView })
}
