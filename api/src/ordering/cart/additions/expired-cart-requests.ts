import type { CleanupJob } from '../../../base/cleanup/cleanup-job.ts'
import type { Database } from '../../../base/database/database.ts'
import { idempotencyKeyLifetimeMs } from '../../../base/http/idempotency-key.ts'
import { deleteCartRequestsBefore } from './cart-request-repository.ts'

/** Deletes used Idempotency-Keys of the cart. */
export function expiredCartRequests(db: Database): CleanupJob {
  return {
    name: 'idempotency keys of the cart',
    run: (now, most) =>
      deleteCartRequestsBefore(db, new Date(now.getTime() - idempotencyKeyLifetimeMs), most),
  }
}
