import type { PaymentMethod } from '@store/contract/rules/order-states'
import type { Tier } from '@store/contract/rules/roles'
import type { OrderShipping } from '@store/contract/schemas/orders'
import type { Database } from '../database/database.ts'
import type { OrderEventKind } from './order.ts'
import { type NewOrderLine, totalOf } from './order-lines.ts'
import type { OrderEventRow, OrderLineRow, OrderRow } from './order-row.ts'

/** An order before it is written. */
export interface NewOrder {
  publicId: string
  buyer: { userId: number; name: string; email: string }
  tier: Tier
  paymentMethod: PaymentMethod
  shipping: OrderShipping
  proofFileId: number | undefined
  paymentReference: string | undefined
  lines: readonly NewOrderLine[]
  at: Date
}

/** A row of the timeline before it is written; without an actor the store itself did it. */
export interface NewOrderEvent {
  orderId: number
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

/** Writes the order itself. @returns its internal key */
export async function insertOrder(trx: Database, order: NewOrder): Promise<number> {
  const [id = 0] = await trx<OrderRow>('orders').insert({
    public_id: order.publicId,
    user_id: order.buyer.userId,
    tier: order.tier,
    order_status: 'pending',
    payment_status: 'pending',
    payment_method: order.paymentMethod,
    total_paise: totalOf(order.lines),
    shipping: JSON.stringify(order.shipping),
    proof_file_id: order.proofFileId ?? null,
    proof_at: order.at,
    payment_reference: order.paymentReference ?? null,
    search_text: searchTextOf(order),
    created_at: order.at,
    updated_at: order.at,
  })
  return id
}

/** Writes all lines in one statement: snapshots, so that a product may change or go afterwards. */
export async function insertLines(
  trx: Database,
  orderId: number,
  lines: readonly NewOrderLine[],
): Promise<void> {
  await trx<OrderLineRow>('order_lines').insert(
    lines.map((line, index) => ({
      order_id: orderId,
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
    })),
  )
}

/** Adds a row to the timeline (api.md: who, when, from, to, why). */
export async function insertEvent(trx: Database, event: NewOrderEvent): Promise<void> {
  await trx<OrderEventRow>('order_events').insert({
    order_id: event.orderId,
    actor_id: event.actorId ?? null,
    kind: event.kind,
    from_value: event.from ?? null,
    to_value: event.to ?? null,
    reason: event.reason ?? null,
    created_at: event.at,
  })
}
