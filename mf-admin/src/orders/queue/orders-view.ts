import {
  type OrderStatus,
  type PaymentStatus,
  parseOrderStatus,
  parsePaymentStatus,
} from '@store/contract/rules/orders/order-states'
import { readPageParam } from '@store/ui'
import { readDay } from './days.ts'

/** Filters and page of the orders list, all kept in the URL so that a view can be shared and bookmarked. */
export interface OrdersView {
  q: string
  status: OrderStatus | ''
  paymentStatus: PaymentStatus | ''
  /** Days as `2026-11-20`, both included. */
  from: string
  to: string
  /** From 1. */
  page: number
}

/** Every order, newest first. */
export const defaultOrdersView: OrdersView = {
  q: '',
  status: '',
  paymentStatus: '',
  from: '',
  to: '',
  page: 1,
}

/** Parses a view from the query string; invalid values count as absent. */
export function readOrdersView(params: URLSearchParams): OrdersView {
  return {
    q: params.get('q') ?? '',
    status: parseOrderStatus(params.get('status')) ?? '',
    paymentStatus: parsePaymentStatus(params.get('paymentStatus')) ?? '',
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    page: readPageParam(params),
  }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeOrdersView(view: OrdersView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.q.trim() !== '') params.set('q', view.q.trim())
  if (view.status !== '') params.set('status', view.status)
  if (view.paymentStatus !== '') params.set('paymentStatus', view.paymentStatus)
  if (view.from !== '') params.set('from', view.from)
  if (view.to !== '') params.set('to', view.to)
  if (view.page > 1) params.set('page', String(view.page))
  return params
}

/** True when nothing is filtered out. */
export function isDefaultOrdersView(view: OrdersView): boolean {
  return writeOrdersView({ ...view, page: 1 }).size === 0
}
