import type { BulkAdd, CartAdd } from '@store/contract/schemas/orders/cart'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  HttpError,
} from '../../../base/base.ts'
import { findLiveProduct, ProductNotFoundError } from '../../../catalog/catalog.ts'
import type { PricedCart } from '../cart.ts'
import { stockExceededError } from '../cart-errors.ts'
import { findQuantityFault, findStockFault } from '../cart-quantity.ts'
import { readCart } from '../read-cart.ts'
import type { PlanAdditions, RejectedLine } from './cart-plan.ts'
import { type CartRequest, cartRequestOf } from './cart-request.ts'
import { commitAdditions, runOncePerKey } from './commit-additions.ts'
import { planByModelNo } from './plan-by-model-no.ts'
import { readPieces } from './read-pieces.ts'

/** The cart after several lines were added, and the rejected lines. */
export interface AddedLines {
  cart: PricedCart
  rejected: RejectedLine[]
}

/** Adds to the caller's cart; a repeated Idempotency-Key adds once (ordering 1.5). */
export interface CartAdder {
  /**
   * @throws HttpError 400 for the quantity or the total, 409 for the stock; 404 for the product
   * @throws CartKeyReusedError when the key was used with other contents
   */
  add(actor: Actor, addition: CartAdd, key?: string): Promise<PricedCart>
  /** Adds by product id or, ignoring case, by model number; reports each rejected line. */
  addByModelNo(actor: Actor, lines: BulkAdd['lines'], key?: string): Promise<AddedLines>
  /**
   * Adds the lines a plan accepts.
   * @param findPlan called again when the stock changes meanwhile
   * @throws HttpError 409 when the stock keeps changing
   */
  addPlanned(
    actor: Actor,
    findPlan: () => Promise<PlanAdditions>,
    request?: CartRequest,
  ): Promise<AddedLines>
}

const maxPlans = 3

/** By model number as earlier releases wrote it, so that a retry during an update is recognised. */
const contentOfLine = ({ productId, modelNo, quantity }: BulkAdd['lines'][number]) =>
  productId === undefined ? [modelNo, quantity] : [modelNo, quantity, productId]

export function createCartAdder({ db, clock }: { db: Database; clock: Clock }): CartAdder {
  const addPlanned: CartAdder['addPlanned'] = async (actor, findPlan, request) => {
    async function run(plans = 1): Promise<AddedLines> {
      const plan = await findPlan()
      const planned = plan(await readPieces(db, actor))
      try {
        const cart = await commitAdditions(db, actor, { ...planned, request, at: clock.now() })
        return { cart, rejected: planned.rejected }
      } catch (error) {
        // The stock changed between planning and writing: plan again.
        const hasStockChanged = error instanceof HttpError && error.code === 'stock_exceeded'
        if (!hasStockChanged || plans === maxPlans) throw error
        return run(plans + 1)
      }
    }
    return runOncePerKey(db, request, {
      run,
      answerRetry: async ({ rejected }) => ({ cart: await readCart(db, actor), rejected }),
    })
  }

  return {
    async add(actor, addition, key) {
      const { productId, quantity } = addition
      const request = cartRequestOf(actor.userId, key, [productId, quantity])
      return runOncePerKey(db, request, {
        async run() {
          assertValid(findQuantityFault(quantity))
          const product = await findLiveProduct(db, productId)
          if (!product) throw new ProductNotFoundError()
          const fault = findStockFault(product.stock, quantity)
          if (fault) throw stockExceededError(fault)
          const additions = [{ productId: product.id, quantity }]
          return commitAdditions(db, actor, { additions, rejected: [], request, at: clock.now() })
        },
        answerRetry: () => readCart(db, actor),
      })
    },
    addByModelNo(actor, lines, key) {
      const content = ['bulk', lines.map(contentOfLine)]
      const request = cartRequestOf(actor.userId, key, content)
      return addPlanned(actor, () => planByModelNo(db, lines), request)
    },
    addPlanned,
  }
}
