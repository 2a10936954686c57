import { isIntraState } from '@store/contract/rules/gst-states'
import type { Paise } from '@store/contract/rules/money'
import type { Tier } from '@store/contract/rules/roles'
import type { Shipping } from '@store/contract/schemas/shipping'
import type { CartLineRecord } from '../cart/cart.ts'
import { findCartProducts } from '../cart/cart-query.ts'
import { findProductsByIds } from '../catalog/product-query.ts'
import type { Database } from '../database/database.ts'
import { isDefiniteFailure } from '../database/definite-failure.ts'
import { untilItPasses } from '../database/transaction.ts'
import type { Actor } from '../http/actor.ts'
import { newOrderNotice } from '../notifications/order-notices.ts'
import { newPublicId } from '../shared/ids.ts'
import { acceptProof } from './accept-proof.ts'
import { type AnsweredOrder, firstAnswerOf, readFirstAnswer } from './first-answer.ts'
import type { OrderRecord } from './order.ts'
import { exceedsStock, KeyReusedError, totalRose } from './order-errors.ts'
import { orderableOf, priceOrderLine, shortOf, totalOf, type WantedProduct } from './order-lines.ts'
import type { OrderParts } from './order-parts.ts'
import type { OrderPayment } from './order-payment.ts'
import { findOrder } from './order-reader.ts'
import { findRequest, type OrderRequest } from './order-request-repository.ts'
import { placedOrder } from './placed-order.ts'
import type { OrderForm } from './read-order-form.ts'
import { MovedError, writeOrder } from './write-order.ts'

/** A buyer who places an order: the role is the tier. */
export type BuyingActor = Omit<Actor, 'sessionId' | 'role'> & { role: Tier }

/** What a buyer sends to order its cart by bank transfer. */
export interface ManualOrder {
  buyer: BuyingActor
  form: OrderForm
  /** The client's name for this request (api.md: Idempotency-Key). */
  key: string | undefined
}

/** An order as it is asked for, however it is paid. */
export interface WantedOrder {
  publicId: string
  buyer: BuyingActor
  request: OrderRequest | undefined
  shipping: Shipping
  expectedTotal: Paise | undefined
  payment: OrderPayment
}

const tries = 5

/**
 * The order that an earlier request with this key has made.
 * @throws KeyReusedError when that request asked for something else
 */
export async function findEarlier(
  { db }: Pick<OrderParts, 'db'>,
  request: OrderRequest | undefined,
): Promise<AnsweredOrder | undefined> {
  const earlier = request && (await findRequest(db, request))
  if (!earlier) return undefined
  if (earlier.contentSha256 !== request.contentSha256) throw new KeyReusedError()
  const order = await findOrder(db, earlier.orderPublicId, { userId: request.userId })
  return order && { ...order, firstAnswer: readFirstAnswer(earlier.answer) }
}

async function readWanted(
  db: Database,
  userId: number,
): Promise<{ cart: CartLineRecord[]; wanted: WantedProduct[] }> {
  const found = await findCartProducts(db, userId)
  const wanted = orderableOf(
    found.map(({ line, product }) => ({ product, quantity: line.quantity })),
  )
  const ordered = new Set(wanted.map(({ product }) => product.id))
  const cart = found.flatMap(({ line }) => (ordered.has(line.productId) ? [line] : []))
  return { cart, wanted }
}

/** Nobody pays more than was agreed to; less is simply charged. */
function refuseRise(total: Paise, expected: Paise | undefined): void {
  if (expected !== undefined && total > expected) throw totalRose(total, expected)
}

/**
 * What a buyer's cart costs today.
 * @throws 409 when it is empty or short of stock, or costs more than the expected total
 */
export async function quoteCart(
  db: Database,
  buyer: BuyingActor,
  expectedTotal: Paise | undefined,
): Promise<Paise> {
  const { wanted } = await readWanted(db, buyer.userId)
  const total = totalOf(wanted.map((line) => priceOrderLine(line, buyer.role, true)))
  refuseRise(total, expectedTotal)
  return total
}

/**
 * One try at the whole order. The cart and its products are read outside the transaction, as late as inside it
 * for all that it matters: what was read is guarded where it is written, and prices are those of this moment.
 */
async function tryOrder(parts: OrderParts, wish: WantedOrder): Promise<OrderRecord> {
  const { buyer, shipping, payment } = wish
  const { cart, wanted } = await readWanted(parts.db, buyer.userId)
  const intraState = isIntraState(parts.sellerState ?? '', shipping.state)
  const lines = wanted.map((line) => priceOrderLine(line, buyer.role, intraState))
  refuseRise(totalOf(lines), wish.expectedTotal)
  const order = {
    publicId: wish.publicId,
    buyer,
    tier: buyer.role,
    paymentMethod: payment.method,
    shipping,
    paymentReference: payment.reference,
    lines,
    at: parts.clock.now(),
  }
  const placed = placedOrder(order, payment.proof)
  const request = wish.request && { ...wish.request, answer: firstAnswerOf(placed) }
  const id = await writeOrder(parts, { order, cart, request, payment })
  return { id, ...placed }
}

/** Who has seen a line in stock is told that it ran out; it never just vanishes from the order. */
async function refuseShort(db: Database, wanted: readonly WantedProduct[]): Promise<void> {
  const products = await findProductsByIds(
    db,
    wanted.map(({ product }) => product.id),
  )
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]))
  const now = wanted.map(({ product, quantity }) => ({
    product: { ...product, stock: stockOf.get(product.id) ?? 0 },
    quantity,
  }))
  const short = shortOf(now)
  if (short.length > 0) throw exceedsStock(short)
}

async function orderUntilSettled(parts: OrderParts, wish: WantedOrder): Promise<OrderRecord> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await untilItPasses(() => tryOrder(parts, wish))
    } catch (error) {
      if (!(error instanceof MovedError)) throw error
      await refuseShort(parts.db, error.wanted)
      if (attempt === tries) throw exceedsStock([])
    }
  }
}

/**
 * Orders a buyer's cart: prices it, checks and takes the stock, writes the order and empties the cart, in
 * one transaction (api.md, Orders). The same key gives the first answer again, never a second order.
 * @throws RefusedError 409 for an empty cart, short stock, a total above the expected one, or a key that was
 *   used for something else
 */
export async function placeWanted(parts: OrderParts, wish: WantedOrder): Promise<AnsweredOrder> {
  const { publicId, buyer, request, payment } = wish
  try {
    return await orderUntilSettled(parts, wish)
  } catch (error) {
    // After a connection fault COMMIT may still go through, and the order needs its proof.
    if (payment.proof && isDefiniteFailure(error)) {
      await parts.files.discard(payment.proof.publicId)
    }
    // The answer to COMMIT may have got lost, or an earlier request of this key was faster.
    const own = await findOrder(parts.db, publicId, { userId: buyer.userId })
    const settled = own ?? (await findEarlier(parts, request))
    if (settled) return settled
    throw error
  }
}

/**
 * Orders a buyer's cart against a payment proof, as {@link placeWanted} does.
 * @throws RefusedError 415 for a proof of another kind
 */
export async function placeOrder(
  parts: OrderParts,
  { buyer, form, key }: ManualOrder,
): Promise<AnsweredOrder> {
  const { contentSha256, expectedTotal, shipping } = form
  const request = key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 }
  const proof = await acceptProof(parts, form.proof)
  const reference = form.paymentReference
  const payment = { method: 'bank_transfer', proof, reference, noticeOf: newOrderNotice } as const
  return placeWanted(parts, {
    publicId: newPublicId(),
    buyer,
    request,
    shipping,
    expectedTotal,
    payment,
  })
}
