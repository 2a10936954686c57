import { formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import { remindAt } from '@store/contract/rules/orders/reserved/reserved-order'
import { plainText } from '@store/contract/rules/plain-text'
import type { OrderShipping } from '@store/contract/schemas/orders/orders'
import { insertStatement, type Statement } from '../../../base/base.ts'
import { decrementStockStatement } from '../../../catalog/catalog.ts'
import {
  orderChangedEvent,
  publishEventsStatement,
  tierDelivery,
} from '../../../support/support.ts'
import type { CartLineRecord } from '../../cart/cart.ts'
import { deleteCartLinesStatement } from '../../cart/cart-removals.ts'
import { assertWithinCredit } from '../credit/assert-within-credit.ts'
import type { CreditCheck } from '../credit/buyer-credit.ts'
import { newOrderNotice } from '../notices/notice-texts.ts'
import type { OrderDraft, OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { checkNewBuyer, type NewBuyerTerms } from '../reserved/new-buyer-check.ts'
import { insertRequestStatement } from './order-request.ts'
import type { PricedLine } from './price-cart.ts'

/** A priced order that is not stored yet. */
export interface NewOrder extends Omit<OrderRecord, 'id' | 'lines'> {
  shipping: OrderShipping
  lines: PricedLine[]
}

/** Statements of other tables that run with those of a new order; throws when its total is not the one that was agreed. */
export type StatementsWithOrder = (order: Pick<NewOrder, 'total' | 'createdAt'>) => Statement[]

/** The cart or the stock changed between reading and writing. */
export class StaleDataError extends Error {
  readonly lines: readonly PricedLine[]

  constructor(lines: readonly PricedLine[]) {
    super('cart or stock changed while the order was written')
    this.name = 'StaleDataError'
    this.lines = lines
  }
}

/** Of all but the note of the buyer, which has its own place: it is found however many products there are. */
const maxSearchTextLength = 600
/** Of the column. */
const maxSearchTextWithNote = 1200

/** The search text: id, payment reference, PO number and payment code, people, city, GST number, as many products as fit, the note. */
function searchTextOf(order: NewOrder): string {
  const { publicId, buyer, shipping, lines } = order
  const { paymentReference, poNumber, buyerNote, paymentCode } = order
  const { fullName, phone, businessName, city, gstNumber } = shipping
  // Also without spaces and dashes, as it is searched for.
  const digits = phone.replaceAll(/\D/g, '')
  const phones = digits === phone ? [phone] : [phone, digits]
  const people = [fullName, buyer.name, ...phones, buyer.email, businessName, city, gstNumber]
  const products = [...lines.map(({ modelNo }) => modelNo), ...lines.map(({ name }) => name)]
  const codes = paymentCode ? [formatPaymentCode(paymentCode), paymentCode] : []
  const words = [publicId, paymentReference, poNumber, ...codes, ...people, ...products].filter(
    Boolean,
  )
  const text = plainText(words.join('\n')).toLowerCase().slice(0, maxSearchTextLength)
  if (buyerNote === undefined) return text
  const note = plainText(buyerNote).toLowerCase().replaceAll(/\s+/g, ' ')
  return `${text}\n${note}`.slice(0, maxSearchTextWithNote)
}

/** The AUTO_INCREMENT id of the previous insert on this connection. */
const lastInsertId = 'LAST_INSERT_ID()'
/** SQL variable with the id of the new order, for later statements of the same batch. */
const orderIdVariable = '@placed_order'

/** Stores the order's id in {@link orderIdVariable}; must be sent right after the order. */
const setOrderIdStatement: Statement = {
  sql: `SET ${orderIdVariable} = ${lastInsertId}`,
  values: [],
}

/** Inserts rows that refer to the new order. */
export function insertWithOrderIdStatement(
  table: string,
  rows: Parameters<typeof insertStatement>[1],
): Statement {
  return insertStatement(table, rows, { order_id: orderIdVariable })
}

/** Inserts the order row. @param proof the statement that inserts the proof file; must be sent right before */
function insertOrderStatement(order: NewOrder, proof: Statement | undefined): Statement {
  const { deliveryTerms } = order
  const row = {
    public_id: order.publicId,
    user_id: order.buyer.userId,
    tier: order.tier,
    order_status: order.status,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    total_paise: order.total,
    shipping: JSON.stringify(order.shipping),
    place_of_supply: order.placeOfSupply ?? null,
    has_tax_issues: order.hasTaxIssues ? 1 : 0,
    proof_at: order.proofAt,
    payment_reference: order.paymentReference ?? null,
    po_number: order.poNumber ?? null,
    buyer_note: order.buyerNote ?? null,
    pay_by: order.payBy ?? null,
    payment_code: order.paymentCode ?? null,
    credit_days: order.creditDays ?? null,
    agreed_freight: deliveryTerms?.freight ?? null,
    agreed_freight_paise: deliveryTerms?.amount ?? null,
    agreed_dispatch_days: deliveryTerms?.dispatchDays ?? null,
    agreed_cut_off_hour: deliveryTerms?.cutOffHour ?? null,
    search_text: searchTextOf(order),
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  }
  return insertStatement('orders', [row], proof ? { proof_file_id: lastInsertId } : {})
}

/** Inserts all lines. They are snapshots: products may change or be deleted later. */
function insertLinesStatement(lines: readonly PricedLine[]): Statement {
  const rows = lines.map((line, index) => ({
    line_no: index + 1,
    product_id: line.productId,
    name: line.name,
    model_no: line.modelNo,
    brand: line.brand,
    category: line.category,
    hsn: line.hsn ?? null,
    unit: line.unit ?? null,
    quantity: line.quantity,
    unit_price_paise: line.unitPrice,
    total_paise: line.total,
    gst_basis_points: Math.round(line.gstPercent * 100),
    taxable_paise: line.taxable,
    cgst_paise: line.cgst,
    sgst_paise: line.sgst,
    igst_paise: line.igst,
  }))
  return insertWithOrderIdStatement('order_lines', rows)
}

/** Inserts the first event of the timeline. */
function insertPlacedEventStatement({ buyer, status, createdAt, events }: NewOrder): Statement {
  const row = { actor_id: buyer.userId, kind: 'placed', from_value: null, to_value: status }
  return insertWithOrderIdStatement('order_events', [
    { ...row, reason: events[0]?.reason ?? null, created_at: createdAt },
  ])
}

/** Remembers the network of a new buyer's order. */
function networkStatements(networkMac: string | undefined, at: Date): Statement[] {
  if (networkMac === undefined) return []
  const row = { network_mac: networkMac, placed_at: at }
  return [insertWithOrderIdStatement('order_networks', [row])]
}

/** Schedules the notice to the buyer, which is written and mailed after the order. */
const insertNoticeStatement = insertStatement('order_notices', [{ kind: 'placed' }], {
  order_id: orderIdVariable,
  due_at: 'CURRENT_TIMESTAMP(3)',
})

/** Schedules the reminder of an order that is held until it is paid. */
function reminderStatements({ createdAt, payBy }: NewOrder): Statement[] {
  if (!payBy) return []
  const reminder = { kind: 'payment-due', due_at: remindAt(createdAt, payBy) }
  return [insertWithOrderIdStatement('order_notices', [reminder])]
}

/** Inserts the notification for the tier's admins, and the events that update open screens. */
function notificationStatements(order: NewOrder): Statement[] {
  const { tier, createdAt: at } = order
  const { statement, event } = tierDelivery({ ...newOrderNotice(order), tier, at })
  return [statement, publishEventsStatement([event, orderChangedEvent(order, at)])]
}

/**
 * Writes an order in one transaction. The idempotency key comes first, because its UNIQUE key decides between
 * concurrent requests. The stock comes as late as possible, because its row locks block all buyers of a product until
 * the commit. The order lines follow the stock: their foreign keys take shared locks on the products, and two orders
 * that upgrade the same shared lock would deadlock (ADR 0006).
 * @returns the order's internal key
 * @throws StaleDataError when the cart, the stock or the days of credit have changed since they were read; HttpError (409) when a
 *   new buyer would take too much, or the credit does not reach
 */
export async function insertOrder(
  { batchExecutor, files }: Pick<OrderDependencies, 'batchExecutor' | 'files'>,
  placed: {
    order: NewOrder
    draft: OrderDraft
    cartLines: readonly CartLineRecord[]
    /** Of a buyer without a paid order. */
    newBuyer: NewBuyerTerms | undefined
    /** Of an order on credit. */
    credit: CreditCheck | undefined
    statementsWith: StatementsWithOrder | undefined
  },
): Promise<number> {
  const { order, draft, cartLines, newBuyer, credit, statementsWith } = placed
  const { lines, createdAt: at } = order
  const { payment, request } = draft
  const insertProof = payment.proof && files.insertFileStatement(payment.proof, order.buyer.userId)
  const insertOrderRow = insertOrderStatement(order, insertProof)
  const deleteCartLines = deleteCartLinesStatement(cartLines)
  const decrementStock = decrementStockStatement(lines)
  const check = newBuyer && checkNewBuyer(order, newBuyer)
  const statements = [
    ...(request ? [insertRequestStatement(request, order)] : []),
    ...(check?.before ?? []),
    ...(credit?.before ?? []),
    ...(insertProof ? [insertProof] : []),
    ...[insertOrderRow, setOrderIdStatement],
    ...(statementsWith?.(order) ?? []),
    ...networkStatements(newBuyer?.networkMac, at),
    insertPlacedEventStatement(order),
    insertNoticeStatement,
    ...reminderStatements(order),
    ...notificationStatements(order),
    ...[deleteCartLines, decrementStock, insertLinesStatement(lines)],
    ...(check?.after ?? []),
    ...(credit?.after ?? []),
  ]
  return batchExecutor.executeBatch(statements, (resultOf, rowsOf) => {
    const isComplete =
      resultOf(deleteCartLines).affectedRows === cartLines.length &&
      resultOf(decrementStock).affectedRows === lines.length
    if (!isComplete) throw new StaleDataError(lines)
    check?.assertWithin(rowsOf)
    if (credit && !assertWithinCredit(order, credit.standingOf(rowsOf)))
      throw new StaleDataError(lines)
    return resultOf(insertOrderRow).insertId
  })
}
