import { type CleanupJob, type Database, idempotencyKeyLifetimeMs } from '../../../base/base.ts'
import { deleteCartRequestsBefore } from './cart-request-repository.ts'

/** Deletes used Idempotency-Keys of the cart. */
export function expiredCartRequests(db: Database): CleanupJob {
  return {
    name: 'idempotency keys of the cart',
    run: (now, most) =>
      deleteCartRequestsBefore(db, new Date(now.getTime() - idempotencyKeyLifetimeMs), most),
  }
}
