import { isAdmin } from '@store/contract/rules/accounts/roles'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import type { OrderEventKind, OrderRecord } from './order.ts'

/** An update of an order and its author. */
export interface OrderAuditEntry {
  actor: Actor
  order: Pick<OrderRecord, 'publicId' | 'buyer'>
  event: { kind: OrderEventKind; from?: string | undefined; to?: string | undefined }
  at: Date
}

/** Records updates by admins in the audit log. A buyer's updates are only in the order's timeline. */
export async function auditOrderUpdate(trx: Database, entry: OrderAuditEntry): Promise<void> {
  const { actor, order, event, at } = entry
  if (!isAdmin(actor.role)) return
  const { kind, from = null, to = null } = event
  await recordAudit(trx, {
    actorId: actor.userId,
    action: `order.${kind}-changed`,
    subject: { kind: 'order', publicId: order.publicId, label: `Order of ${order.buyer.name}` },
    changes: [{ field: kind, from, to }],
    at,
  })
}
