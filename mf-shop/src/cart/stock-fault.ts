import { messages } from '@store/contract/rules/messages'

/**
 * Why so many cannot be added (spec §5, Add to cart).
 * @returns `undefined` when they can
 */
export function stockFault(stock: number, quantity: number): string | undefined {
  if (stock <= 0) return messages.product.outOfStock
  return quantity > stock ? messages.product.exceedsStock : undefined
}

/** Says that a quantity was set to the stock, which is the most there is (spec §5). */
export function clampToStock(
  wanted: number,
  stock: number,
): { quantity: number; isExceeded: boolean } {
  return { quantity: Math.max(1, Math.min(wanted, stock)), isExceeded: wanted > stock }
}
