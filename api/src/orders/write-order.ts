import type { CartLineRecord } from '../cart/cart.ts'
import { cartLinesTaken } from '../cart/take-cart-lines.ts'
import type { Statement } from '../database/statement.ts'
import { announcement } from '../events/announce.ts'
import type { NewEvent } from '../events/event.ts'
import { adminOfTier } from '../notifications/notification.ts'
import { tierDelivery } from '../notifications/notify-tier.ts'
import { totalOf, type WantedProduct } from './order-lines.ts'
import type { OrderParts } from './order-parts.ts'
import type { OrderPayment } from './order-payment.ts'
import { type AnsweredRequest, requestInserted } from './order-request-repository.ts'
import {
  linesInserted,
  type NewOrder,
  orderInserted,
  orderKeyKept,
  timelineBegun,
} from './order-writer.ts'
import { stockTaken } from './stock-repository.ts'

/** An order and what it is made of, before any of it is written. */
export interface UnwrittenOrder {
  order: NewOrder
  /** The lines of the cart that are ordered. */
  cart: readonly CartLineRecord[]
  request: AnsweredRequest | undefined
  payment: OrderPayment
}

/** The cart or the stock moved between reading and writing; what was read is of no use. */
export class MovedError extends Error {
  readonly wanted: readonly WantedProduct[]

  constructor(wanted: readonly WantedProduct[]) {
    super('cart or stock moved while the order was written')
    this.wanted = wanted
  }
}

/** The notice for the admins of the tier, and what tells open screens of it and of the order. */
function tellings({ order, payment }: UnwrittenOrder): Statement[] {
  const { publicId, buyer, tier, lines, at } = order
  const notice = payment.noticeOf({ publicId, buyerName: buyer.name, total: totalOf(lines) })
  const { kept, event } = tierDelivery({ ...notice, tier, at })
  const changed: NewEvent = {
    topic: 'order-changed',
    subjectId: publicId,
    audience: adminOfTier[tier],
    userId: buyer.userId,
    at,
  }
  return [kept, announcement([event, changed])]
}

/**
 * Writes an order in one transaction: the request's key first, because UNIQUE decides; the stock as late as can
 * be, because everybody who wants the same product waits from there to the commit. A line's foreign key locks
 * its product for sharing; two orders that both share a product and then both want its stock would deadlock, so
 * the lines follow the stock (ADR 0006).
 * @returns the order's internal key
 * @throws MovedError when the cart or the stock is not what it was
 */
export async function writeOrder(parts: OrderParts, unwritten: UnwrittenOrder): Promise<number> {
  const { order, cart, request, payment } = unwritten
  const { publicId, buyer, lines, at } = order
  const proof = payment.proof && parts.files.recording(payment.proof, buyer.userId)
  const inserted = orderInserted(order, proof)
  const cartTaken = cartLinesTaken(cart)
  const stock = stockTaken(
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  )
  const statements = [
    ...(request ? [requestInserted(request, { orderPublicId: publicId, at })] : []),
    ...(proof ? [proof] : []),
    ...[inserted, orderKeyKept],
    ...(payment.keep?.({ total: totalOf(lines), at }) ?? []),
    timelineBegun({ actorId: buyer.userId, kind: 'placed', to: 'pending', at }),
    ...tellings(unwritten),
    ...[cartTaken, stock, linesInserted(lines)],
  ]
  return parts.batches.commit(statements, (doneBy) => {
    const isAllTaken =
      doneBy(cartTaken).affectedRows === cart.length && doneBy(stock).affectedRows === lines.length
    if (!isAllTaken) throw new MovedError(lines)
    return doneBy(inserted).insertId
  })
}
