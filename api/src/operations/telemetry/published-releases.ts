import type { PublishedRelease } from '@store/contract/schemas/site/published-releases'
import type { CleanupJob, Clock, Database } from '../../base/base.ts'
import {
  deletePublishedReleasesBefore,
  findPublishedReleases,
  upsertPublishedReleases,
} from './published-releases-repository.ts'

/** Releases that browsers may have, as announced by the platform (ADR 0042). */
export interface PublishedReleases {
  announce: (releases: readonly PublishedRelease[]) => Promise<void>
  isPublished: (release: PublishedRelease) => Promise<boolean>
}

/** Minimum interval, in milliseconds, at which an unknown release makes this process read the list again. */
const shortestPauseMs = 1_000
/** A release that is no longer announced counts as long as its reports are stored. */
const keptMs = 2 * 24 * 3_600_000

const keyOf = ({ remote, version }: PublishedRelease) => `${remote}@${version}`

/** Reads the list from the database, which all API processes share. */
export function createPublishedReleases({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): PublishedReleases {
  let known = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    readAt = performance.now()
    known = new Set((await findPublishedReleases(db)).map(keyOf))
  }

  return {
    announce: async (releases) => {
      await upsertPublishedReleases(db, releases, clock.now())
      await read()
    },
    isPublished: async (release) => {
      if (known.has(keyOf(release))) return true
      if (performance.now() - readAt > shortestPauseMs) {
        reading ??= read().finally(() => {
          reading = undefined
        })
      }
      await reading
      return known.has(keyOf(release))
    },
  }
}

/** Deletes releases that the platform no longer announces. */
export function expiredPublishedReleases(db: Database): CleanupJob {
  return {
    name: 'published releases',
    run: (now, most) => deletePublishedReleasesBefore(db, new Date(now.getTime() - keptMs), most),
  }
}
