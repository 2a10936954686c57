import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { Database } from '../database/database.ts'
import { inTransaction, isDuplicate } from '../database/transaction.ts'
import type { Actor } from '../http/actor.ts'
import type { PricedCart } from './cart.ts'
import { CartFullError, stockExceededError } from './cart-errors.ts'
import type { Addition } from './cart-plan.ts'
import { addPieces, isAnyAboveStock } from './cart-repository.ts'
import type { CartRequest } from './cart-request.ts'
import { insertCartRequest, isCartRequestDone } from './cart-request-repository.ts'
import { readCart, readPayableCart } from './read-cart.ts'

/** Additions to a cart and the idempotent request they belong to, if any. */
interface CartAdditionRequest {
  additions: readonly Addition[]
  request: CartRequest | undefined
  at: Date
}

/**
 * Adds first and checks afterwards: the inserted lines stay locked until the end of the transaction.
 * @throws HttpError 409 for the stock, 400 for the total; CartFullError; a duplicate key error (1062) for a used Idempotency-Key
 */
export async function commitAdditions(
  db: Database,
  actor: Actor,
  { additions, request, at }: CartAdditionRequest,
): Promise<PricedCart> {
  const added = { userId: actor.userId, additions, at }
  return inTransaction(db, async (trx) => {
    // First, because its UNIQUE key decides between concurrent requests with this key.
    if (request) await insertCartRequest(trx, request, at)
    if (additions.length === 0) return readCart(trx, actor)
    await addPieces(trx, added)
    if (await isAnyAboveStock(trx, added)) throw stockExceededError(messages.product.exceedsStock)
    const cart = await readPayableCart(trx, actor)
    if (cart.lines.length > largestCartLines) throw new CartFullError()
    return cart
  })
}

/**
 * Runs a request once per key; a retry gets its own response.
 * @param run claims the key with {@link commitAdditions}
 */
export async function runOncePerKey<T>(
  db: Database,
  request: CartRequest | undefined,
  { run, answerRetry }: { run: () => Promise<T>; answerRetry: () => Promise<T> },
): Promise<T> {
  if (!request) return run()
  if (await isCartRequestDone(db, request)) return answerRetry()
  try {
    return await run()
  } catch (error) {
    if (isDuplicate(error) && (await isCartRequestDone(db, request))) return answerRetry()
    throw error
  }
}
