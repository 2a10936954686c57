import type { ReleaseCounts } from '@store/contract/schemas/release-counts'
import type { Telemetry } from '@store/contract/schemas/telemetry'

/** Counts of a release in one minute. */
export interface MinuteCounts extends ReleaseCounts {
  minuteAt: Date
}

/** Names come from strangers' browsers: beyond so many in one go they are not counted. */
const mostAtOnce = 200
const minuteMs = 60_000

/** Adds up what browsers report until somebody takes it to the database. */
export class ReleaseTally {
  #counts = new Map<string, MinuteCounts>()

  add(report: Telemetry, at: Date): void {
    if (report.kind === 'vital') return
    const counts = this.#countsOf(report, at)
    if (counts === undefined) return
    if (report.kind === 'load') counts.loads += 1
    else counts.errors += 1
    if (report.kind === 'error' && report.isFirst) counts.failedLoads += 1
  }

  /** Hands over all that was counted, once. */
  take(): MinuteCounts[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }

  /** Takes counts back that could not be kept. */
  giveBack(counts: readonly MinuteCounts[]): void {
    for (const { minuteAt, ...release } of counts) {
      const sum = this.#countsOf(release, minuteAt)
      if (sum === undefined) continue
      sum.loads += release.loads
      sum.failedLoads += release.failedLoads
      sum.errors += release.errors
    }
  }

  #countsOf(release: Pick<Telemetry, 'remote' | 'version' | 'cohort'>, at: Date) {
    const { remote, version, cohort } = release
    const minuteAt = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs)
    const key = [minuteAt.getTime(), remote, version, cohort].join(' ')
    const there = this.#counts.get(key)
    if (there || this.#counts.size >= mostAtOnce) return there
    const counts = { minuteAt, remote, version, cohort, loads: 0, failedLoads: 0, errors: 0 }
    this.#counts.set(key, counts)
    return counts
  }
}
