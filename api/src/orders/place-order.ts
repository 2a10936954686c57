import { isIntraState } from '@store/contract/rules/gst'
import type { Paise } from '@store/contract/rules/money'
import type { PaymentMethod } from '@store/contract/rules/order-states'
import type { Tier } from '@store/contract/rules/roles'
import type { Shipping } from '@store/contract/schemas/shipping'
import type { CartLineRecord } from '../cart/cart.ts'
import { findCartLines } from '../cart/cart-query.ts'
import { takeCartLines } from '../cart/take-cart-lines.ts'
import { findProductsByIds } from '../catalog/product-query.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { announceOrder } from '../events/announce.ts'
import type { CheckedFile } from '../files/file.ts'
import type { Actor } from '../http/actor.ts'
import { notifyTier } from '../notifications/notify-tier.ts'
import { newOrderNotice } from '../notifications/order-notices.ts'
import { newPublicId } from '../shared/ids.ts'
import { acceptProof } from './accept-proof.ts'
import type { OrderRecord } from './order.ts'
import { exceedsStock, KeyReusedError, OrderNotFoundError, totalRose } from './order-errors.ts'
import { orderableOf, priceOrderLine, shortOf, totalOf, type WantedProduct } from './order-lines.ts'
import type { OrderParts } from './order-parts.ts'
import { findOrder } from './order-reader.ts'
import { findRequest, insertRequest, type OrderRequest } from './order-request-repository.ts'
import { insertEvent, insertLines, insertOrder } from './order-writer.ts'
import type { OrderForm } from './read-order-form.ts'
import { takeStock } from './stock-repository.ts'

/** A buyer who places an order: the role is the tier. */
export type BuyingActor = Pick<Actor, 'userId' | 'name' | 'email'> & { role: Tier }

/** What a buyer sends to order its cart by bank transfer. */
export interface ManualOrder {
  buyer: BuyingActor
  form: OrderForm
  /** The client's name for this request (api.md: Idempotency-Key). */
  key: string | undefined
}

/** How an order is paid, and what is written of it. */
export interface OrderPayment {
  method: PaymentMethod
  proof?: CheckedFile
  /** Number of the bank's transaction, if the buyer told it. */
  reference?: string | undefined
  noticeOf: typeof newOrderNotice
  /** Writes along what belongs to the payment; throws when the total is not what was agreed on. */
  keep?(trx: Database, order: { id: number; total: Paise; at: Date }): Promise<void>
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

/** The cart or the stock moved between reading and writing; what was read is of no use. */
class MovedError extends Error {
  readonly wanted: readonly WantedProduct[]

  constructor(wanted: readonly WantedProduct[]) {
    super('cart or stock moved while the order was written')
    this.wanted = wanted
  }
}

const tries = 5

/**
 * The order that an earlier request with this key has made.
 * @throws KeyReusedError when that request asked for something else
 */
export async function findEarlier(
  { db }: Pick<OrderParts, 'db'>,
  request: OrderRequest | undefined,
): Promise<OrderRecord | undefined> {
  const earlier = request && (await findRequest(db, request))
  if (!earlier) return undefined
  if (earlier.contentSha256 !== request.contentSha256) throw new KeyReusedError()
  return findOrder(db, earlier.orderPublicId, { userId: request.userId })
}

async function readWanted(
  trx: Database,
  userId: number,
): Promise<{ cart: CartLineRecord[]; wanted: WantedProduct[] }> {
  const cart = await findCartLines(trx, userId)
  const products = await findProductsByIds(
    trx,
    cart.map((line) => line.productId),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const pairs = cart.flatMap((line) => {
    const product = byId.get(line.productId)
    return product ? [{ line, product, quantity: line.quantity }] : []
  })
  const wanted = orderableOf(pairs)
  const ordered = new Set(wanted.map(({ product }) => product.id))
  return { cart: cart.filter((line) => ordered.has(line.productId)), wanted }
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
 * One try at the whole order: the key first, because UNIQUE decides; the stock as late as can be, because
 * everybody who wants the same product waits from there to the commit.
 */
async function writeOrder(trx: Database, parts: OrderParts, order: WantedOrder): Promise<void> {
  const { publicId, buyer, request, shipping, payment } = order
  const at = parts.clock.now()
  if (request) await insertRequest(trx, request, { orderPublicId: publicId, at })
  const { cart, wanted } = await readWanted(trx, buyer.userId)
  const intraState = isIntraState(parts.sellerState, shipping.state)
  const lines = wanted.map((line) => priceOrderLine(line, buyer.role, intraState))
  const total = totalOf(lines)
  refuseRise(total, order.expectedTotal)
  const { proof } = payment
  const proofFileId = proof && (await parts.files.record(trx, proof, buyer.userId))
  const orderId = await insertOrder(trx, {
    publicId,
    buyer,
    tier: buyer.role,
    paymentMethod: payment.method,
    shipping,
    proofFileId,
    paymentReference: payment.reference,
    lines,
    at,
  })
  await payment.keep?.(trx, { id: orderId, total, at })
  await insertEvent(trx, { orderId, actorId: buyer.userId, kind: 'placed', to: 'pending', at })
  const notice = payment.noticeOf({ publicId, buyerName: buyer.name, total })
  await notifyTier(trx, { ...notice, tier: buyer.role, at })
  await announceOrder(trx, { orderPublicId: publicId, at })
  if (!(await takeCartLines(trx, cart))) throw new MovedError(wanted)
  const pieces = wanted.map(({ product, quantity }) => ({ productId: product.id, quantity }))
  if (!(await takeStock(trx, pieces))) throw new MovedError(wanted)
  // A line's foreign key locks its product for sharing. Two orders that both share a product and then
  // both want its stock would deadlock, so the lines follow the stock.
  await insertLines(trx, orderId, lines)
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

async function writeOrderUntilSettled(parts: OrderParts, order: WantedOrder): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(parts.db, (trx) => writeOrder(trx, parts, order))
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
export async function placeWanted(parts: OrderParts, order: WantedOrder): Promise<OrderRecord> {
  const { publicId, buyer, request, payment } = order
  const findOwn = () => findOrder(parts.db, publicId, { userId: buyer.userId })
  try {
    await writeOrderUntilSettled(parts, order)
  } catch (error) {
    if (payment.proof) await parts.files.discard(payment.proof.publicId)
    // The answer to COMMIT may have got lost, or a twin of this request was faster.
    const settled = (await findOwn()) ?? (await findEarlier(parts, request))
    if (settled) return settled
    throw error
  }
  const placed = await findOwn()
  if (!placed) throw new OrderNotFoundError()
  return placed
}

/**
 * Orders a buyer's cart against a payment proof, as {@link placeWanted} does.
 * @throws RefusedError 415 for a proof of another kind
 */
export async function placeOrder(
  parts: OrderParts,
  { buyer, form, key }: ManualOrder,
): Promise<OrderRecord> {
  const { contentSha256, expectedTotal, shipping } = form
  const request = key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 }
  const before = await findEarlier(parts, request)
  if (before) return before
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
