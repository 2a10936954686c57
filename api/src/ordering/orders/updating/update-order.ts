import { isAdmin } from '@store/contract/rules/accounts/roles'
import { type Actor, type Database, inTransaction } from '../../../base/base.ts'
import {
  type NewAuditEntry,
  orderChangedEvent,
  publishEvent,
  recordAudit,
} from '../../../support/support.ts'
import { scheduleOrderNotice } from '../notices/order-notices.ts'
import type { OrderEventKind, OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { OrderCancelledError, OrderNotFoundError } from '../order-errors.ts'
import { applyScope } from '../order-join.ts'
import { createOrderReader, type OrderReader } from '../order-query.ts'
import type { OrderRow } from '../order-row.ts'
import { scopeOf } from '../order-scope.ts'
import { cancelRejectionNotice } from '../proof-records/rejection-notices.ts'
import { insertEvent } from './order-event.ts'

/** Who updates an order; the holder of a payment link acts for its buyer. */
export type OrderActor = Pick<Actor, 'userId' | 'name' | 'role'>

/** An order and the user who updates it. */
export interface OrderTarget {
  actor: Actor
  publicId: string
}

/** An order and who updates it: a user or the store itself. */
export interface UpdateTarget {
  actor: OrderActor | 'store'
  publicId: string
}

/** An update: columns of the order and the event for its timeline. */
export interface OrderUpdate {
  set: Partial<
    Pick<
      OrderRow,
      | 'order_status'
      | 'payment_status'
      | 'payment_mark'
      | 'paid_by'
      | 'bill_file_id'
      | 'cancel_reason'
      | 'shipping'
      | 'place_of_supply'
      | 'has_tax_issues'
      | 'confirmed_place'
      | 'courier'
      | 'docket_number'
      | 'tracking_link'
      | 'packages'
      | 'freight'
      | 'proof_file_id'
      | 'proof_at'
      | 'payment_reference'
    >
  >
  kind: OrderEventKind
  from?: string | undefined
  to?: string | undefined
  reason?: string | undefined
  /** Public id of a file to delete, because the order no longer refers to it. */
  obsoleteFileId?: string | undefined
  /** True for money, which may be taken back from a cancelled order. */
  allowsCancelled?: boolean
}

/**
 * Decides on an update while the order is locked. May write in the same transaction.
 * @returns undefined when there is nothing to update
 */
export type DecideUpdate = (order: OrderRecord, trx: Database) => Promise<OrderUpdate | undefined>

/**
 * Locks an order until the end of the transaction. Incrementing its version makes concurrent updates wait; the order
 * is read afterwards (on Galera a lock that only reads would not be enough).
 */
export async function lockOrder(
  trx: Database,
  target: UpdateTarget,
  reader: OrderReader,
): Promise<OrderRecord> {
  const scope = scopeOf(target.actor)
  const locked = await applyScope(
    trx('orders').where('orders.public_id', target.publicId),
    scope,
  ).update({
    version: trx.raw('version + 1'),
  })
  const order = locked === 1 ? await reader.find(trx, target.publicId, scope) : undefined
  if (!order) throw new OrderNotFoundError()
  return order
}

/**
 * The audit entry of an update by an admin.
 * @returns undefined for a buyer or the store, whose updates are only in the order's timeline
 */
export function auditEntryOf(update: {
  actor: OrderActor | undefined
  order: OrderRecord
  event: Omit<OrderUpdate, 'set'>
  at: Date
}): NewAuditEntry | undefined {
  const { actor, order, event, at } = update
  if (!actor || !isAdmin(actor.role)) return undefined
  const { kind, from = null, to = null } = event
  // The money has an entry of its own.
  if (kind === 'payment' && from === to) return undefined
  return {
    actorId: actor.userId,
    action: `order.${kind}-changed`,
    subject: { kind: 'order', publicId: order.publicId, label: `Order of ${order.buyer.name}` },
    changes: [{ field: kind, from, to }],
    at,
  }
}

/**
 * A reserved order is held no longer once a proof was sent, its payment status or an admin's status was set: from then on people
 * decide, and it does not lapse.
 */
function endOfHold({ order_status, payment_status, proof_file_id }: OrderUpdate['set']) {
  const isDecided = order_status ?? payment_status ?? proof_file_id
  return isDecided === undefined ? {} : { pay_by: null }
}

/**
 * Updates a placed order. All updates go through this function: they are restricted to the actor's scope, run one
 * after the other, and are recorded in the timeline and, for admins, in the audit log (ordering 4.7).
 * @returns the updated order
 * @throws OrderNotFoundError when the order does not exist or is outside the actor's scope; OrderCancelledError
 *   (409) when it is cancelled
 */
export type UpdateOrder = (target: UpdateTarget, decide: DecideUpdate) => Promise<OrderRecord>

/**
 * {@link UpdateOrder} in a transaction of the caller, for changes of several orders at once: update them in the order of
 * their internal keys, so that two such transactions never wait for each other.
 * @returns the public id of a file that the order no longer refers to
 */
export type UpdateOrderIn = (
  trx: Database,
  target: UpdateTarget,
  decide: DecideUpdate,
) => Promise<string | undefined>

export function createOrderUpdateIn({
  clock,
  files,
  ledger,
}: Pick<OrderDependencies, 'clock' | 'files' | 'ledger'>): UpdateOrderIn {
  const reader = createOrderReader(ledger)
  return async (trx, target, decide) => {
    const order = await lockOrder(trx, target, reader)
    const update = await decide(order, trx)
    if (!update) return undefined
    const { set, obsoleteFileId, allowsCancelled, ...event } = update
    if (order.status === 'cancelled' && !allowsCancelled) throw new OrderCancelledError()
    const at = clock.now()
    if (set.payment_status !== undefined && order.paymentStatus === 'failed')
      await cancelRejectionNotice(trx, order.id)
    await trx<OrderRow>('orders')
      .where('id', order.id)
      .update({ ...set, ...endOfHold(set), updated_at: at })
    const actor = target.actor === 'store' ? undefined : target.actor
    await insertEvent(trx, { ...event, orderId: order.id, actorId: actor?.userId, at })
    await scheduleOrderNotice(trx, { orderId: order.id, ...event })
    const audited = auditEntryOf({ actor, order, event, at })
    if (audited) await recordAudit(trx, audited)
    await publishEvent(trx, orderChangedEvent(order, at))
    if (obsoleteFileId) await files.deleteRow(trx, obsoleteFileId)
    return obsoleteFileId
  }
}

export function createOrderUpdate({
  db,
  clock,
  files,
  ledger,
}: Pick<OrderDependencies, 'db' | 'clock' | 'files' | 'ledger'>): UpdateOrder {
  const reader = createOrderReader(ledger)
  const updateIn = createOrderUpdateIn({ clock, files, ledger })
  return async (target, decide) => {
    const obsoleteFileId = await inTransaction(db, (trx) => updateIn(trx, target, decide))
    if (obsoleteFileId) await files.discard(obsoleteFileId)
    const updated = await reader.find(db, target.publicId, scopeOf(target.actor))
    if (!updated) throw new OrderNotFoundError()
    return updated
  }
}
