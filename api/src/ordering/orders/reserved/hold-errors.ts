import { type HoldEnd, holdMessages } from '@store/contract/rules/orders/reserved/hold'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { defineError, HttpError } from '../../../base/base.ts'
import type { OrderRecord } from '../order.ts'

/** 403: the store holds no orders (`PAYMENT_HOLD_HOURS=0`). */
export const ReservingOffError = defineError('reserving_off', reservedMessages.off, 403)

/** 404: nobody's holds. */
export const AccountWithoutOrdersError = defineError('order_not_found', holdMessages.noOrders, 404)

/** 409: the network of an order was not stored, or is forgotten. */
export const NetworkUnknownError = defineError('network_unknown', holdMessages.networkUnknown, 409)

/** 409: the order is no hold, or is left alone. The message says why. */
export function notHeldError(
  order: Pick<OrderRecord, 'status'>,
  reason: HoldEnd | 'proof' | 'known',
): HttpError {
  const message = reason === 'begun' ? holdMessages.begun(order.status) : holdMessages[reason]
  return new HttpError({ statusCode: 409, code: 'order_not_held', message })
}
