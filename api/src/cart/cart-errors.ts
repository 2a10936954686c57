import createError from '@fastify/error'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors/errors.ts'

/** 404: the cart has no such line. */
export const CartLineNotFoundError = createError(
  'CART_LINE_NOT_FOUND',
  messages.cart.lineNotFound,
  404,
)

/** 409: the cart has the largest number of lines. */
export const CartFullError = createError('CART_FULL', messages.cart.full, 409)

/** 409: the Idempotency-Key was used for other contents: another product, quantity, list or order. */
export const CartKeyReusedError = createError('KEY_REUSED', messages.cart.keyReused, 409)

/** 400: the total would exceed the largest amount that can be represented exactly. */
export function totalTooLargeError(): HttpError {
  return new HttpError(fieldError('quantity', messages.cart.totalTooLarge))
}

/** 409: the quantity exceeds the stock; the message is at the quantity field. */
export function stockExceededError(message: string): HttpError {
  return new HttpError({ ...fieldError('quantity', message), statusCode: 409 })
}
