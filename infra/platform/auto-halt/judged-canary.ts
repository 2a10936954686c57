import {
  type CanaryVerdict,
  canaryBounds,
  judgeCanary,
  type LoadCounts,
} from '@store/contract/rules/canary-health'
import type { ReleaseCounts } from '@store/contract/schemas/release-counts'
import type { LiveCanary } from './live-canaries.ts'
import type { ReadReleaseCounts } from './read-release-counts.ts'

/** A canary, how it and the stable release beside it did in the same minutes, and what that says of it. */
export interface JudgedCanary extends LiveCanary {
  minutes: number
  counts: { canary: LoadCounts; stable: LoadCounts }
  verdict: CanaryVerdict
}

/** What happened longer ago, in minutes, says nothing of today. */
const longestMinutes = 30

/**
 * Holds a canary against the stable release beside it, by what browsers have reported since it began, of the last
 * half hour at most. So one that was halted and is given another chance begins with clean hands.
 * @throws when the counts cannot be read
 */
export async function judge(
  canary: LiveCanary,
  readCounts: ReadReleaseCounts,
  now = new Date(),
): Promise<JudgedCanary> {
  const age = Math.floor((now.getTime() - canary.since.getTime()) / 60_000)
  const minutes = Math.min(Math.max(age, 1), longestMinutes)
  const all = await readCounts(minutes)
  const counts = {
    canary: countsOf(all, { remote: canary.remote, version: canary.version, cohort: 'canary' }),
    stable: countsOf(all, { remote: canary.remote, version: canary.stable, cohort: 'stable' }),
  }
  return { ...canary, minutes, counts, verdict: judgeCanary(counts.canary, counts.stable) }
}

/** The figures of a verdict in one sentence, for the history and the log. */
export function figuresOf({ counts, verdict, minutes, stable }: JudgedCanary): string {
  const { canary } = counts
  return [
    `${canary.failedLoads} of ${canary.loads} loads failed (${percentOf(verdict.canaryRate)})`,
    `of stable ${stable} ${counts.stable.failedLoads} of ${counts.stable.loads} (${percentOf(verdict.stableRate)})`,
    `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}: at least ${pointsOf(verdict.atLeastWorseBy)} more for certain, the bound is ${pointsOf(canaryBounds.tolerance)}`,
  ].join(', ')
}

/** A share in percent, e.g. `12.5 %`. */
export function percentOf(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** A difference of two shares in percentage points, e.g. `8.7 points`. */
export function pointsOf(difference: number): string {
  return `${(difference * 100).toFixed(1)} points`
}

function countsOf(
  all: ReleaseCounts[],
  of: Pick<ReleaseCounts, 'remote' | 'version' | 'cohort'>,
): LoadCounts {
  const { loads = 0, failedLoads = 0 } =
    all.find(
      ({ remote, version, cohort }) =>
        remote === of.remote && version === of.version && cohort === of.cohort,
    ) ?? {}
  return { loads, failedLoads }
}
