import * as messages from '@store/contract/rules/messages'

/**
 * The error when a quantity cannot be added (spec §5, Add to cart).
 * @returns `undefined` when they can
 */
export function findStockError(stock: number, quantity: number): string | undefined {
  if (stock <= 0) return messages.product.outOfStock
  return quantity > stock ? messages.product.exceedsStock : undefined
}
