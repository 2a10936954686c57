import type { CleanupJob } from '../cleanup/cleanup-job.ts'
import type { Database } from '../database/database.ts'
import { deleteSessionsBefore } from './session-repository.ts'

/** Lets go of sessions that have expired: their tokens say so themselves. */
export function expiredSessions(db: Database): CleanupJob {
  return { name: 'sessions', run: (now, most) => deleteSessionsBefore(db, now, most) }
}
