import { priceTierOf } from '@store/contract/rules/roles'
import type { PricedCart } from '../cart/cart.ts'
import type { CartPlan, RejectedLine } from '../cart/cart-plan.ts'
import { findCartLines } from '../cart/cart-query.ts'
import type { CartService } from '../cart/cart-service.ts'
import { findProductsByIds } from '../catalog/product-query.ts'
import type { Database } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { RefusedError } from '../http/errors.ts'
import { OrderNotFoundError } from '../orders/order-errors.ts'
import { findOrderedLines, type OrderedLine } from './ordered-line-query.ts'
import { planReorder } from './reorder-plan.ts'

/** What ordering again works with. */
export interface ReorderParts {
  db: Database
  cart: Pick<CartService, 'addProducts'>
}

const tries = 3

async function planNow(db: Database, actor: Actor, lines: OrderedLine[]): Promise<CartPlan> {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const [products, held] = await Promise.all([
    findProductsByIds(db, ids),
    findCartLines(db, actor.userId),
  ])
  return planReorder(lines, {
    products: new Map(products.map((product) => [product.id, product])),
    inCart: new Map(held.map(({ productId, quantity }) => [productId, quantity])),
    tier: priceTierOf(actor.role),
  })
}

/**
 * Puts an order of the actor into its cart again, as far as it goes (api.md, POST /orders/{id}/reorder).
 * @returns the cart, and what to know of lines that are gone, short or dearer
 * @throws OrderNotFoundError for the orders of others; RefusedError (409) when the stock never stands still
 */
export async function reorder(
  { db, cart }: ReorderParts,
  actor: Actor,
  publicId: string,
): Promise<{ cart: PricedCart; rejected: RejectedLine[] }> {
  const lines = await findOrderedLines(db, { userId: actor.userId, publicId })
  if (lines.length === 0) throw new OrderNotFoundError()
  for (let attempt = 1; ; attempt += 1) {
    const { additions, rejected } = await planNow(db, actor, lines)
    try {
      return { cart: await cart.addProducts(actor, additions), rejected }
    } catch (error) {
      // Somebody took pieces between the plan and the cart: another plan knows of them.
      const hasMoved = error instanceof RefusedError && error.statusCode === 409
      if (!hasMoved || attempt === tries) throw error
    }
  }
}
