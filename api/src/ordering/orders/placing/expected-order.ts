import { cartChangeMessages } from '@store/contract/rules/orders/placing/cart-change-messages'
import {
  type CartDifference,
  type CurrentLine,
  findCartDifferences,
  joinDifferences,
  needsAnotherLook,
} from '@store/contract/rules/orders/placing/cart-difference'
import type { Paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import type { Database } from '../../../base/base.ts'
import { findNamesByPublicId } from '../../../catalog/catalog.ts'
import { findUnavailableLines } from '../../cart/cart-query.ts'
import type { ExpectedOrder } from '../order.ts'
import { cartChangedError, totalRoseError } from '../order-errors.ts'

async function compareWithSeen(
  db: Database,
  seen: NonNullable<ExpectedOrder['lines']>,
  current: readonly CurrentLine[],
): Promise<CartDifference[]> {
  const inCart = new Set(current.map(({ productId }) => productId))
  const missing = seen.map(({ productId }) => productId).filter((id) => !inCart.has(id))
  const products = new Map(
    (await findNamesByPublicId(db, missing)).map((product) => [product.publicId, product]),
  )
  return findCartDifferences(
    seen,
    current,
    ({ productId }) => products.get(productId) ?? { name: productId, isOnSale: false },
  )
}

/**
 * Compares the cart with the lines that its buyer saw, before anything else is said about it.
 * @param cart all lines whose products are on sale, in stock or not, at current prices
 * @returns what to say of pieces that got cheaper; undefined without any
 * @throws HttpError (409) that names every other difference. An empty cart, and one that is sold out as a whole, have errors of
 *   their own
 */
export async function assertLinesAsSeen(
  db: Database,
  seen: ExpectedOrder['lines'],
  cart: readonly CurrentLine[],
): Promise<string | undefined> {
  if (!seen) return undefined
  const differences = await compareWithSeen(db, seen, cart)
  const serious = differences.filter(needsAnotherLook)
  const isEmptied = cart.length === 0 && serious.every(({ kind }) => kind === 'removed')
  const isSoldOut =
    cart.every(({ stock }) => stock <= 0) && serious.every(({ kind }) => kind === 'out-of-stock')
  if (serious.length > 0 && !isEmptied && !isSoldOut) throw cartChangedError(serious)
  return joinDifferences(differences) || undefined
}

/**
 * Compares the total with the one that a buyer agreed to. A lower one is charged, unless it is lower because the cart has lines
 * that cannot be ordered: then the buyer may have agreed to them.
 * @returns what to say of a lower total; undefined when it is the same
 * @throws HttpError (409)
 */
export async function assertTotalAsSeen(
  db: Database,
  { userId, expected, total }: { userId: number; expected: ExpectedOrder; total: Paise },
  cart: readonly CurrentLine[],
): Promise<string | undefined> {
  if (expected.total === undefined) return undefined
  if (total > expected.total) throw totalRoseError(total, expected.total)
  if (total === expected.total || expected.lines) return undefined
  const soldOut = cart
    .filter(({ stock }) => stock <= 0)
    .map(({ productId, name }) => ({
      productId,
      kind: 'out-of-stock' as const,
      message: cartChangeMessages.outOfStock(name),
    }))
  const unavailable = (await findUnavailableLines(db, userId)).map(({ productId, name }) => ({
    productId,
    kind: 'not-on-sale' as const,
    message: cartChangeMessages.notOnSale(name),
  }))
  const leftOut = [...soldOut, ...unavailable]
  if (leftOut.length > 0) throw cartChangedError(leftOut)
  return cartChangeMessages.totalFell(formatExactRupees(total), formatExactRupees(expected.total))
}
