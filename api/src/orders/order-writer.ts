import type { PaymentMethod } from '@store/contract/rules/order-states'
import type { Tier } from '@store/contract/rules/roles'
import type { OrderShipping } from '@store/contract/schemas/orders'
import type { Database } from '../database/database.ts'
import { insertInto, run, type Statement } from '../database/statement.ts'
import type { OrderEventKind } from './order.ts'
import { type NewOrderLine, totalOf } from './order-lines.ts'

/** An order before it is written. */
export interface NewOrder {
  publicId: string
  buyer: { userId: number; name: string; email: string }
  tier: Tier
  paymentMethod: PaymentMethod
  shipping: OrderShipping
  paymentReference: string | undefined
  lines: readonly NewOrderLine[]
  at: Date
}

/** A row of the timeline before it is written; without an actor the store itself did it. */
export interface NewOrderEvent {
  actorId: number | undefined
  kind: OrderEventKind
  from?: string | undefined
  to?: string | undefined
  reason?: string | undefined
  at: Date
}

const longestSearchText = 600

/** What an order is found by: id, payment, people, place, GST number, then as many products as fit. */
function searchTextOf({ publicId, buyer, shipping, lines, paymentReference }: NewOrder): string {
  const { fullName, phone, businessName, city, gstNumber } = shipping
  const people = [fullName, buyer.name, phone, buyer.email, businessName, city, gstNumber]
  const products = [
    ...lines.map(({ product }) => product.modelNo),
    ...lines.map(({ product }) => product.name),
  ]
  const words = [publicId, paymentReference, ...people, ...products].filter(Boolean)
  return words.join('\n').toLowerCase().slice(0, longestSearchText)
}

/** The last key that the database gave to a row on this connection. */
const lastKey = 'LAST_INSERT_ID()'
/** The key of the order that is placed, for what is written after it in the same batch. */
const placedOrder = '@placed_order'

/** Writes the order itself. @param proof what writes the row of its proof, sent right before it */
export function orderInserted(order: NewOrder, proof: Statement | undefined): Statement {
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
  return insertInto('orders', [row], proof ? { proof_file_id: lastKey } : {})
}

/** Keeps the order's key for those that follow; sent right after the order. */
export const orderKeyKept: Statement = { sql: `SET ${placedOrder} = ${lastKey}`, values: [] }

/** Writes rows that belong to the order that is placed. */
export function insertedWithOrder(
  table: string,
  rows: Parameters<typeof insertInto>[1],
): Statement {
  return insertInto(table, rows, { order_id: placedOrder })
}

/** Writes all lines in one statement: snapshots, so that a product may change or go afterwards. */
export function linesInserted(lines: readonly NewOrderLine[]): Statement {
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
  return insertedWithOrder('order_lines', rows)
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

/** Begins the timeline of the order that is placed (api.md: who, when, from, to, why). */
export function timelineBegun(event: NewOrderEvent): Statement {
  return insertedWithOrder('order_events', [eventRow(event)])
}

/** Adds a row to the timeline of an order. */
export async function insertEvent(
  trx: Database,
  event: NewOrderEvent & { orderId: number },
): Promise<void> {
  await run(trx, insertInto('order_events', [{ order_id: event.orderId, ...eventRow(event) }]))
}
