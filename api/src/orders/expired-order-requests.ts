import type { Database } from '../database/database.ts'
import type { Chore } from '../housekeeping/chore.ts'
import { idempotencyKeyLifetimeMs } from '../http/idempotency-key.ts'
import { deleteRequestsBefore } from './order-request-repository.ts'

/** Lets go of used Idempotency-Keys. */
export function expiredOrderRequests(db: Database): Chore {
  return {
    what: 'idempotency keys',
    forget: (now, most) =>
      deleteRequestsBefore(db, new Date(now.getTime() - idempotencyKeyLifetimeMs), most),
  }
}
