import type { Tier } from '@store/contract/rules/accounts/roles'
import { type Database, executeStatement, type Statement } from '../../base/base.ts'
import type { NewEvent } from './event.ts'
import { insertEventsStatement } from './event-repository.ts'

/** The statement that publishes events, for the caller's batch. */
export function publishEventsStatement(events: readonly NewEvent[]): Statement {
  return insertEventsStatement(events)
}

/** Publishes an event to open screens when the transaction commits. */
export async function publishEvent(trx: Database, event: NewEvent): Promise<void> {
  await executeStatement(trx, publishEventsStatement([event]))
}

/** The event of a new or changed order, for its buyer, the admins of its tier and the superadmin. */
export function orderChangedEvent(
  { publicId, tier, buyer }: { publicId: string; tier: Tier; buyer: { userId: number } },
  at: Date,
): NewEvent {
  const audience = `${tier}-admin` as const
  return { topic: 'order-changed', subjectId: publicId, audience, userId: buyer.userId, at }
}
