import type { CleanupJob } from '../../cleanup/cleanup-job.ts'
import type { Database } from '../../database/database.ts'
import { idempotencyKeyLifetimeMs } from '../../http/idempotency-key.ts'
import { deleteCartRequestsBefore } from './cart-request-repository.ts'

/** Deletes used Idempotency-Keys of the cart. */
export function expiredCartRequests(db: Database): CleanupJob {
  return {
    name: 'idempotency keys of the cart',
    run: (now, most) =>
      deleteCartRequestsBefore(db, new Date(now.getTime() - idempotencyKeyLifetimeMs), most),
  }
}
