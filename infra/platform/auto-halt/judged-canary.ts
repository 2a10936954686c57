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
export interface JudgedCanary extends LiveCanary {
  counts: { canary: BrowserCounts; stable: BrowserCounts }
  verdict: CanaryVerdict
}

/**
 * Holds a canary against the stable release beside it, by all that browsers have reported since it began. One that
 * was halted and is started again has another salt, so its counts begin anew.
 * @throws when the counts cannot be read
 */
export async function judge(
  canary: LiveCanary,
  readCounts: ReadCanaryCounts,
): Promise<JudgedCanary> {
  const { stages } = await readCounts(canary.salt)
  return { ...canary, counts: totalCounts(stages), verdict: judgeCanary(stages) }
}

/** The figures of a verdict in one sentence, for the history and the log. */
export function figuresOf({ counts, verdict, stable }: JudgedCanary): string {
  return [
    `failed in ${figure(counts.canary)}`,
    `stable ${stable} in ${figure(counts.stable)}`,
    `evidence ${evidenceText(verdict)}, the bound is ${canaryBounds.evidence}`,
  ].join('; ')
}

/** The evidence of a verdict, e.g. `0.4` or `over a million`. */
export function evidenceText({ evidence }: Pick<CanaryVerdict, 'evidence'>): string {
  if (evidence > 1_000_000) return 'over a million'
  return evidence < 100 ? evidence.toFixed(1) : String(Math.round(evidence))
}

/** The share of browsers in which a release failed, e.g. `12.5 %`; a dash before the first browser. */
export function rateText({ browsers, failed }: BrowserCounts): string {
  // The report of a failure can arrive where that of the load was lost.
  const seen = Math.max(browsers, failed)
  return seen === 0 ? '–' : `${((100 * failed) / seen).toFixed(1)} %`
}

function figure(counts: BrowserCounts): string {
  return `${counts.failed} of ${counts.browsers} browsers (${rateText(counts)})`
}
