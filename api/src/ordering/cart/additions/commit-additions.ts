import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { type Actor, type Database, inTransaction, isDuplicate } from '../../../base/base.ts'
import type { PricedCart } from '../cart.ts'
import { CartFullError, stockExceededError } from '../cart-errors.ts'
import { addPieces, isAnyAboveStock } from '../cart-repository.ts'
import { readCart, readPayableCart } from '../read-cart.ts'
import type { CartPlan } from './cart-plan.ts'
import type { CartRequest } from './cart-request.ts'
import {
  type CartRequestOutcome,
  findCartRequest,
  insertCartRequest,
} from './cart-request-repository.ts'

/** A plan for a cart and the idempotent request it belongs to, if any. */
interface PlannedRequest extends CartPlan {
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
  { additions, rejected, request, at }: PlannedRequest,
): Promise<PricedCart> {
  const added = { userId: actor.userId, additions, at }
  return inTransaction(db, async (trx) => {
    // First, because its UNIQUE key decides between concurrent requests with this key.
    if (request) await insertCartRequest(trx, request, { rejected, at })
    if (additions.length === 0) return readCart(trx, actor)
    await addPieces(trx, added)
    if (await isAnyAboveStock(trx, added)) throw stockExceededError(messages.product.exceedsStock)
    const cart = await readPayableCart(trx, actor)
    if (cart.lines.length > largestCartLines) throw new CartFullError()
    return cart
  })
}

/**
 * Runs a request once per key; a retry gets the response that belongs to the outcome of the first one.
 * @param run claims the key with {@link commitAdditions}
 */
export async function runOncePerKey<T>(
  db: Database,
  request: CartRequest | undefined,
  calls: { run: () => Promise<T>; answerRetry: (outcome: CartRequestOutcome) => Promise<T> },
): Promise<T> {
  const { run, answerRetry } = calls
  if (!request) return run()
  const earlier = await findCartRequest(db, request)
  if (earlier) return answerRetry(earlier)
  try {
    return await run()
  } catch (error) {
    const concurrent = isDuplicate(error) ? await findCartRequest(db, request) : undefined
    if (concurrent) return answerRetry(concurrent)
    throw error
  }
}
