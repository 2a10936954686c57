import {
  assessCanary,
  type BrowserCounts,
  type CanaryVerdict,
  canaryBounds,
  totalCounts,
} from '@store/contract/rules/site/canary-health'
import type { LiveCanary } from './live-canaries.ts'
import type { ReadCanaryCounts } from './read-canary-counts.ts'

/** A canary with its failure counts, those of the stable release, and the verdict on them. */
export interface EvaluatedCanary extends LiveCanary {
  counts: { canary: BrowserCounts; stable: BrowserCounts }
  verdict: CanaryVerdict
}

/**
 * Compares a canary with the stable release by everything that browsers have reported since it started. A restarted
 * canary has a new salt, so its counts start at zero.
 * @throws when the counts cannot be read
 */
export async function evaluateCanary(
  canary: LiveCanary,
  readCounts: ReadCanaryCounts,
): Promise<EvaluatedCanary> {
  const { stages } = await readCounts(canary.salt)
  return { ...canary, counts: totalCounts(stages), verdict: assessCanary(stages) }
}

/** The figures behind a verdict, for the history and the log. */
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

/** The share of browsers in which a release failed, e.g. `12.5 %`; a dash without any browser. */
export function formatRate({ browsers, failed }: BrowserCounts): string {
  // The report of a failure can arrive even if the report of the load was lost.
  const seen = Math.max(browsers, failed)
  return seen === 0 ? '–' : `${((100 * failed) / seen).toFixed(1)} %`
}

function formatCounts(counts: BrowserCounts): string {
  return `${counts.failed} of ${counts.browsers} browsers (${formatRate(counts)})`
}
