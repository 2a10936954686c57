import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  inTransaction,
} from '../../base/base.ts'
import { type CartAdder, createCartAdder } from './additions/cart-adder.ts'
import type { PricedCart } from './cart.ts'
import { CartLineNotFoundError, stockExceededError } from './cart-errors.ts'
import { findQuantityFault, findStockFault } from './cart-quantity.ts'
import { removeLine, setQuantity } from './cart-repository.ts'
import { readCart, readPayableCart } from './read-cart.ts'

/** The caller's cart at current prices (ordering 1.4). */
export interface CartService extends CartAdder {
  read(actor: Actor): Promise<PricedCart>
  /** @throws HttpError 400 for the quantity, 409 for the stock; 404 for the line */
  update(actor: Actor, itemId: string, quantity: number): Promise<PricedCart>
  /** @throws CartLineNotFoundError */
  remove(actor: Actor, itemId: string): Promise<PricedCart>
}

/** Even single statements run in retried transactions, because they may deadlock with an order that empties the cart. */
export function createCartService(dependencies: { db: Database; clock: Clock }): CartService {
  const { db } = dependencies
  return {
    ...createCartAdder(dependencies),
    read: (actor) => readCart(db, actor),
    async update(actor, itemId, quantity) {
      assertValid(findQuantityFault(quantity))
      const { lines } = await readCart(db, actor)
      const line = lines.find(({ publicId }) => publicId === itemId)
      if (!line) throw new CartLineNotFoundError()
      const fault = findStockFault(line.product.stock, quantity)
      if (fault) throw stockExceededError(fault)
      const changed = { userId: actor.userId, publicId: itemId, quantity }
      return inTransaction(db, async (trx) => {
        if (!(await setQuantity(trx, changed))) throw new CartLineNotFoundError()
        return readPayableCart(trx, actor)
      })
    },
    async remove(actor, itemId) {
      const removed = { userId: actor.userId, publicId: itemId }
      const isThere = await inTransaction(db, (trx) => removeLine(trx, removed))
      if (!isThere) throw new CartLineNotFoundError()
      return readCart(db, actor)
    },
  }
}
