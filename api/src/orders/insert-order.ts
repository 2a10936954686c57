import type { CartLineRecord } from '../cart/cart.ts'
import { deleteCartLinesStatement } from '../cart/delete-cart-lines.ts'
import type { Statement } from '../database/statement.ts'
import { announcement } from '../events/announce.ts'
import type { NewEvent } from '../events/event.ts'
import { adminOfTier } from '../notifications/notification.ts'
import { tierDelivery } from '../notifications/notify-tier.ts'
import type { OrderDependencies } from './order-dependencies.ts'
import { type OrderItem, totalOf } from './order-lines.ts'
import type { OrderPayment } from './order-payment.ts'
import { type CompletedRequest, insertRequestStatement } from './order-request-repository.ts'
import {
  insertEventStatement,
  insertLinesStatement,
  insertOrderStatement,
  type PricedOrder,
  setOrderIdStatement,
} from './order-statements.ts'
import { decrementStockStatement } from './stock-repository.ts'

/** An order and what it is made of, before any of it is written. */
export interface OrderInsertion {
  order: PricedOrder
  /** The lines of the cart that are ordered. */
  cart: readonly CartLineRecord[]
  request: CompletedRequest | undefined
  payment: OrderPayment
}

/** The cart or the stock moved between reading and writing; what was read is of no use. */
export class StaleDataError extends Error {
  readonly wanted: readonly OrderItem[]

  constructor(wanted: readonly OrderItem[]) {
    super('cart or stock moved while the order was written')
    this.wanted = wanted
  }
}

/** The notice for the admins of the tier, and what tells open screens of it and of the order. */
function notificationStatements({ order, payment }: OrderInsertion): Statement[] {
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
export async function insertOrder(
  dependencies: OrderDependencies,
  unwritten: OrderInsertion,
): Promise<number> {
  const { order, cart, request, payment } = unwritten
  const { publicId, buyer, lines, at } = order
  const proof = payment.proof && dependencies.files.insertFileStatement(payment.proof, buyer.userId)
  const inserted = insertOrderStatement(order, proof)
  const cartTaken = deleteCartLinesStatement(cart)
  const stock = decrementStockStatement(
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  )
  const statements = [
    ...(request ? [insertRequestStatement(request, { orderPublicId: publicId, at })] : []),
    ...(proof ? [proof] : []),
    ...[inserted, setOrderIdStatement],
    ...(payment.extraStatements?.({ total: totalOf(lines), at }) ?? []),
    insertEventStatement({ actorId: buyer.userId, kind: 'placed', to: 'pending', at }),
    ...notificationStatements(unwritten),
    ...[cartTaken, stock, insertLinesStatement(lines)],
  ]
  return dependencies.batchExecutor.executeBatch(statements, (resultOf) => {
    const isAllTaken =
      resultOf(cartTaken).affectedRows === cart.length &&
      resultOf(stock).affectedRows === lines.length
    if (!isAllTaken) throw new StaleDataError(lines)
    return resultOf(inserted).insertId
  })
}
