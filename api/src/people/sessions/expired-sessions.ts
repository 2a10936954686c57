import { accessLogMs, type CleanupJob, type Database } from '../../base/base.ts'
import { deleteSessionsBefore } from './session-repository.ts'

/** Deletes sessions that expired longer ago than logs of access are kept: they say who was signed in when. */
export function expiredSessions(db: Database): CleanupJob {
  return {
    name: 'sessions',
    run: (now, most) => deleteSessionsBefore(db, new Date(now.getTime() - accessLogMs), most),
  }
}
