import type { CleanupJob, Database } from '../../base/base.ts'
import { deleteEventsBefore, deleteTicketsBefore } from './event-repository.ts'

/** Every process reads an event within seconds. */
const keptMs = 3_600_000

/** Deletes events that every process has read. */
export function expiredEvents(db: Database): CleanupJob {
  return {
    name: 'events',
    run: (now, most) => deleteEventsBefore(db, new Date(now.getTime() - keptMs), most),
  }
}

/** Deletes unused tickets of event streams. */
export function expiredTickets(db: Database): CleanupJob {
  return { name: 'event tickets', run: (now, most) => deleteTicketsBefore(db, now, most) }
}
