import type { Telemetry } from '@store/contract/schemas/telemetry'
import type { Throttle } from '../throttle/throttle.ts'
import type { PublishedReleases } from './published-releases.ts'

/** What decides whether reports count. */
export interface ReportFilter {
  published: Pick<PublishedReleases, 'isPublished'>
  /** Loads and first errors of one release, an address. */
  releaseThrottle: Pick<Throttle, 'tryCount'>
}

/** What a canary is judged by (rules/canary-health). */
const isJudged = ({ kind, isFirst }: Telemetry) => kind === 'load' || (kind === 'error' && isFirst)

/**
 * Keeps the reports that count: of published releases only, and of one release only so many from one address, for
 * reports come from anybody. Beyond that all further reports of the release are dropped, its loads and its errors
 * alike, so that what is left is no worse than what happened.
 */
export async function acceptedReports(
  reports: readonly Telemetry[],
  address: string,
  { published, releaseThrottle }: ReportFilter,
): Promise<Telemetry[]> {
  const names = new Set(reports.map(nameOf))
  const accepted = await Promise.all(
    [...names].map(async (name) => {
      const ofRelease = reports.filter((report) => nameOf(report) === name)
      const [first] = ofRelease
      if (first === undefined || !(await published.isPublished(first))) return []
      const judged = ofRelease.filter(isJudged).length
      const isWithin = await releaseThrottle.tryCount(`${address} ${name}`, judged)
      return isWithin ? ofRelease : []
    }),
  )
  return accepted.flat()
}

const nameOf = ({ remote, version }: Telemetry) => `${remote}@${version}`
