import type { Database } from '../database/database.ts'
import { executeStatement, type Statement } from '../database/statement.ts'
import type { NewEvent } from './event.ts'
import { insertEventsStatement, insertOrderEvent } from './event-repository.ts'

/** What tells open screens of several things, to be written together with them. */
export function announcement(events: readonly NewEvent[]): Statement {
  return insertEventsStatement(events)
}

/** Tells open screens of something, once the transaction it is given is committed. */
export async function publishEvent(trx: Database, event: NewEvent): Promise<void> {
  await executeStatement(trx, announcement([event]))
}

/** Tells the buyer, the admin of the order's tier and the superadmin that an order is new or changed. */
export async function publishOrderEvent(
  trx: Database,
  changed: { orderPublicId: string; at: Date },
): Promise<void> {
  await insertOrderEvent(trx, changed)
}
