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
import { assertValid, HttpError } from '../../../base/base.ts'

/** A status that an admin may set, and how the orders were sent. */
export interface AdminStatusChange {
  status: OrderStatus
  dispatch: Dispatch | undefined
  /** Of a cancellation. */
  reason: string | undefined
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

/** @throws HttpError (400) when there is a reason and nothing is cancelled */
function readReason(given: string | undefined, status: OrderStatus): string | undefined {
  const reason = given?.trim() || undefined
  if (reason !== undefined && status !== 'cancelled') {
    throw new HttpError(fieldError('reason', adminMessages.orders.reasonWithoutCancelling))
  }
  return reason
}

/**
 * Reads the status that an admin requests, in any case, the dispatch, and the reason of a cancellation.
 * @throws HttpError (400) for an unknown status, an invalid dispatch, or a reason of nothing
 */
export function readStatusChange({
  status: value,
  dispatch,
  reason,
}: Pick<StatusChange, 'status' | 'dispatch' | 'reason'>): AdminStatusChange {
  const requested = parseOrderStatus(value)
  const status = adminOrderStatuses.find((choice) => choice === requested)
  if (!status) throw new HttpError(fieldError('status', adminMessages.orders.statusUnknown))
  return {
    status,
    dispatch: dispatch && readDispatch(dispatch, status),
    reason: readReason(reason, status),
  }
}
