import createError from '@fastify/error'
import * as adminMessages from '@store/contract/rules/admin-messages'
import type { FieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { HttpError } from '../http/errors/errors.ts'

/** 404: the order does not exist or belongs to another buyer (spec §8, Orders). */
export const OrderNotFoundError = createError('ORDER_NOT_FOUND', messages.orders.notFound, 404)

/** 409: the buyer may no longer cancel in the order's status (spec §4). */
export const NotCancellableError = createError(
  'ORDER_NOT_CANCELLABLE',
  messages.orders.notCancellable,
  409,
)

/** 409: a cancelled order cannot be updated (api.md, Orders). */
export const OrderCancelledError = createError(
  'ORDER_CANCELLED',
  adminMessages.orders.cancelled,
  409,
)

/** 409: the status of a cancelled order cannot be changed; the message is the status selector's (spec §4). */
export const OrderLockedError = createError('ORDER_LOCKED', adminMessages.orders.statusLocked, 409)

/** 409: the cart is empty. */
export const EmptyCartError = createError('CART_EMPTY', messages.cart.empty, 409)

/** 409: none of the lines is in stock. */
export const OutOfStockError = createError('OUT_OF_STOCK', messages.product.outOfStock, 409)

/** 409: the total exceeds the largest amount that can be represented exactly. */
export const OrderTooLargeError = createError('ORDER_TOO_LARGE', messages.cart.totalTooLarge, 409)

/** 409: the Idempotency-Key was used with another order. */
export const KeyReusedError = createError('KEY_REUSED', messages.payment.keyReused, 409)

/** A line whose quantity exceeds the stock. */
export interface ShortLine {
  productPublicId: string
  name: string
  stock: number
}

/** 409 'Quantity exceeds available stock', with the products concerned (spec §5). */
export function stockExceededError(short: readonly ShortLine[]): HttpError {
  const fields: FieldError[] = short.map(({ productPublicId, name, stock }) => ({
    field: productPublicId,
    message:
      stock === 0
        ? `${name}: ${messages.product.outOfStock}`
        : `${name}: ${messages.product.exceedsStock} (${stock})`,
  }))
  return new HttpError({ statusCode: 409, message: messages.product.exceedsStock, fields })
}

/** 409: today's total is above the one the buyer agreed to. The message has both; nothing was charged. */
export function totalRoseError(total: Paise, expected: Paise): HttpError {
  const message = messages.payment.totalRose(formatExactRupees(total), formatExactRupees(expected))
  return new HttpError({
    statusCode: 409,
    message,
    fields: [{ field: 'expectedTotal', message }],
  })
}
