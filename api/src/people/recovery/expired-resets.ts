import type { CleanupJob, Database } from '../../base/base.ts'
import { deleteResetsBefore } from './password-reset-repository.ts'

/** Deletes expired password resets. */
export function expiredResets(db: Database): CleanupJob {
  return {
    name: 'password resets',
    run: (now, most) => deleteResetsBefore(db, now, most),
  }
}
