import type { CartLineRecord } from '../../cart/cart.ts'
import { deleteCartLinesStatement } from '../../cart/cart-removals.ts'
import { decrementStockStatement } from '../../catalog/changes/stock-changes.ts'
import type { Statement } from '../../database/statement.ts'
import { orderChangedEvent, publishEventsStatement } from '../../events/publish-event.ts'
import { tierDelivery } from '../../notifications/notify-tier.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import type { OrderPayment } from './order-payment.ts'
import { type CompletedRequest, insertRequestStatement } from './order-request.ts'
import {
  insertEventStatement,
  insertLinesStatement,
  insertOrderStatement,
  type PricedOrder,
  setOrderIdStatement,
} from './order-statements.ts'
import { type OrderItem, totalOf } from './price-lines.ts'

/** An order and everything that is written with it in one transaction. */
export interface OrderInsertion {
  order: PricedOrder
  /** The cart lines to delete. */
  cart: readonly CartLineRecord[]
  request: CompletedRequest | undefined
  payment: OrderPayment
}

/** The cart or the stock changed between reading and writing. */
export class StaleDataError extends Error {
  readonly items: readonly OrderItem[]

  constructor(items: readonly OrderItem[]) {
    super('cart or stock changed while the order was written')
    this.name = 'StaleDataError'
    this.items = items
  }
}

/** Inserts the notification for the tier's admins, and the events that update open screens. */
function notificationStatements({ order, payment }: OrderInsertion): Statement[] {
  const { publicId, buyer, tier, lines, at } = order
  const notice = payment.noticeOf({ publicId, buyerName: buyer.name, total: totalOf(lines) })
  const { statement, event } = tierDelivery({ ...notice, tier, at })
  return [statement, publishEventsStatement([event, orderChangedEvent(order, at)])]
}

/**
 * Writes an order in one transaction. The idempotency key comes first, because its UNIQUE key decides between
 * concurrent requests. The stock comes as late as possible, because its row locks block all buyers of a product until
 * the commit. The order lines follow the stock: their foreign keys take shared locks on the products, and two orders
 * that upgrade the same shared lock would deadlock (ADR 0006).
 * @returns the order's internal key
 * @throws StaleDataError when the cart or the stock has changed since it was read
 */
export async function insertOrder(
  dependencies: OrderDependencies,
  insertion: OrderInsertion,
): Promise<number> {
  const { order, cart, request, payment } = insertion
  const { publicId, buyer, lines, at } = order
  const insertProof =
    payment.proof && dependencies.files.insertFileStatement(payment.proof, buyer.userId)
  const insertOrderRow = insertOrderStatement(order, insertProof)
  const deleteCartLines = deleteCartLinesStatement(cart)
  const decrementStock = decrementStockStatement(
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  )
  const statements = [
    ...(request ? [insertRequestStatement(request, { orderPublicId: publicId, at })] : []),
    ...(insertProof ? [insertProof] : []),
    ...[insertOrderRow, setOrderIdStatement],
    ...(payment.extraStatements?.({ total: totalOf(lines), at }) ?? []),
    insertEventStatement({ actorId: buyer.userId, kind: 'placed', to: 'pending', at }),
    ...notificationStatements(insertion),
    ...[deleteCartLines, decrementStock, insertLinesStatement(lines)],
  ]
  return dependencies.batchExecutor.executeBatch(statements, (resultOf) => {
    const isComplete =
      resultOf(deleteCartLines).affectedRows === cart.length &&
      resultOf(decrementStock).affectedRows === lines.length
    if (!isComplete) throw new StaleDataError(lines)
    return resultOf(insertOrderRow).insertId
  })
}
