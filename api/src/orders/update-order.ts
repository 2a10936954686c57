import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { announceOrder } from '../events/announce.ts'
import type { Actor } from '../http/actor.ts'
import { auditOrderUpdate } from './audit-order-update.ts'
import type { OrderEventKind, OrderRecord } from './order.ts'
import type { OrderDependencies } from './order-dependencies.ts'
import { OrderCancelledError, OrderNotFoundError } from './order-errors.ts'
import { findOrder } from './order-query.ts'
import type { OrderRow } from './order-row.ts'
import { applyScope, scopeOf } from './order-scope.ts'
import { insertEvent } from './order-statements.ts'
import { cancelRejectionNotice } from './rejection-notices.ts'

/** Which order, and who wants to change it. */
export interface OrderTarget {
  actor: Actor
  publicId: string
}

/** Which order, and who changes it: a person, or the store by itself. */
export interface UpdateTarget {
  actor: Actor | 'store'
  publicId: string
}

/** What a change writes: columns of the order, and the row of the timeline that tells of it. */
export interface OrderUpdate {
  set: Partial<
    Pick<
      OrderRow,
      | 'order_status'
      | 'payment_status'
      | 'bill_file_id'
      | 'cancel_reason'
      | 'proof_file_id'
      | 'proof_at'
      | 'payment_reference'
    >
  >
  kind: OrderEventKind
  from?: string | undefined
  to?: string | undefined
  reason?: string | undefined
  /** Public id of a file that the order no longer has, to be thrown away. */
  replacedFileId?: string | undefined
}

/**
 * Decides on a change while the order stands still. May write along in the same transaction.
 * @returns undefined when everything already is as wanted
 */
export type DecideUpdate = (order: OrderRecord, trx: Database) => Promise<OrderUpdate | undefined>

/**
 * Lets one change at a time into an order: the version is counted up first, which makes every other change
 * wait, and only then is the order read (notes on Galera: a guard that only reads breaks there).
 */
export async function lockOrder(trx: Database, target: UpdateTarget): Promise<OrderRecord> {
  const scope = scopeOf(target.actor)
  const held = await applyScope(
    trx('orders').where('orders.public_id', target.publicId),
    scope,
  ).update({
    version: trx.raw('version + 1'),
  })
  const order = held === 1 ? await findOrder(trx, target.publicId, scope) : undefined
  if (!order) throw new OrderNotFoundError()
  return order
}

/**
 * The one door through which an order changes once it is placed: within what the actor may touch, one
 * change after the other, each with its row in the timeline, and in the audit when an admin made it (api.md,
 * Orders).
 * @returns the order as it stands afterwards
 * @throws OrderNotFoundError for an order that is not there or not in the actor's scope; OrderCancelledError
 *   (409) for a cancelled one, which never changes again
 */
export async function updateOrder(
  dependencies: Pick<OrderDependencies, 'db' | 'clock' | 'files'>,
  target: UpdateTarget,
  decide: DecideUpdate,
): Promise<OrderRecord> {
  const { db, clock, files } = dependencies
  const dropped = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, target)
    const change = await decide(order, trx)
    if (!change) return undefined
    if (order.status === 'cancelled') throw new OrderCancelledError()
    const { set, replacedFileId, ...event } = change
    const at = clock.now()
    if (set.payment_status !== undefined && order.paymentStatus === 'failed')
      await cancelRejectionNotice(trx, order.id)
    await trx<OrderRow>('orders')
      .where('id', order.id)
      .update({ ...set, updated_at: at })
    const actor = target.actor === 'store' ? undefined : target.actor
    await insertEvent(trx, { ...event, orderId: order.id, actorId: actor?.userId, at })
    if (actor) await auditOrderUpdate(trx, { actor, order, event, at })
    await announceOrder(trx, { orderPublicId: order.publicId, at })
    if (replacedFileId) await files.deleteRow(trx, replacedFileId)
    return replacedFileId
  })
  if (dropped) await files.discard(dropped)
  const changed = await findOrder(db, target.publicId, scopeOf(target.actor))
  if (!changed) throw new OrderNotFoundError()
  return changed
}
