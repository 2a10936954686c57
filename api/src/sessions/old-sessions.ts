import type { Database } from '../database/database.ts'
import type { Chore } from '../housekeeping/chore.ts'
import { deleteSessionsBefore } from './session-repository.ts'

/** Lets go of sessions that have expired: their tokens say so themselves. */
export function oldSessions(db: Database): Chore {
  return { what: 'sessions', forget: (now, most) => deleteSessionsBefore(db, now, most) }
}
