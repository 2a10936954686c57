import type { CleanupJob, Database } from '../../base/base.ts'
import { deleteSessionsBefore } from './session-repository.ts'

/** Deletes expired sessions. */
export function expiredSessions(db: Database): CleanupJob {
  return { name: 'sessions', run: (now, most) => deleteSessionsBefore(db, now, most) }
}
