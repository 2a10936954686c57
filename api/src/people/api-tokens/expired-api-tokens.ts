import { accessLogMs, type CleanupJob, type Database } from '../../base/base.ts'
import { deleteApiTokensBefore } from './api-token-repository.ts'

/** Deletes tokens that expired longer ago than logs of access are kept; who made them is in the audit log. */
export function expiredApiTokens(db: Database): CleanupJob {
  return {
    name: 'API tokens',
    run: (now, most) => deleteApiTokensBefore(db, new Date(now.getTime() - accessLogMs), most),
  }
}
