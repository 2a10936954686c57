import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { largestTotal } from '@store/contract/rules/money'
import { priceTierOf } from '@store/contract/rules/roles'
import type { BulkAdd, CartAdd } from '@store/contract/schemas/cart'
import { ProductNotFoundError } from '../catalog/catalog-errors.ts'
import type { ProductRecord } from '../catalog/product.ts'
import {
  findLiveProduct,
  findLiveProductsByModelNo,
  findProductsByIds,
} from '../catalog/product-query.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, isDuplicate } from '../database/transaction.ts'
import type { Actor } from '../http/actor.ts'
import { refuse } from '../http/errors.ts'
import type { Clock } from '../shared/clock.ts'
import { type PricedCart, priceCart } from './cart.ts'
import {
  CartFullError,
  CartLineNotFoundError,
  refusedByStock,
  totalTooLarge,
} from './cart-errors.ts'
import { type Addition, planAdditions, type RejectedLine } from './cart-plan.ts'
import { findQuantityFault, findStockFault } from './cart-quantity.ts'
import { findCartLines } from './cart-query.ts'
import { addPieces, isAnyAboveStock, removeLine, setQuantity } from './cart-repository.ts'
import {
  type CartRequest,
  cartRequestOf,
  insertCartRequest,
  isCartRequestDone,
} from './cart-request-repository.ts'

/** The cart of whoever calls, at today's prices (api.md, Cart). */
export interface CartService {
  read(actor: Actor): Promise<PricedCart>
  /**
   * @param key the client's name for this request: the same key adds once (api.md: Idempotency-Key)
   * @throws RefusedError 400 for the quantity or the total, 409 for the stock; 404 for the product
   * @throws CartKeyReusedError when the key was used to add something else
   */
  add(actor: Actor, wanted: CartAdd, key?: string): Promise<PricedCart>
  /** Adds by model number, in any case; what cannot be added is named line by line. */
  addByModelNo(
    actor: Actor,
    lines: BulkAdd['lines'],
  ): Promise<{ cart: PricedCart; rejected: RejectedLine[] }>
  /** Adds pieces of known products, all or none. @throws RefusedError 409 for the stock */
  addProducts(actor: Actor, additions: readonly Addition[]): Promise<PricedCart>
  /** @throws RefusedError 400 for the quantity, 409 for the stock; 404 for the line */
  update(actor: Actor, itemId: string, quantity: number): Promise<PricedCart>
  /** @throws CartLineNotFoundError */
  remove(actor: Actor, itemId: string): Promise<PricedCart>
}

function groupByModelNo(products: readonly ProductRecord[]): Map<string, ProductRecord[]> {
  const groups = new Map<string, ProductRecord[]>()
  for (const product of products) {
    const key = product.modelNo.trim().toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), product])
  }
  return groups
}

/** Changes run in transactions, single statements too: an order that empties the cart may meet them. */
export function createCartService({ db, clock }: { db: Database; clock: Clock }): CartService {
  async function read(actor: Actor, trx = db): Promise<PricedCart> {
    const lines = await findCartLines(trx, actor.userId)
    const products = await findProductsByIds(
      trx,
      lines.map(({ productId }) => productId),
    )
    return priceCart(lines, products, priceTierOf(actor.role))
  }

  async function readPayable(actor: Actor, trx: Database): Promise<PricedCart> {
    const cart = await read(actor, trx)
    if (cart.total >= largestTotal) throw totalTooLarge()
    return cart
  }

  /** Adds first and looks then: the lines are ours until the end, whoever adds at the same time. */
  async function put(
    actor: Actor,
    additions: readonly Addition[],
    request?: CartRequest,
  ): Promise<PricedCart> {
    if (additions.length === 0) return read(actor)
    const added = { userId: actor.userId, additions, at: clock.now() }
    return inTransaction(db, async (trx) => {
      // First, because UNIQUE decides which of several requests with this key adds.
      if (request) await insertCartRequest(trx, request, added.at)
      await addPieces(trx, added)
      if (await isAnyAboveStock(trx, added)) throw refusedByStock(messages.product.exceedsStock)
      const cart = await readPayable(actor, trx)
      if (cart.lines.length > largestCartLines) throw new CartFullError()
      return cart
    })
  }

  return {
    read: (actor) => read(actor),
    async add(actor, wanted, key) {
      const { productId, quantity } = wanted
      const request = key === undefined ? undefined : cartRequestOf(actor.userId, key, wanted)
      if (request && (await isCartRequestDone(db, request))) return read(actor)
      refuse(findQuantityFault(quantity))
      const product = await findLiveProduct(db, productId)
      if (!product) throw new ProductNotFoundError()
      const fault = findStockFault(product.stock, quantity)
      if (fault) throw refusedByStock(fault)
      try {
        return await put(actor, [{ productId: product.id, quantity }], request)
      } catch (error) {
        const isDone = request && isDuplicate(error) && (await isCartRequestDone(db, request))
        if (isDone) return read(actor)
        throw error
      }
    },
    async addByModelNo(actor, lines) {
      const modelNos = lines.map(({ modelNo }) => modelNo.trim())
      const found = groupByModelNo(await findLiveProductsByModelNo(db, modelNos))
      const wanted = lines.map(({ modelNo, quantity }, index) => ({
        line: index + 1,
        quantity,
        products: found.get(modelNo.trim().toLowerCase()) ?? [],
      }))
      const held = await findCartLines(db, actor.userId)
      const inCart = new Map(held.map(({ productId, quantity }) => [productId, quantity]))
      const { additions, rejected } = planAdditions(wanted, inCart)
      return { cart: await put(actor, additions), rejected }
    },
    addProducts: put,
    async update(actor, itemId, quantity) {
      refuse(findQuantityFault(quantity))
      const { lines } = await read(actor)
      const line = lines.find(({ publicId }) => publicId === itemId)
      if (!line) throw new CartLineNotFoundError()
      const fault = findStockFault(line.product.stock, quantity)
      if (fault) throw refusedByStock(fault)
      const changed = { userId: actor.userId, publicId: itemId, quantity }
      return inTransaction(db, async (trx) => {
        if (!(await setQuantity(trx, changed))) throw new CartLineNotFoundError()
        return readPayable(actor, trx)
      })
    },
    async remove(actor, itemId) {
      const removed = { userId: actor.userId, publicId: itemId }
      const isThere = await inTransaction(db, (trx) => removeLine(trx, removed))
      if (!isThere) throw new CartLineNotFoundError()
      return read(actor)
    },
  }
}
