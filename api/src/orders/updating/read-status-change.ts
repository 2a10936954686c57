import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import {
  type Dispatch,
  normaliseDispatch,
  validateDispatch,
} from '@store/contract/rules/orders/dispatch'
import {
  adminOrderStatuses,
  hasShipped,
  type OrderStatus,
  parseOrderStatus,
} from '@store/contract/rules/orders/order-states'
import type { StatusChange } from '@store/contract/schemas/orders/orders'
import { assertValid, HttpError } from '../../http/errors/errors.ts'

/** A status that an admin may set, and how the orders were sent. */
export interface AdminStatusChange {
  status: OrderStatus
  dispatch: Dispatch | undefined
}

/**
 * Reads how an order was sent.
 * @throws HttpError (400) when it is invalid, or does not belong to the status
 */
function readDispatch(dispatch: Dispatch, status: OrderStatus): Dispatch {
  if (!hasShipped(status)) {
    throw new HttpError(fieldError('dispatch', adminMessages.orders.dispatchTooEarly))
  }
  assertValid(validateDispatch(dispatch))
  return normaliseDispatch(dispatch)
}

/**
 * Reads the status that an admin requests, in any case, and the dispatch.
 * @throws HttpError (400) for an unknown status or an invalid dispatch
 */
export function readStatusChange({
  status: value,
  dispatch,
}: Pick<StatusChange, 'status' | 'dispatch'>): AdminStatusChange {
  const requested = parseOrderStatus(value)
  const status = adminOrderStatuses.find((choice) => choice === requested)
  if (!status) throw new HttpError(fieldError('status', adminMessages.orders.statusUnknown))
  return { status, dispatch: dispatch && readDispatch(dispatch, status) }
}
