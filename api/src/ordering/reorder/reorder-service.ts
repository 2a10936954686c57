import { priceTierOf } from '@store/contract/rules/accounts/roles'
import type { Actor, Database } from '../../base/base.ts'
import { findProductsByIds } from '../../catalog/catalog.ts'
import type { AddedLines } from '../cart/additions/cart-adder.ts'
import type { PlanAdditions } from '../cart/additions/cart-plan.ts'
import { cartRequestOf } from '../cart/additions/cart-request.ts'
import type { CartService } from '../cart/cart-service.ts'
import { OrderNotFoundError } from '../orders/order-errors.ts'
import { findOrderedLines } from '../orders/order-line-query.ts'
import { planReorder } from './reorder-plan.ts'

/** Repeats a buyer's order (ordering 6.1). */
export interface ReorderService {
  /**
   * Adds the lines of an own order to the cart, as far as available.
   * @param order its id, and the Idempotency-Key of the request: the same key adds once
   * @returns the cart, and messages about unavailable, clipped or more expensive lines
   * @throws OrderNotFoundError for another buyer's order; HttpError (409) when the stock keeps changing
   */
  reorder(actor: Actor, order: { publicId: string; key: string | undefined }): Promise<AddedLines>
}

/** Dependencies of a reorder. */
export interface ReorderDependencies {
  db: Database
  cart: Pick<CartService, 'addPlanned'>
}

export function createReorderService({ db, cart }: ReorderDependencies): ReorderService {
  return {
    async reorder(actor, { publicId, key }) {
      const lines = await findOrderedLines(db, { userId: actor.userId, publicId })
      if (lines.length === 0) throw new OrderNotFoundError()
      const productIds = lines.flatMap(({ productId }) => productId ?? [])
      const findPlan = async (): Promise<PlanAdditions> => {
        const found = await findProductsByIds(db, productIds)
        const products = new Map(found.map((product) => [product.id, product]))
        const tier = priceTierOf(actor.role)
        return (inCart) => planReorder(lines, { products, inCart, tier })
      }
      const request = cartRequestOf(actor.userId, key, ['reorder', publicId])
      return cart.addPlanned(actor, findPlan, request)
    },
  }
}
