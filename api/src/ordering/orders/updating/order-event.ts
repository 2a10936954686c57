import { type Database, executeStatement, insertStatement } from '../../../base/base.ts'
import type { OrderEventKind } from '../order.ts'

/** A new timeline event (ordering 4.7: who, when, from, to, why); without an actor it is the store's own. */
export interface NewOrderEvent {
  orderId: number
  actorId: number | undefined
  kind: OrderEventKind
  from?: string | undefined
  to?: string | undefined
  reason?: string | undefined
  at: Date
}

/** Adds an event to the timeline of an order. */
export async function insertEvent(trx: Database, event: NewOrderEvent): Promise<void> {
  await insertEvents(trx, [event])
}

/** Adds events to the timelines of orders, in their order of time; a thousand at once is a good number. */
export async function insertEvents(trx: Database, events: readonly NewOrderEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    order_id: event.orderId,
    actor_id: event.actorId ?? null,
    kind: event.kind,
    from_value: event.from ?? null,
    to_value: event.to ?? null,
    reason: event.reason ?? null,
    created_at: event.at,
  }))
  await executeStatement(trx, insertStatement('order_events', rows))
}
