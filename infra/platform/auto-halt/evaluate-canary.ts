import {
  type BrowserCounts,
  type CanaryVerdict,
  canaryBounds,
  judgeCanary,
  totalCounts,
} from '@store/contract/rules/canary-health'
import type { LiveCanary } from './live-canaries.ts'
import type { ReadCanaryCounts } from './read-canary-counts.ts'

/** A canary, in how many browsers it and the stable release beside it failed, and what that says of it. */
export interface EvaluatedCanary extends LiveCanary {
  counts: { canary: BrowserCounts; stable: BrowserCounts }
  verdict: CanaryVerdict
}

/**
 * Holds a canary against the stable release beside it, by all that browsers have reported since it began. One that
 * was halted and is started again has another salt, so its counts begin anew.
 * @throws when the counts cannot be read
 */
export async function evaluateCanary(
  canary: LiveCanary,
  readCounts: ReadCanaryCounts,
): Promise<EvaluatedCanary> {
  const { stages } = await readCounts(canary.salt)
  return { ...canary, counts: totalCounts(stages), verdict: judgeCanary(stages) }
}

/** The figures of a verdict in one sentence, for the history and the log. */
export function formatEvaluation({ counts, verdict, stable }: EvaluatedCanary): string {
  return [
    `failed in ${formatCounts(counts.canary)}`,
    `stable ${stable} in ${formatCounts(counts.stable)}`,
    `evidence ${formatEvidence(verdict)}, the bound is ${canaryBounds.evidence}`,
  ].join('; ')
}

/** The evidence of a verdict, e.g. `0.4` or `over a million`. */
export function formatEvidence({ evidence }: Pick<CanaryVerdict, 'evidence'>): string {
  if (evidence > 1_000_000) return 'over a million'
  return evidence < 100 ? evidence.toFixed(1) : String(Math.round(evidence))
}

/** The share of browsers in which a release failed, e.g. `12.5 %`; a dash before the first browser. */
export function formatRate({ browsers, failed }: BrowserCounts): string {
  // The report of a failure can arrive where that of the load was lost.
  const seen = Math.max(browsers, failed)
  return seen === 0 ? '–' : `${((100 * failed) / seen).toFixed(1)} %`
}

function formatCounts(counts: BrowserCounts): string {
  return `${counts.failed} of ${counts.browsers} browsers (${formatRate(counts)})`
}
