import type { Database } from '../database/database.ts'
import { executeStatement, type Statement } from '../database/statement.ts'
import type { NewEvent } from './event.ts'
import { insertEventsStatement, insertOrderEvent } from './event-repository.ts'

/** The statement that publishes events, for the caller's batch. */
export function announcement(events: readonly NewEvent[]): Statement {
  return insertEventsStatement(events)
}

/** Publishes an event to open screens when the transaction commits. */
export async function publishEvent(trx: Database, event: NewEvent): Promise<void> {
  await executeStatement(trx, announcement([event]))
}

/** Publishes a new or changed order to its buyer, the admins of its tier and the superadmin. */
export async function publishOrderEvent(
  trx: Database,
  changed: { orderPublicId: string; at: Date },
): Promise<void> {
  await insertOrderEvent(trx, changed)
}
