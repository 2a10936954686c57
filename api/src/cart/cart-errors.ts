import createError from '@fastify/error'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors.ts'

/** 404: no such line in this buyer's cart. */
export const CartLineNotFoundError = createError(
  'CART_LINE_NOT_FOUND',
  messages.cart.lineNotFound,
  404,
)

/** 409: the cart holds as many lines as it may. */
export const CartFullError = createError('CART_FULL', messages.cart.full, 409)

/** 409: the same Idempotency-Key came with another product or quantity. */
export const CartKeyReusedError = createError('KEY_REUSED', messages.cart.keyReused, 409)

/** 400: with this quantity the cart would come to more than can be paid to the paisa. */
export function totalTooLargeError(): HttpError {
  return new HttpError(fieldError('quantity', messages.cart.totalTooLarge))
}

/** 409: the stock does not allow the quantity; said at the quantity field. */
export function stockExceededError(message: string): HttpError {
  return new HttpError({ ...fieldError('quantity', message), statusCode: 409 })
}
