import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { formatExactRupees } from '@store/contract/rules/money-text'
import { priceLine } from '@store/contract/rules/price'
import type { Tier } from '@store/contract/rules/roles'
import type { CartPlan, RejectedLine } from '../cart/cart-plan.ts'
import type { ProductRecord } from '../catalog/product.ts'
import type { OrderedLine } from './ordered-line-query.ts'

const said = messages.reorder

/** What ordering again goes by: what is on sale, what the cart holds (pieces by product), whose prices. */
export interface ReorderBasis {
  products: ReadonlyMap<number, ProductRecord>
  inCart: ReadonlyMap<number, number>
  tier: Tier
}

function pieces(product: ProductRecord, quantity: number, held: number): number {
  return Math.max(0, Math.min(quantity, product.stock - held))
}

/** A line is dearer when a piece of it costs more than then, at the quantity the cart will hold. */
function priceNote(
  { name, unitPrice: was }: OrderedLine,
  line: { product: ProductRecord; quantity: number; tier: Tier },
): string | undefined {
  const { product, quantity, tier } = line
  const tierPrice = product.pricesPaise[tier]
  const { unitPrice: now } = priceLine({ tierPrice, slabs: product.slabs, quantity })
  return now > was ? said.dearer(name, formatExactRupees(now), formatExactRupees(was)) : undefined
}

/**
 * Decides what of an order goes into the cart again. Never all or nothing: what is there is added, what is
 * short is clipped to the stock, and every line that differs from then is told; a dearer one is still added.
 */
export function planReorder(lines: readonly OrderedLine[], basis: ReorderBasis): CartPlan {
  const { products, inCart, tier } = basis
  const held = new Map(inCart)
  const added = new Map<number, number>()
  const rejected: RejectedLine[] = []
  for (const ordered of lines) {
    const { line, productId, name, quantity } = ordered
    const tell = (message: string) => rejected.push({ line, message })
    const product = productId === undefined ? undefined : products.get(productId)
    if (!product) {
      tell(said.gone(name))
      continue
    }
    const before = held.get(product.id) ?? 0
    const more = pieces(product, quantity, before)
    if (product.stock === 0) tell(said.outOfStock(name))
    else if (more === 0) tell(said.allInCart(name))
    else if (!held.has(product.id) && held.size >= largestCartLines) tell(messages.cart.full)
    else {
      held.set(product.id, before + more)
      added.set(product.id, (added.get(product.id) ?? 0) + more)
      if (more < quantity) tell(said.short(name, more, quantity))
      const dearer = priceNote(ordered, { product, quantity: before + more, tier })
      if (dearer) tell(dearer)
    }
  }
  return {
    additions: [...added].map(([productId, count]) => ({ productId, quantity: count })),
    rejected,
  }
}
