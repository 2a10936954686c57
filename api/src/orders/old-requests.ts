import type { Database } from '../database/database.ts'
import type { Chore } from '../housekeeping/chore.ts'
import { deleteRequestsBefore } from './order-request-repository.ts'

/** An Idempotency-Key is kept for a day (api.md, Ground rules). */
const keptMs = 24 * 3_600_000

/** Lets go of used Idempotency-Keys. */
export function oldRequests(db: Database): Chore {
  return {
    what: 'idempotency keys',
    forget: (now, most) => deleteRequestsBefore(db, new Date(now.getTime() - keptMs), most),
  }
}
