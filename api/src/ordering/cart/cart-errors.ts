import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { defineError, HttpError } from '../../base/base.ts'

/** 404: the cart has no such line. */
export const CartLineNotFoundError = defineError(
  'cart_line_not_found',
  messages.cart.lineNotFound,
  404,
)

/** 409: the cart has the largest number of lines. */
export const CartFullError = defineError('cart_full', messages.cart.full, 409)

/** 409: the Idempotency-Key was used for other contents: another product, quantity, list or order. */
export const CartKeyReusedError = defineError('key_reused', messages.cart.keyReused, 409)

/** 400: the total would exceed the largest amount that can be represented exactly. */
export function totalTooLargeError(): HttpError {
  const error = fieldError('quantity', messages.cart.totalTooLarge)
  return new HttpError({ ...error, statusCode: 400, code: 'total_too_large' })
}

/** 409: the quantity exceeds the stock; the message is at the quantity field. */
export function stockExceededError(message: string): HttpError {
  const code = message === messages.product.outOfStock ? 'out_of_stock' : 'stock_exceeded'
  return new HttpError({ ...fieldError('quantity', message), statusCode: 409, code })
}
