import type { Tier } from '@store/contract/rules/accounts/roles'
import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { ProductRecord } from '../../catalog/catalog.ts'
import type { CartPlan, RejectedLine } from '../cart/additions/cart-plan.ts'
import type { OrderedLine } from '../orders/order-line-query.ts'

const texts = messages.reorder

/** Input of a reorder: products on sale, the cart's quantities by product, and the price tier. */
export interface ReorderBasis {
  products: ReadonlyMap<number, ProductRecord>
  inCart: ReadonlyMap<number, number>
  tier: Tier
}

function availablePieces(product: ProductRecord, quantity: number, held: number): number {
  return Math.max(0, Math.min(quantity, product.stock - held))
}

/** The message for a line whose unit price rose, at the quantity in the cart. */
function priceNote(
  { name, unitPrice: was }: OrderedLine,
  line: { product: ProductRecord; quantity: number; tier: Tier },
): string | undefined {
  const { product, quantity, tier } = line
  const tierPrice = product.pricesPaise[tier]
  const { unitPrice: now } = priceLine({ tierPrice, slabs: product.slabs, quantity })
  return now > was ? texts.dearer(name, formatExactRupees(now), formatExactRupees(was)) : undefined
}

/**
 * Decides which lines of an order are added to the cart. Quantities are clipped to the stock, and every line that
 * differs from the order gets a message. Lines whose price rose are still added.
 */
export function planReorder(lines: readonly OrderedLine[], basis: ReorderBasis): CartPlan {
  const { products, inCart, tier } = basis
  const held = new Map(inCart)
  const added = new Map<number, number>()
  const rejected: RejectedLine[] = []
  for (const ordered of lines) {
    const { line, productId, name, quantity } = ordered
    const report = (message: string) => rejected.push({ line, message })
    const product = productId === undefined ? undefined : products.get(productId)
    if (!product) {
      report(texts.gone(name))
      continue
    }
    const before = held.get(product.id) ?? 0
    const more = availablePieces(product, quantity, before)
    if (product.stock === 0) report(texts.outOfStock(name))
    else if (more === 0) report(texts.allInCart(name))
    else if (!held.has(product.id) && held.size >= largestCartLines) report(messages.cart.full)
    else {
      held.set(product.id, before + more)
      added.set(product.id, (added.get(product.id) ?? 0) + more)
      if (more < quantity) report(texts.short(name, more, quantity))
      const dearer = priceNote(ordered, { product, quantity: before + more, tier })
      if (dearer) report(dearer)
    }
  }
  return {
    additions: [...added].map(([productId, count]) => ({ productId, quantity: count })),
    rejected,
  }
}
