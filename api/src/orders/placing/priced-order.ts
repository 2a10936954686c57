import type { FileReference } from '../../files/file.ts'
import type { Actor } from '../../http/actor.ts'
import type { OrderLineRecord, OrderRecord } from '../order.ts'
import type { PricedOrder } from './order-statements.ts'
import { type PricedOrderLine, totalOf } from './price-lines.ts'

function lineOf({ product, ...line }: PricedOrderLine): OrderLineRecord {
  const { publicId, name, modelNo, brand, category, hsn, gstPercent } = product
  return { ...line, productPublicId: publicId, name, modelNo, brand, category, hsn, gstPercent }
}

/**
 * The record of an order that was just written, without reading it back from the database.
 */
export function orderRecordOf(
  order: PricedOrder & { buyer: Pick<Actor, 'publicId' | 'role'> },
  proof: FileReference | undefined,
): Omit<OrderRecord, 'id'> {
  const { publicId, buyer, tier, paymentMethod, shipping, paymentReference, lines, at } = order
  const { userId, name, email, role } = buyer
  const byBuyer = { reason: undefined, actor: { name, role } }
  return {
    publicId,
    tier,
    status: 'pending',
    paymentStatus: 'pending',
    paymentMethod,
    total: totalOf(lines),
    shipping,
    cancelReason: undefined,
    buyer: { userId, publicId: buyer.publicId, name, email },
    proof,
    proofStatus: proof && 'unverified',
    proofAt: at,
    paymentReference,
    bill: undefined,
    createdAt: at,
    updatedAt: at,
    lines: lines.map(lineOf),
    events: [{ at, kind: 'placed', from: undefined, to: 'pending', ...byBuyer }],
  }
}
