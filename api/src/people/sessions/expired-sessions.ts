import type { CleanupJob } from '../../base/cleanup/cleanup-job.ts'
import type { Database } from '../../base/database/database.ts'
import { deleteSessionsBefore } from './session-repository.ts'

/** Deletes expired sessions. */
export function expiredSessions(db: Database): CleanupJob {
  return { name: 'sessions', run: (now, most) => deleteSessionsBefore(db, now, most) }
}
