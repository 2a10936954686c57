import type { FirstHtmlCount } from '@store/contract/schemas/site/first-html-counts'
import { describeError } from '../processes/command-error.ts'
import { findRollbackOptions, type RollbackOptions } from '../releases/compose/rollback-options.ts'
import { listReleases } from '../releases/published-releases.ts'
import type { Release } from '../releases/release.ts'
import { readHistory } from '../releases/site/site-history.ts'
import type { SiteRevision } from '../releases/site/site-revision.ts'
import { readStatus, type SiteStatus } from '../releases/site/site-status.ts'
import type { ReleaseStore } from '../releases/store/release-store.ts'
import { type EvaluatedCanary, evaluateCanary } from './auto-halt/evaluate-canary.ts'
import { type LiveCanary, readCanaries } from './auto-halt/live-canaries.ts'
import type { ReleaseCountsReader } from './auto-halt/release-counts.ts'

/** A live canary with its evaluation, or with the reason why there is none. */
export type CanaryReport = LiveCanary & ({ evaluation: EvaluatedCanary } | { problem: string })

/** The data of the first page. */
export interface Overview {
  status: SiteStatus
  canaries: CanaryReport[]
  /** How pages of each release were rendered for their first HTML in the last day, or the reason why that is not known. */
  firstHtml: { counts: FirstHtmlCount[] } | { problem: string }
  /** Every published release by the remote's name, oldest first. */
  releases: ReadonlyMap<string, readonly Release[]>
  /** Newest first. */
  history: SiteRevision[]
  /** What can be rolled back one step. */
  rollbackOptions: RollbackOptions
}

const overviewRevisions = 12
const dayMs = 24 * 3_600_000

/** Reads the overview for operators; works without the API too. */
export async function readOverview(
  store: ReleaseStore,
  { counts, now }: { counts: ReleaseCountsReader; now: Date },
): Promise<Overview> {
  const [status, live, releases, history, firstHtml] = await Promise.all([
    readStatus(store),
    readCanaries(store),
    listReleases(store),
    readHistory(store, overviewRevisions),
    readFirstHtmlCounts(counts, now),
  ])
  const canaries = await Promise.all(
    live.map(async (canary): Promise<CanaryReport> => {
      try {
        return { ...canary, evaluation: await evaluateCanary(canary, counts) }
      } catch (error) {
        return { ...canary, problem: describeError(error) }
      }
    }),
  )
  const rollbackOptions = await findRollbackOptions(store, history)
  return { status, canaries, firstHtml, releases: byName(releases), history, rollbackOptions }
}

async function readFirstHtmlCounts(
  counts: ReleaseCountsReader,
  now: Date,
): Promise<Overview['firstHtml']> {
  try {
    return { counts: await counts.readFirstHtmlCounts(new Date(now.getTime() - dayMs)) }
  } catch (error) {
    return { problem: describeError(error) }
  }
}

function byName(releases: readonly Release[]): Map<string, Release[]> {
  const found = new Map<string, Release[]>()
  for (const release of releases) {
    found.set(release.name, [...(found.get(release.name) ?? []), release])
  }
  return found
}
