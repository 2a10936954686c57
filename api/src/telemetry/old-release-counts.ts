import type { Database } from '../database/database.ts'
import type { Chore } from '../housekeeping/chore.ts'
import { deleteReleaseCountsBefore } from './release-counts-repository.ts'

/** A canary is judged by its last hours; the trend is the operator's Prometheus'. */
const keptMs = 2 * 24 * 3_600_000

/** Lets go of counts no canary is judged by any more. */
export function oldReleaseCounts(db: Database): Chore {
  return {
    what: 'release counts',
    forget: (now, most) => deleteReleaseCountsBefore(db, new Date(now.getTime() - keptMs), most),
  }
}
