import { type Audience, priceTierOf } from '@store/contract/rules/accounts/roles'
import {
  boundedSumOf,
  noMoney,
  paiseFromRupees,
  rupeesFromPaise,
  times,
} from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Cart, CartLine } from '@store/contract/schemas/orders/cart'

function unitPriceIn(product: Product, quantity: number, role: Audience): number | undefined {
  const tierPrice = product.prices[priceTierOf(role)]
  if (tierPrice === undefined) return undefined
  const slabs = product.quantityBasedPrices.map((slab) => ({
    ...slab,
    price: paiseFromRupees(slab.price),
  }))
  const { unitPrice } = priceLine({ tierPrice: paiseFromRupees(tierPrice), slabs, quantity })
  return rupeesFromPaise(unitPrice)
}

/** The total of a cart in rupees; lines out of stock count nothing (ordering 1.3). */
function totalOfLines(lines: readonly CartLine[]): number {
  const amounts = lines.map((line) =>
    line.product.stock > 0 ? times(paiseFromRupees(line.price), line.quantity) : noMoney,
  )
  return rupeesFromPaise(boundedSumOf(amounts))
}

/** Another quantity of a line. */
export interface QuantityChange {
  itemId: string
  quantity: number
  /** The buyer's, which decides the price. */
  role: Audience
}

/**
 * Predicts the cart after a change of quantity with the server's price rule, so that quantity, slab price and total
 * update at once. The line keeps its price when the price of the tier is unknown.
 */
export function predictQuantity(cart: Cart, change: QuantityChange): Cart {
  const items = cart.items.map((line) => {
    if (line._id !== change.itemId) return line
    const price = unitPriceIn(line.product, change.quantity, change.role) ?? line.price
    return { ...line, quantity: change.quantity, price }
  })
  return { ...cart, items, totalAmount: totalOfLines(items) }
}

/** Predicts the cart after the removal of a line. */
export function predictRemoval(cart: Cart, itemId: string): Cart {
  const items = cart.items.filter((line) => line._id !== itemId)
  const unavailable = cart.unavailable?.filter((line) => line._id !== itemId) ?? []
  const totalAmount = totalOfLines(items)
  return { items, totalAmount, ...(unavailable.length > 0 && { unavailable }) }
}
