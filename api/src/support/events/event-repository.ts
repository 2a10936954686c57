import { type Database, insertStatement, type Statement } from '../../base/base.ts'
import type { NewEvent, StoreEvent } from './event.ts'

interface EventRow {
  id: number
  topic: StoreEvent['topic']
  subject_id: string
  audience: StoreEvent['audience']
  user_id: number | null
}

/** Stores events; open screens receive them once they are committed. */
export function insertEventsStatement(events: readonly NewEvent[]): Statement {
  const rows = events.map(({ topic, subjectId, audience, userId, at }) => ({
    topic,
    subject_id: subjectId,
    audience,
    user_id: userId ?? null,
    created_at: at,
  }))
  return insertStatement('events', rows)
}

/** The newest ids, newest first. */
export async function findNewestEventIds(db: Database, most: number): Promise<number[]> {
  const rows: { id: number }[] = await db('events').orderBy('id', 'desc').limit(most).select('id')
  return rows.map(({ id }) => id)
}

/** The events after an id, and those of some ids before it, oldest first. */
export async function findEvents(
  db: Database,
  { after, alsoIds }: { after: number; alsoIds: readonly number[] },
): Promise<StoreEvent[]> {
  const rows = await db<EventRow>('events')
    .where('id', '>', after)
    .orWhereIn('id', [...alsoIds])
    .orderBy('id')
    .select('id', 'topic', 'subject_id', 'audience', 'user_id')
  return rows.map(({ id, topic, subject_id: subjectId, audience, user_id: userId }) => ({
    id,
    topic,
    subjectId,
    audience,
    userId: userId ?? undefined,
  }))
}

/** Deletes at most `most` events older than `moment`. @returns how many */
export async function deleteEventsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('events').where('created_at', '<', moment).limit(most).delete()
}

/** Deletes at most `most` tickets that expired before `moment`. @returns how many */
export async function deleteTicketsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('event_tickets').where('expires_at', '<', moment).limit(most).delete()
}

/** Stores the hash of a ticket for some seconds, by the clock of the database, which all instances share. */
export async function insertTicket(
  db: Database,
  ticket: { sha256: string; sessionId: string; seconds: number },
): Promise<void> {
  await db('event_tickets').insert({
    ticket_sha256: ticket.sha256,
    session_public_id: ticket.sessionId,
    expires_at: db.raw('NOW(3) + INTERVAL ? SECOND', [ticket.seconds]),
  })
}

/** Deletes a ticket. @returns its session, to the first caller only */
export async function redeemTicket(db: Database, sha256: string): Promise<string | undefined> {
  const live = () =>
    db('event_tickets').where('ticket_sha256', sha256).whereRaw('expires_at > NOW(3)')
  const row: { session_public_id: string } | undefined = await live().first('session_public_id')
  const deleted = row ? await live().delete() : 0
  return deleted === 1 ? row?.session_public_id : undefined
}
