import type { Database } from '../database/database.ts'
import { run } from '../database/statement.ts'
import type { NewEvent } from './event.ts'
import { eventsInserted, insertOrderEvent } from './event-repository.ts'

/** Tells open screens of something, once the transaction it is given is committed. */
export async function announce(trx: Database, event: NewEvent): Promise<void> {
  await run(trx, eventsInserted([event]))
}

/** Tells the buyer, the admin of the order's tier and the superadmin that an order is new or changed. */
export async function announceOrder(
  trx: Database,
  changed: { orderPublicId: string; at: Date },
): Promise<void> {
  await insertOrderEvent(trx, changed)
}
