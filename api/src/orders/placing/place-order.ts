import type { Paise } from '@store/contract/rules/pricing/money'
import { isIntraState } from '@store/contract/rules/shipping/gst-states'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import type { CartLineRecord } from '../../cart/cart.ts'
import { findCartProducts } from '../../cart/cart-query.ts'
import { findProductsByIds } from '../../catalog/product-query.ts'
import type { Database } from '../../database/database.ts'
import { isDefiniteFailure } from '../../database/definite-failure.ts'
import { retryTransaction } from '../../database/transaction.ts'
import { newOrderNotice } from '../../notifications/order-notices.ts'
import { newPublicId } from '../../shared/ids.ts'
import type { Buyer } from '../buyer.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { KeyReusedError, stockExceededError, totalRoseError } from '../order-errors.ts'
import { findOrder } from '../order-query.ts'
import { acceptProof } from '../proofs/payment-proof.ts'
import { insertOrder, StaleDataError } from './insert-order.ts'
import type { OrderPayment } from './order-payment.ts'
import { findRequest, type OrderRequest } from './order-request.ts'
import {
  findShortLines,
  type OrderItem,
  priceOrderLine,
  selectOrderable,
  totalOf,
} from './price-lines.ts'
import { orderRecordOf } from './priced-order.ts'
import type { OrderForm } from './read-order-form.ts'
import { parseStoredResponse, type SubmittedOrder, serializeResponse } from './stored-response.ts'

/** A buyer's request to order the cart, paid by bank transfer. */
export interface ManualOrderSubmission {
  buyer: Buyer
  form: OrderForm
  /** The Idempotency-Key header (api.md). */
  key: string | undefined
}

/** An order to be submitted, with any payment method. */
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
 * The order that an earlier request with the same Idempotency-Key submitted.
 * @throws KeyReusedError when that request had other contents
 */
export async function findSubmittedOrder(
  { db }: Pick<OrderDependencies, 'db'>,
  request: OrderRequest | undefined,
): Promise<SubmittedOrder | undefined> {
  const earlier = request && (await findRequest(db, request))
  if (!earlier) return undefined
  if (earlier.contentSha256 !== request.contentSha256) throw new KeyReusedError()
  const order = await findOrder(db, earlier.orderPublicId, { userId: request.userId })
  return order && { ...order, storedResponse: parseStoredResponse(earlier.response) }
}

async function readCartItems(
  db: Database,
  userId: number,
): Promise<{ cart: CartLineRecord[]; items: OrderItem[] }> {
  const found = await findCartProducts(db, userId)
  const items = selectOrderable(
    found.map(({ line, product }) => ({ product, quantity: line.quantity })),
  )
  const ordered = new Set(items.map(({ product }) => product.id))
  const cart = found.flatMap(({ line }) => (ordered.has(line.productId) ? [line] : []))
  return { cart, items }
}

/** A total above the agreed one is refused; a lower one is charged. */
function assertTotal(total: Paise, expected: Paise | undefined): void {
  if (expected !== undefined && total > expected) throw totalRoseError(total, expected)
}

/**
 * Today's total of a buyer's cart.
 * @throws 409 when the cart is empty, exceeds the stock, or costs more than the expected total
 */
export async function quoteCart(
  db: Database,
  buyer: Buyer,
  expectedTotal: Paise | undefined,
): Promise<Paise> {
  const { items } = await readCartItems(db, buyer.userId)
  const total = totalOf(items.map((item) => priceOrderLine(item, buyer.role, true)))
  assertTotal(total, expectedTotal)
  return total
}

/**
 * One attempt at the whole order. The cart and its products are read outside the transaction; the statements that
 * write the order check that they have not changed.
 */
async function insertDraft(
  dependencies: OrderDependencies,
  draft: OrderDraft,
): Promise<OrderRecord> {
  const { buyer, shipping, payment } = draft
  const { cart, items } = await readCartItems(dependencies.db, buyer.userId)
  const intraState = isIntraState(dependencies.sellerState ?? '', shipping.state)
  const lines = items.map((item) => priceOrderLine(item, buyer.role, intraState))
  assertTotal(totalOf(lines), draft.expectedTotal)
  const order = {
    publicId: draft.publicId,
    buyer,
    tier: buyer.role,
    paymentMethod: payment.method,
    shipping,
    paymentReference: payment.reference,
    lines,
    at: dependencies.clock.now(),
  }
  const record = orderRecordOf(order, payment.proof)
  const request = draft.request && { ...draft.request, response: serializeResponse(record) }
  const id = await insertOrder(dependencies, { order, cart, request, payment })
  return { id, ...record }
}

/** Names the lines that ran out of stock, instead of dropping them from the order. */
async function assertInStock(db: Database, items: readonly OrderItem[]): Promise<void> {
  const products = await findProductsByIds(
    db,
    items.map(({ product }) => product.id),
  )
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]))
  const current = items.map(({ product, quantity }) => ({
    product: { ...product, stock: stockOf.get(product.id) ?? 0 },
    quantity,
  }))
  const short = findShortLines(current)
  if (short.length > 0) throw stockExceededError(short)
}

async function retryOnStaleData(
  dependencies: OrderDependencies,
  draft: OrderDraft,
): Promise<OrderRecord> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await retryTransaction(() => insertDraft(dependencies, draft))
    } catch (error) {
      if (!(error instanceof StaleDataError)) throw error
      await assertInStock(dependencies.db, error.items)
      if (attempt === maxAttempts) throw stockExceededError([])
    }
  }
}

/**
 * Submits the order of a buyer's cart: prices it, decrements the stock, writes the order and empties the cart in one
 * transaction (api.md, Orders). A repeated Idempotency-Key returns the first response, never a second order.
 * @throws HttpError 409 for an empty cart, missing stock, a total above the expected one, or a key that was
 *   used with other contents
 */
export async function submitOrder(
  dependencies: OrderDependencies,
  draft: OrderDraft,
): Promise<SubmittedOrder> {
  const { publicId, buyer, request, payment } = draft
  try {
    return await retryOnStaleData(dependencies, draft)
  } catch (error) {
    // After a connection failure the COMMIT may still succeed, and the order needs its proof.
    if (payment.proof && isDefiniteFailure(error)) {
      await dependencies.files.discard(payment.proof.publicId)
    }
    // The response to COMMIT was lost, or a concurrent request with the same key was faster.
    const own = await findOrder(dependencies.db, publicId, { userId: buyer.userId })
    const submitted = own ?? (await findSubmittedOrder(dependencies, request))
    if (submitted) return submitted
    throw error
  }
}

/**
 * {@link submitOrder} with a payment proof.
 * @throws HttpError 415 when the proof is not a JPG, PNG or PDF
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
