import type { Database } from '../database/database.ts'
import type { Chore } from '../housekeeping/chore.ts'
import { idempotencyKeyLifetimeMs } from '../http/idempotency-key.ts'
import { deleteCartRequestsBefore } from './cart-request-repository.ts'

/** Deletes used Idempotency-Keys of the cart. */
export function expiredCartRequests(db: Database): Chore {
  return {
    what: 'idempotency keys of the cart',
    forget: (now, most) =>
      deleteCartRequestsBefore(db, new Date(now.getTime() - idempotencyKeyLifetimeMs), most),
  }
}
