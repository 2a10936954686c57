import * as adminMessages from '@store/contract/rules/admin-messages'
import type { FieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { labelOfStatus, type OrderStatus } from '@store/contract/rules/orders/order-states'
import { cartChangeMessages } from '@store/contract/rules/orders/placing/cart-change-messages'
import {
  type CartDifference,
  joinDifferences,
} from '@store/contract/rules/orders/placing/cart-difference'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { defineError, HttpError } from '../../base/base.ts'

/** 404: the order does not exist or belongs to another buyer (ordering 5.1). */
export const OrderNotFoundError = defineError('order_not_found', messages.orders.notFound, 404)

/** 409: the buyer may no longer cancel in the order's status (ordering 4.4). */
export const NotCancellableError = defineError(
  'order_not_cancellable',
  messages.orders.notCancellable,
  409,
)

/** 409: the buyer says that an order arrived which was not sent (ordering 4.9). */
export const NotOnItsWayError = defineError(
  'order_not_on_its_way',
  messages.orders.notOnItsWay,
  409,
)

/** 409: a cancelled order cannot be updated (ordering 4.3). */
export const OrderCancelledError = defineError('order_final', adminMessages.orders.cancelled, 409)

/** 409: the status of a cancelled order cannot be changed; the message is the status selector's (ordering 4.3). */
export const OrderLockedError = defineError('order_final', adminMessages.orders.statusLocked, 409)

/** 409: the order has another status than the admin who changes it has seen. The message names it. */
export function orderSetMeanwhileError(status: OrderStatus): HttpError {
  const message = adminMessages.orders.setMeanwhile(labelOfStatus(status))
  return new HttpError({ statusCode: 409, code: 'order_changed_meanwhile', message })
}

/**
 * 404: some of the orders do not exist or are outside the actor's scope. The message names them.
 * @param missing the ids, and where each stands in the request
 */
export function ordersNotFoundError(missing: readonly { publicId: string; field: string }[]) {
  const names = missing.map(({ publicId }) => orderNameOf(publicId))
  return new HttpError({
    statusCode: 404,
    code: 'order_not_found',
    message: adminMessages.orders.notFound(names),
    fields: missing.map(({ field }) => ({ field, message: messages.orders.notFound })),
  })
}

/** 409: the cart is empty. */
export const EmptyCartError = defineError('cart_empty', messages.cart.empty, 409)

/** 409: none of the lines is in stock; names them. */
export function outOfStockError(lines: readonly { productPublicId: string; name: string }[]) {
  const message = messages.product.outOfStock
  const fields = lines.map(({ productPublicId, name }) => ({
    field: productPublicId,
    message: cartChangeMessages.outOfStock(name),
  }))
  return new HttpError({ statusCode: 409, code: 'out_of_stock', message, fields })
}

/** 409: the total exceeds the largest amount that can be represented exactly. */
export const OrderTooLargeError = defineError('total_too_large', messages.cart.totalTooLarge, 409)

/** 409: the Idempotency-Key was used with another order. */
export const KeyReusedError = defineError('key_reused', messages.payment.keyReused, 409)

/** 409: so many orders of the buyer are held already. */
export function tooManyReservedError(held: number): HttpError {
  const message = held === 1 ? reservedMessages.tooManyOne : reservedMessages.tooMany(String(held))
  return new HttpError({ statusCode: 409, code: 'too_many_reserved', message })
}

/** A line whose quantity exceeds the stock. */
export interface ShortLine {
  productPublicId: string
  name: string
  stock: number
}

/** 409 'Quantity exceeds available stock', with the products concerned (ordering 3.3). */
export function stockExceededError(short: readonly ShortLine[]): HttpError {
  const fields: FieldError[] = short.map(({ productPublicId, name, stock }) => ({
    field: productPublicId,
    message:
      stock === 0
        ? cartChangeMessages.outOfStock(name)
        : cartChangeMessages.short(name, String(stock)),
  }))
  const message = messages.product.exceedsStock
  return new HttpError({ statusCode: 409, code: 'stock_exceeded', message, fields })
}

/**
 * 409: the cart is not what the buyer saw. Names every line that differs; when there are only too few pieces, the message is
 * that of the stock.
 */
export function cartChangedError(differences: readonly CartDifference[]): HttpError {
  const fields = differences.map(({ productId, message }) => ({ field: productId, message }))
  if (differences.every(({ kind }) => kind === 'short')) {
    const message = messages.product.exceedsStock
    return new HttpError({ statusCode: 409, code: 'stock_exceeded', message, fields })
  }
  const message = cartChangeMessages.changed(joinDifferences(differences))
  return new HttpError({ statusCode: 409, code: 'cart_changed', message, fields })
}

/** 409: today's total is above the one the buyer agreed to. The message has both; nothing was charged. */
export function totalRoseError(total: Paise, expected: Paise): HttpError {
  const message = messages.payment.totalRose(formatExactRupees(total), formatExactRupees(expected))
  return new HttpError({
    statusCode: 409,
    code: 'total_rose',
    message,
    fields: [{ field: 'expectedTotal', message }],
  })
}
