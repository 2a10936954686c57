import type { Database } from '../database/database.ts'
import type { Chore } from '../housekeeping/chore.ts'
import { deleteEventsBefore, deleteTicketsBefore } from './event-repository.ts'

/** Every process reads an event within seconds. */
const keptMs = 3_600_000

/** Lets go of events that every process has read. */
export function oldEvents(db: Database): Chore {
  return {
    what: 'events',
    forget: (now, most) => deleteEventsBefore(db, new Date(now.getTime() - keptMs), most),
  }
}

/** Lets go of tickets for event streams that nobody came with. */
export function oldTickets(db: Database): Chore {
  return { what: 'event tickets', forget: (now, most) => deleteTicketsBefore(db, now, most) }
}
