import type { PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { ProofStatus } from '@store/contract/rules/orders/proof-states'
import type { FileReference } from '../../../base/base.ts'
import { type NewAuditRow, newAuditRow, recordAudits } from '../../../support/support.ts'
import type { OrderEventRecord, OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { OrderCancelledError, OrderNotFoundError } from '../order-errors.ts'
import { createOrderReader } from '../order-query.ts'
import type { OrderRow } from '../order-row.ts'
import { insertEvents, type NewOrderEvent } from './order-event.ts'
import { auditEntryOf, type OrderUpdate, type UpdateOrder } from './update-order.ts'

/** Rows of one INSERT. */
const batchSize = 1000

/** As the generated column `proof_status` says it. */
const proofStatusOf = {
  pending: 'unverified',
  processing: 'unverified',
  paid: 'verified',
  failed: 'rejected',
} as const satisfies Record<PaymentStatus, ProofStatus>

/** Updates that are decided one after the other and written together. */
export interface BufferedUpdates {
  /** Makes an order known that was placed in the same transaction. */
  add(order: OrderRecord): void
  /** Decides like the update of {@link createOrderUpdate}, but knows only the orders that were added. */
  update: UpdateOrder
  /** Writes everything that was decided. */
  flush(): Promise<void>
}

/** Dependencies of buffered updates. */
interface BufferDependencies extends Pick<OrderDependencies, 'db' | 'clock' | 'files' | 'ledger'> {
  /** A file that was recorded in the same transaction. @param key its internal key */
  findRecorded(key: number): FileReference | undefined
  /** Told of each update; `order` has the new status. */
  onUpdate(order: OrderRecord, event: Omit<OrderUpdate, 'set'>): Promise<void>
}

interface KnownOrder {
  order: OrderRecord
  /** Columns that are not written yet. */
  pending: OrderUpdate['set']
  updates: number
}

function changedOrder(
  order: OrderRecord,
  { set, bill }: { set: OrderUpdate['set']; bill: FileReference | undefined },
  event: OrderEventRecord,
): OrderRecord {
  const paymentStatus = set.payment_status ?? order.paymentStatus
  const { courier, docket_number: docket, tracking_link: link } = set
  const dispatch = courier && {
    courier,
    ...(docket && { docketNumber: docket }),
    ...(link && { trackingLink: link }),
  }
  return {
    ...order,
    status: set.order_status ?? order.status,
    paymentStatus,
    paymentMark:
      set.payment_mark === undefined ? order.paymentMark : (set.payment_mark ?? undefined),
    paidBy: set.paid_by === undefined ? order.paidBy : (set.paid_by ?? undefined),
    proofStatus: order.proof && proofStatusOf[paymentStatus],
    cancelReason: set.cancel_reason ?? order.cancelReason,
    dispatch: dispatch || order.dispatch,
    bill,
    updatedAt: event.at,
    events: [...order.events, event],
  }
}

/**
 * Creates updates for the history of a store, in one transaction that nobody else sees: orders are known and locked
 * already, no screen is open, and so rows, timelines and audit log are written at the end. A tenth of the statements.
 */
export function createBufferedUpdates(dependencies: BufferDependencies): BufferedUpdates {
  const { db, clock, files, ledger, findRecorded, onUpdate } = dependencies
  const reader = createOrderReader(ledger)
  const known = new Map<string, KnownOrder>()
  const events: NewOrderEvent[] = []
  const audits: NewAuditRow[] = []
  /** Public ids of files to which no order refers any longer. */
  const obsolete: string[] = []

  async function write({ order, pending, updates }: KnownOrder): Promise<void> {
    await db<OrderRow>('orders')
      .where('id', order.id)
      .update({
        ...pending,
        updated_at: order.updatedAt,
        version: db.raw('version + ?', [updates]),
      })
  }

  /** Writes an update with another proof at once, because the next one copies the proof from its row. */
  async function writeProof(changed: KnownOrder): Promise<KnownOrder> {
    const { order } = changed
    await write(changed)
    const stored = await reader.find(db, order.publicId, 'every-order')
    if (!stored) throw new OrderNotFoundError()
    return { order: { ...stored, events: order.events }, pending: {}, updates: 0 }
  }

  return {
    add: (order) => void known.set(order.publicId, { order, pending: {}, updates: 0 }),

    async update({ actor, publicId }, decide) {
      const before = known.get(publicId)
      if (!before) throw new OrderNotFoundError()
      const { order, pending, updates } = before
      const update = await decide(order, db)
      if (!update) return order
      if (order.status === 'cancelled') throw new OrderCancelledError()
      const { set, obsoleteFileId, ...event } = update
      const at = clock.now()
      const person = actor === 'store' ? undefined : actor
      events.push({ ...event, orderId: order.id, actorId: person?.userId, at })
      const audited = auditEntryOf({ actor: person, order, event, at })
      if (audited) audits.push(newAuditRow(audited))
      const { kind, from, to, reason } = event
      const recorded = { at, kind, from, to, reason, actor: person }
      const billId = set.bill_file_id
      const bill = billId === undefined ? order.bill : findRecorded(billId ?? 0)
      const changed = {
        order: changedOrder(order, { set, bill }, recorded),
        pending: { ...pending, ...set },
        updates: updates + 1,
      }
      if (obsoleteFileId) obsolete.push(obsoleteFileId)
      const after = set.proof_file_id === undefined ? changed : await writeProof(changed)
      known.set(publicId, after)
      await onUpdate(after.order, event)
      return after.order
    },

    async flush() {
      for (const changed of known.values()) if (changed.updates > 0) await write(changed)
      for (const publicId of obsolete.splice(0)) {
        await files.deleteRow(db, publicId)
        await files.discard(publicId)
      }
      while (events.length > 0) await insertEvents(db, events.splice(0, batchSize))
      while (audits.length > 0) await recordAudits(db, audits.splice(0, batchSize))
    },
  }
}
