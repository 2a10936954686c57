import type { CleanupJob } from '../cleanup/cleanup-job.ts'
import type { Database } from '../database/database.ts'
import { idempotencyKeyLifetimeMs } from '../http/idempotency-key.ts'
import { deleteRequestsBefore } from './placing/order-request-repository.ts'

/** Deletes expired Idempotency-Keys of orders. */
export function expiredOrderRequests(db: Database): CleanupJob {
  return {
    name: 'idempotency keys',
    run: (now, most) =>
      deleteRequestsBefore(db, new Date(now.getTime() - idempotencyKeyLifetimeMs), most),
  }
}
