import type { Tier } from '@store/contract/rules/accounts/roles'
import type { PaymentMethod } from '@store/contract/rules/orders/order-states'
import type { OrderShipping } from '@store/contract/schemas/orders/orders'
import type { Database } from '../../database/database.ts'
import { executeStatement, insertStatement, type Statement } from '../../database/statement.ts'
import type { OrderEventKind } from '../order.ts'
import { type PricedOrderLine, totalOf } from './price-lines.ts'

/** A priced order that is not stored yet. */
export interface PricedOrder {
  publicId: string
  buyer: { userId: number; name: string; email: string }
  tier: Tier
  paymentMethod: PaymentMethod
  shipping: OrderShipping
  paymentReference: string | undefined
  lines: readonly PricedOrderLine[]
  at: Date
}

/** A new timeline event; without an actor it is the store's own. */
export interface NewOrderEvent {
  actorId: number | undefined
  kind: OrderEventKind
  from?: string | undefined
  to?: string | undefined
  reason?: string | undefined
  at: Date
}

const maxSearchTextLength = 600

/** The search text: id, payment reference, people, city, GST number, then as many products as fit. */
function searchTextOf({ publicId, buyer, shipping, lines, paymentReference }: PricedOrder): string {
  const { fullName, phone, businessName, city, gstNumber } = shipping
  const people = [fullName, buyer.name, phone, buyer.email, businessName, city, gstNumber]
  const products = [
    ...lines.map(({ product }) => product.modelNo),
    ...lines.map(({ product }) => product.name),
  ]
  const words = [publicId, paymentReference, ...people, ...products].filter(Boolean)
  return words.join('\n').toLowerCase().slice(0, maxSearchTextLength)
}

/** The AUTO_INCREMENT id of the previous insert on this connection. */
const lastInsertId = 'LAST_INSERT_ID()'
/** SQL variable with the id of the new order, for later statements of the same batch. */
const orderIdVariable = '@placed_order'

/** Inserts the order row. @param proof the statement that inserts the proof file; must be sent right before */
export function insertOrderStatement(order: PricedOrder, proof: Statement | undefined): Statement {
  const row = {
    public_id: order.publicId,
    user_id: order.buyer.userId,
    tier: order.tier,
    order_status: 'pending',
    payment_status: 'pending',
    payment_method: order.paymentMethod,
    total_paise: totalOf(order.lines),
    shipping: JSON.stringify(order.shipping),
    proof_at: order.at,
    payment_reference: order.paymentReference ?? null,
    search_text: searchTextOf(order),
    created_at: order.at,
    updated_at: order.at,
  }
  return insertStatement('orders', [row], proof ? { proof_file_id: lastInsertId } : {})
}

/** Stores the order's id in {@link orderIdVariable}; must be sent right after the order. */
export const setOrderIdStatement: Statement = {
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

/** Inserts all lines. They are snapshots: products may change or be deleted later. */
export function insertLinesStatement(lines: readonly PricedOrderLine[]): Statement {
  const rows = lines.map((line, index) => ({
    line_no: index + 1,
    product_id: line.product.id,
    name: line.product.name,
    model_no: line.product.modelNo,
    brand: line.product.brand,
    category: line.product.category,
    hsn: line.product.hsn ?? null,
    quantity: line.quantity,
    unit_price_paise: line.unitPrice,
    total_paise: line.total,
    gst_basis_points: Math.round(line.product.gstPercent * 100),
    taxable_paise: line.taxable,
    cgst_paise: line.cgst,
    sgst_paise: line.sgst,
    igst_paise: line.igst,
  }))
  return insertWithOrderIdStatement('order_lines', rows)
}

function eventRow(event: NewOrderEvent) {
  return {
    actor_id: event.actorId ?? null,
    kind: event.kind,
    from_value: event.from ?? null,
    to_value: event.to ?? null,
    reason: event.reason ?? null,
    created_at: event.at,
  }
}

/** Inserts the first timeline event of the new order (api.md: who, when, from, to, why). */
export function insertEventStatement(event: NewOrderEvent): Statement {
  return insertWithOrderIdStatement('order_events', [eventRow(event)])
}

/** Adds an event to the timeline of an order. */
export async function insertEvent(
  trx: Database,
  event: NewOrderEvent & { orderId: number },
): Promise<void> {
  await executeStatement(
    trx,
    insertStatement('order_events', [{ order_id: event.orderId, ...eventRow(event) }]),
  )
}
