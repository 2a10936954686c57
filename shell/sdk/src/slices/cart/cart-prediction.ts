import {
  boundedSumOf,
  noMoney,
  paiseFromRupees,
  rupeesFromPaise,
  times,
} from '@store/contract/rules/money'
import { priceLine } from '@store/contract/rules/price'
import { type Audience, priceTierOf } from '@store/contract/rules/roles'
import type { Cart, CartLine } from '@store/contract/schemas/cart'
import type { Product } from '@store/contract/schemas/catalog'

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

/** What a cart costs, in rupees: the lines in stock, nothing for the others (spec §4). */
function totalOfLines(lines: readonly CartLine[]): number {
  const amounts = lines.map((line) =>
    line.product.stock > 0 ? times(paiseFromRupees(line.price), line.quantity) : noMoney,
  )
  return rupeesFromPaise(boundedSumOf(amounts))
}

/**
 * The cart as the server will most likely answer once a line has another quantity: the same price
 * rule, run here, so that quantity, slab price and total move with the finger.
 * @param change `role` is who buys; the line keeps its price when the tier's is not known
 */
export function predictQuantity(
  cart: Cart,
  change: { itemId: string; quantity: number; role: Audience },
): Cart {
  const items = cart.items.map((line) => {
    if (line._id !== change.itemId) return line
    const price = unitPriceIn(line.product, change.quantity, change.role) ?? line.price
    return { ...line, quantity: change.quantity, price }
  })
  return { items, totalAmount: totalOfLines(items) }
}

/** The cart as the server will most likely answer once a line is gone. */
export function predictRemoval(cart: Cart, itemId: string): Cart {
  const items = cart.items.filter((line) => line._id !== itemId)
  return { items, totalAmount: totalOfLines(items) }
}
