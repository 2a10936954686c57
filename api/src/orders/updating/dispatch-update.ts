import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import {
  type Dispatch,
  describeDispatch,
  normaliseDispatch,
  validateDispatch,
} from '@store/contract/rules/orders/dispatch'
import { hasShipped, type OrderStatus } from '@store/contract/rules/orders/order-states'
import { assertValid, HttpError } from '../../http/errors/errors.ts'
import type { OrderUpdate } from './update-order.ts'

/**
 * Reads how an order was sent.
 * @throws HttpError (400) when it is invalid, or does not belong to the status
 */
export function readDispatch(dispatch: Dispatch, status: OrderStatus): Dispatch {
  if (!hasShipped(status)) {
    throw new HttpError(fieldError('dispatch', adminMessages.orders.dispatchTooEarly))
  }
  assertValid(validateDispatch(dispatch))
  return normaliseDispatch(dispatch)
}

/** Adds a dispatch to a change of status; the timeline names the courier. */
export function withDispatch(update: OrderUpdate, dispatch: Dispatch): OrderUpdate {
  return {
    ...update,
    set: {
      ...update.set,
      courier: dispatch.courier,
      docket_number: dispatch.docketNumber ?? null,
      tracking_link: dispatch.trackingLink ?? null,
    },
    reason: describeDispatch(dispatch),
  }
}

export function isSameDispatch(known: Dispatch | undefined, given: Dispatch): boolean {
  return (
    known?.courier === given.courier &&
    known.docketNumber === given.docketNumber &&
    known.trackingLink === given.trackingLink
  )
}
