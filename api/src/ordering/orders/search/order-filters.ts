import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { type OrderQueue, placedBeforeOf } from '@store/contract/rules/orders/admin/order-queues'
import {
  type OrderStatus,
  type PaymentStatus,
  parseOrderStatus,
  parsePaymentStatus,
} from '@store/contract/rules/orders/order-states'
import type { AdminOrdersQuery, OwnOrdersFilter } from '@store/contract/schemas/orders/orders'
import { HttpError, searchTermOf } from '../../../base/base.ts'

/** Filters of an order list; `from` is inclusive, `to` exclusive. */
export interface OrderFilters {
  q?: string
  status?: OrderStatus
  paymentStatus?: PaymentStatus
  from?: Date
  to?: Date
  /** Only orders that wait for their buyer. */
  needsBuyer?: boolean
  /** The buyer's own, in any case. */
  poNumber?: string
  /** The public id of the account that placed them. */
  account?: string
  /** Only orders whose states fit a queue; its age is in `to`. */
  queue?: OrderQueue
}

function throwFieldError(field: string, message: string): never {
  throw new HttpError(fieldError(field, message))
}

/** Restricted to years 0 to 9999: the database and order ids support no others. */
function readInstant(field: 'from' | 'to', text: string): Date {
  const instant = new Date(text)
  const year = instant.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) throwFieldError(field, messages.invalidInput)
  return instant
}

/**
 * Parses the filters of an order list, ignoring case.
 * @throws HttpError (400) at the field of an unknown value
 */
export function parseFilters(query: AdminOrdersQuery & OwnOrdersFilter): OrderFilters {
  const { q, status, paymentStatus, from, to, needsBuyer, account } = query
  const poNumber = query.poNumber?.trim()
  const letters = q && searchTermOf(q)
  return {
    ...(letters && { q: letters }),
    ...(status && {
      status:
        parseOrderStatus(status) ?? throwFieldError('status', adminMessages.orders.statusUnknown),
    }),
    ...(paymentStatus && {
      paymentStatus:
        parsePaymentStatus(paymentStatus) ??
        throwFieldError('paymentStatus', adminMessages.orders.paymentUnknown),
    }),
    ...(from && { from: readInstant('from', from) }),
    ...(to && { to: readInstant('to', to) }),
    ...(needsBuyer && { needsBuyer }),
    ...(poNumber && { poNumber }),
    ...(account && { account }),
  }
}

/** Restricts a list to the orders of a queue: to its states, and to those that are old enough for it. */
export function withQueue(filters: OrderFilters, queue: OrderQueue, now: Date): OrderFilters {
  const placedBefore = placedBeforeOf(queue, now)
  const { to = placedBefore } = filters
  if (!placedBefore || !to) return { ...filters, queue }
  return { ...filters, queue, to: new Date(Math.min(to.getTime(), placedBefore.getTime())) }
}
