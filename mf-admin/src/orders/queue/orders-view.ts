import { type OrderSort, orderSorts } from '@store/contract/rules/orders/admin/order-lists'
import { type OrderQueue, orderQueues } from '@store/contract/rules/orders/admin/order-queues'
import {
  type OrderStatus,
  type PaymentStatus,
  parseOrderStatus,
  parsePaymentStatus,
} from '@store/contract/rules/orders/order-states'
import { readPageParam } from '@store/ui'
import { readDay } from './days.ts'

/** How the orders are shown: five cards a page (desks 1.3), or all of them as rows. */
export const ordersLayouts = ['cards', 'list'] as const
export type OrdersLayout = (typeof ordersLayouts)[number]

/** Filters and page of the orders list, all kept in the URL so that a view can be shared and bookmarked. */
export interface OrdersView {
  q: string
  status: OrderStatus | ''
  paymentStatus: PaymentStatus | ''
  queue: OrderQueue | ''
  /** The id of the account that placed them. */
  account: string
  /** Days as `2026-11-20`, both included. */
  from: string
  to: string
  /** Newest first when empty. */
  sort: OrderSort | ''
  /** The one chosen last in this browser when empty. */
  layout: OrdersLayout | ''
  /** From 1. */
  page: number
}

/** Every order, newest first. */
export const defaultOrdersView: OrdersView = {
  q: '',
  status: '',
  paymentStatus: '',
  queue: '',
  account: '',
  from: '',
  to: '',
  sort: '',
  layout: '',
  page: 1,
}

/** Parses a view from the query string; invalid values count as absent. */
export function readOrdersView(params: URLSearchParams): OrdersView {
  const sort = orderSorts.find((known) => known === params.get('sort')) ?? ''
  return {
    q: params.get('q') ?? '',
    status: parseOrderStatus(params.get('status')) ?? '',
    paymentStatus: parsePaymentStatus(params.get('paymentStatus')) ?? '',
    queue: orderQueues.find((known) => known === params.get('queue')) ?? '',
    account: params.get('account') ?? '',
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    sort: sort === 'newest' ? '' : sort,
    layout: ordersLayouts.find((known) => known === params.get('view')) ?? '',
    page: readPageParam(params),
  }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeOrdersView(view: OrdersView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.q.trim() !== '') params.set('q', view.q.trim())
  if (view.status !== '') params.set('status', view.status)
  if (view.paymentStatus !== '') params.set('paymentStatus', view.paymentStatus)
  if (view.queue !== '') params.set('queue', view.queue)
  if (view.account !== '') params.set('account', view.account)
  if (view.from !== '') params.set('from', view.from)
  if (view.to !== '') params.set('to', view.to)
  if (view.sort !== '') params.set('sort', view.sort)
  if (view.layout !== '') params.set('view', view.layout)
  if (view.page > 1) params.set('page', String(view.page))
  return params
}

/** True when nothing is filtered out. */
export function isDefaultOrdersView(view: OrdersView): boolean {
  return writeOrdersView({ ...view, layout: '', sort: '', page: 1 }).size === 0
}
