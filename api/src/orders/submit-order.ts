import { isIntraState } from '@store/contract/rules/gst-states'
import type { Paise } from '@store/contract/rules/money'
import type { Shipping } from '@store/contract/schemas/shipping'
import type { CartLineRecord } from '../cart/cart.ts'
import { findCartProducts } from '../cart/cart-query.ts'
import { findProductsByIds } from '../catalog/product-query.ts'
import type { Database } from '../database/database.ts'
import { isDefiniteFailure } from '../database/definite-failure.ts'
import { retryTransaction } from '../database/transaction.ts'
import { newOrderNotice } from '../notifications/order-notices.ts'
import { newPublicId } from '../shared/ids.ts'
import { acceptProof } from './accept-proof.ts'
import type { Buyer } from './buyer.ts'
import { insertOrder, StaleDataError } from './insert-order.ts'
import type { OrderRecord } from './order.ts'
import type { OrderDependencies } from './order-dependencies.ts'
import { KeyReusedError, stockExceededError, totalRoseError } from './order-errors.ts'
import {
  findShortLines,
  type OrderItem,
  priceOrderLine,
  selectOrderable,
  totalOf,
} from './order-lines.ts'
import type { OrderPayment } from './order-payment.ts'
import { findOrder } from './order-query.ts'
import { findRequest, type OrderRequest } from './order-request-repository.ts'
import { orderRecordOf } from './priced-order.ts'
import type { OrderForm } from './read-order-form.ts'
import { parseStoredResponse, type SubmittedOrder, serializeResponse } from './stored-response.ts'

/** What a buyer sends to order its cart by bank transfer. */
export interface ManualOrderSubmission {
  buyer: Buyer
  form: OrderForm
  /** The client's name for this request (api.md: Idempotency-Key). */
  key: string | undefined
}

/** An order as it is asked for, however it is paid. */
export interface OrderDraft {
  publicId: string
  buyer: Buyer
  request: OrderRequest | undefined
  shipping: Shipping
  expectedTotal: Paise | undefined
  payment: OrderPayment
}

const maxAttempts = 5

/**
 * The order that an earlier request with this key has made.
 * @throws KeyReusedError when that request asked for something else
 */
export async function findSubmittedOrder(
  { db }: Pick<OrderDependencies, 'db'>,
  request: OrderRequest | undefined,
): Promise<SubmittedOrder | undefined> {
  const earlier = request && (await findRequest(db, request))
  if (!earlier) return undefined
  if (earlier.contentSha256 !== request.contentSha256) throw new KeyReusedError()
  const order = await findOrder(db, earlier.orderPublicId, { userId: request.userId })
  return order && { ...order, storedResponse: parseStoredResponse(earlier.answer) }
}

async function readCartItems(
  db: Database,
  userId: number,
): Promise<{ cart: CartLineRecord[]; wanted: OrderItem[] }> {
  const found = await findCartProducts(db, userId)
  const wanted = selectOrderable(
    found.map(({ line, product }) => ({ product, quantity: line.quantity })),
  )
  const ordered = new Set(wanted.map(({ product }) => product.id))
  const cart = found.flatMap(({ line }) => (ordered.has(line.productId) ? [line] : []))
  return { cart, wanted }
}

/** Nobody pays more than was agreed to; less is simply charged. */
function assertTotal(total: Paise, expected: Paise | undefined): void {
  if (expected !== undefined && total > expected) throw totalRoseError(total, expected)
}

/**
 * What a buyer's cart costs today.
 * @throws 409 when it is empty or short of stock, or costs more than the expected total
 */
export async function quoteCart(
  db: Database,
  buyer: Buyer,
  expectedTotal: Paise | undefined,
): Promise<Paise> {
  const { wanted } = await readCartItems(db, buyer.userId)
  const total = totalOf(wanted.map((line) => priceOrderLine(line, buyer.role, true)))
  assertTotal(total, expectedTotal)
  return total
}

/**
 * One try at the whole order. The cart and its products are read outside the transaction, as late as inside it
 * for all that it matters: what was read is guarded where it is written, and prices are those of this moment.
 */
async function insertDraft(
  dependencies: OrderDependencies,
  wish: OrderDraft,
): Promise<OrderRecord> {
  const { buyer, shipping, payment } = wish
  const { cart, wanted } = await readCartItems(dependencies.db, buyer.userId)
  const intraState = isIntraState(dependencies.sellerState ?? '', shipping.state)
  const lines = wanted.map((line) => priceOrderLine(line, buyer.role, intraState))
  assertTotal(totalOf(lines), wish.expectedTotal)
  const order = {
    publicId: wish.publicId,
    buyer,
    tier: buyer.role,
    paymentMethod: payment.method,
    shipping,
    paymentReference: payment.reference,
    lines,
    at: dependencies.clock.now(),
  }
  const placed = orderRecordOf(order, payment.proof)
  const request = wish.request && { ...wish.request, answer: serializeResponse(placed) }
  const id = await insertOrder(dependencies, { order, cart, request, payment })
  return { id, ...placed }
}

/** Who has seen a line in stock is told that it ran out; it never just vanishes from the order. */
async function assertInStock(db: Database, wanted: readonly OrderItem[]): Promise<void> {
  const products = await findProductsByIds(
    db,
    wanted.map(({ product }) => product.id),
  )
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]))
  const now = wanted.map(({ product, quantity }) => ({
    product: { ...product, stock: stockOf.get(product.id) ?? 0 },
    quantity,
  }))
  const short = findShortLines(now)
  if (short.length > 0) throw stockExceededError(short)
}

async function retryOnStaleData(
  dependencies: OrderDependencies,
  wish: OrderDraft,
): Promise<OrderRecord> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await retryTransaction(() => insertDraft(dependencies, wish))
    } catch (error) {
      if (!(error instanceof StaleDataError)) throw error
      await assertInStock(dependencies.db, error.wanted)
      if (attempt === maxAttempts) throw stockExceededError([])
    }
  }
}

/**
 * Orders a buyer's cart: prices it, checks and takes the stock, writes the order and empties the cart, in
 * one transaction (api.md, Orders). The same key gives the first answer again, never a second order.
 * @throws HttpError 409 for an empty cart, short stock, a total above the expected one, or a key that was
 *   used for something else
 */
export async function submitOrder(
  dependencies: OrderDependencies,
  wish: OrderDraft,
): Promise<SubmittedOrder> {
  const { publicId, buyer, request, payment } = wish
  try {
    return await retryOnStaleData(dependencies, wish)
  } catch (error) {
    // After a connection fault COMMIT may still go through, and the order needs its proof.
    if (payment.proof && isDefiniteFailure(error)) {
      await dependencies.files.discard(payment.proof.publicId)
    }
    // The answer to COMMIT may have got lost, or an earlier request of this key was faster.
    const own = await findOrder(dependencies.db, publicId, { userId: buyer.userId })
    const settled = own ?? (await findSubmittedOrder(dependencies, request))
    if (settled) return settled
    throw error
  }
}

/**
 * Orders a buyer's cart against a payment proof, as {@link submitOrder} does.
 * @throws HttpError 415 for a proof of another kind
 */
export async function submitManualOrder(
  dependencies: OrderDependencies,
  { buyer, form, key }: ManualOrderSubmission,
): Promise<SubmittedOrder> {
  const { contentSha256, expectedTotal, shipping } = form
  const request = key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 }
  const proof = await acceptProof(dependencies, form.proof)
  const reference = form.paymentReference
  const payment = { method: 'bank_transfer', proof, reference, noticeOf: newOrderNotice } as const
  return submitOrder(dependencies, {
    publicId: newPublicId(),
    buyer,
    request,
    shipping,
    expectedTotal,
    payment,
  })
}
