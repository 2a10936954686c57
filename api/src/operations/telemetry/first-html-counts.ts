import type { FirstHtmlCount } from '@store/contract/schemas/site/first-html-counts'
import type { CleanupJob, Clock, Database } from '../../base/base.ts'
import {
  addFirstHtmlCounts,
  deleteFirstHtmlCountsBefore,
  findFirstHtmlCounts,
} from './first-html-counts-repository.ts'

/** How often pages of releases were rendered for their first HTML, and what came of it (ADR 0113). */
export interface FirstHtmlCounts {
  add: (counts: readonly FirstHtmlCount[]) => Promise<void>
  /** @returns the sums since an instant, by minute and for a day at most */
  read: (since: Date) => Promise<FirstHtmlCount[]>
}

const minuteMs = 60_000
const keptMs = 24 * 3_600_000

/** Counts in the database, for all gateways report to any API process. */
export function createFirstHtmlCounts({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): FirstHtmlCounts {
  return {
    add: (counts) => addFirstHtmlCounts(db, counts, startOfMinute(clock.now())),
    read: (since) => {
      const oldest = new Date(clock.now().getTime() - keptMs)
      return findFirstHtmlCounts(db, startOfMinute(since > oldest ? since : oldest))
    },
  }
}

/** Deletes counts that nobody reads any more. */
export function expiredFirstHtmlCounts(db: Database): CleanupJob {
  return {
    name: 'rendering counts',
    run: (now, most) =>
      deleteFirstHtmlCountsBefore(db, new Date(now.getTime() - keptMs - minuteMs), most),
  }
}

function startOfMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs)
}
