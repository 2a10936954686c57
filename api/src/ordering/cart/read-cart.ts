import { priceTierOf } from '@store/contract/rules/accounts/roles'
import { largestTotal } from '@store/contract/rules/pricing/money'
import type { Actor, Database } from '../../base/base.ts'
import { findProductsByIds } from '../../catalog/catalog.ts'
import { type PricedCart, priceCart } from './cart.ts'
import { totalTooLargeError } from './cart-errors.ts'
import { findCartLines, findUnavailableLines } from './cart-query.ts'

/** The cart of a buyer at current prices. */
export async function readCart(db: Database, actor: Actor): Promise<PricedCart> {
  const lines = await findCartLines(db, actor.userId)
  const unavailable = await findUnavailableLines(db, actor.userId)
  const products = await findProductsByIds(
    db,
    lines.map(({ productId }) => productId),
  )
  return { ...priceCart(lines, products, priceTierOf(actor.role)), unavailable }
}

/** {@link readCart} after a change. @throws HttpError (400) when its total is too large */
export async function readPayableCart(db: Database, actor: Actor): Promise<PricedCart> {
  const cart = await readCart(db, actor)
  if (cart.total >= largestTotal) throw totalTooLargeError()
  return cart
}
