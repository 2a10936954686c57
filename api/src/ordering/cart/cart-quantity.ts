import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'

/** A quantity is a whole number from 1 (ordering 1.2). */
export function findQuantityFault(quantity: number): FormError | undefined {
  const isWhole = Number.isSafeInteger(quantity) && quantity >= 1
  return isWhole ? undefined : fieldError('quantity', messages.cart.quantity)
}

/**
 * Checks a quantity against the stock (ordering 1.2).
 * @returns the message for the buyer, or `undefined` when there is enough
 */
export function findStockFault(stock: number, quantity: number): string | undefined {
  if (stock <= 0) return messages.product.outOfStock
  return quantity > stock ? messages.product.exceedsStock : undefined
}
