import type { CleanupJob } from '../cleanup/cleanup-job.ts'
import type { Database } from '../database/database.ts'
import { deleteEventsBefore, deleteTicketsBefore } from './event-repository.ts'

/** Every process reads an event within seconds. */
const keptMs = 3_600_000

/** Lets go of events that every process has read. */
export function expiredEvents(db: Database): CleanupJob {
  return {
    name: 'events',
    run: (now, most) => deleteEventsBefore(db, new Date(now.getTime() - keptMs), most),
  }
}

/** Lets go of tickets for event streams that nobody came with. */
export function expiredTickets(db: Database): CleanupJob {
  return { name: 'event tickets', run: (now, most) => deleteTicketsBefore(db, now, most) }
}
