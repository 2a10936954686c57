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

/** Pieces for a cart, and the request that its client named, if it did. */
interface CartAdditionRequest {
  additions: readonly Addition[]
  request: CartRequest | undefined
  at: Date
}

/**
 * Adds first and looks then: the lines are ours until the end, whoever adds at the same time.
 * @throws HttpError 409 for the stock, 400 for the total; CartFullError; a duplicate (1062) for a key that is taken
 */
export async function commitAdditions(
  db: Database,
  actor: Actor,
  { additions, request, at }: CartAdditionRequest,
): Promise<PricedCart> {
  const added = { userId: actor.userId, additions, at }
  return inTransaction(db, async (trx) => {
    // First, because UNIQUE decides which of several requests with this key adds.
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
 * Runs a request, or answers its retry when a request with its key is done.
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
