import type { RenderingCount } from '@store/contract/schemas/site/renderings'
import type { CleanupJob, Clock, Database } from '../../base/base.ts'
import {
  addRenderingCounts,
  deleteRenderingCountsBefore,
  findRenderingCounts,
} from './rendering-counts-repository.ts'

/** How often pages of releases were rendered for their first HTML, and what came of it (ADR 0113). */
export interface RenderingCounts {
  add: (counts: readonly RenderingCount[]) => Promise<void>
  /** @returns the sums since an instant, by minute and for a day at most */
  read: (since: Date) => Promise<RenderingCount[]>
}

const minuteMs = 60_000
const keptMs = 24 * 3_600_000

/** Counts in the database, for all gateways report to any API process. */
export function createRenderingCounts({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): RenderingCounts {
  return {
    add: (counts) => addRenderingCounts(db, counts, startOfMinute(clock.now())),
    read: (since) => {
      const oldest = new Date(clock.now().getTime() - keptMs)
      return findRenderingCounts(db, startOfMinute(since > oldest ? since : oldest))
    },
  }
}

/** Deletes counts that nobody reads any more. */
export function expiredRenderingCounts(db: Database): CleanupJob {
  return {
    name: 'rendering counts',
    run: (now, most) =>
      deleteRenderingCountsBefore(db, new Date(now.getTime() - keptMs - minuteMs), most),
  }
}

function startOfMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs)
}
