import {
  assessCanary,
  type BrowserCounts,
  type CanaryVerdict,
  canaryBounds,
  totalCounts,
} from '@store/contract/rules/site/canary-health'
import {
  losesFirstHtml,
  type RenderedPages,
  sumFirstHtmlCounts,
} from '@store/contract/rules/site/first-html-health'
import type { FirstHtmlCount } from '@store/contract/schemas/site/first-html-counts'
import type { LiveCanary } from './live-canaries.ts'
import type { ReleaseCountsReader } from './release-counts.ts'

/** A canary with its failure counts, those of the stable release, and the verdict on them. */
export interface EvaluatedCanary extends LiveCanary {
  counts: { canary: BrowserCounts; stable: BrowserCounts }
  verdict: CanaryVerdict
  /** Networks from which failures of the canary came. */
  networks: number
  /** Pages that gateways rendered for their first HTML. */
  pages: { canary: RenderedPages; stable: RenderedPages }
  /** Whether it would take the first HTML away from visitors. */
  losesHtml: boolean
}

/**
 * Compares a canary with the stable release by everything that browsers and gateways have reported since it started. A
 * restarted canary has a new salt, so its counts start at zero.
 * @throws when the counts cannot be read
 */
export async function evaluateCanary(
  canary: LiveCanary,
  reader: ReleaseCountsReader,
): Promise<EvaluatedCanary> {
  const [{ stages, networks }, counts] = await Promise.all([
    reader.readCounts(canary.salt),
    reader.readFirstHtmlCounts(canary.since),
  ])
  const pages = {
    canary: pagesOf(counts, canary.remote, canary.version),
    stable: pagesOf(counts, canary.remote, canary.stable),
  }
  const losesHtml = losesFirstHtml(pages.canary, pages.stable)
  const verdict = assessCanary({ stages, networks })
  return { ...canary, counts: totalCounts(stages), verdict, networks, pages, losesHtml }
}

function pagesOf(
  counts: readonly FirstHtmlCount[],
  remote: string,
  version: string,
): RenderedPages {
  return sumFirstHtmlCounts(
    counts.filter((count) => count.remote === remote && count.version === version),
  )
}

/** The figures behind a verdict, for the history and the log. */
export function formatEvaluation(evaluation: EvaluatedCanary): string {
  const { counts, verdict, networks, stable, losesHtml } = evaluation
  return [
    ...(losesHtml ? [formatPages(evaluation)] : []),
    `failed in ${formatCounts(counts.canary)} from ${formatNetworks(networks)}`,
    `stable ${stable} in ${formatCounts(counts.stable)}`,
    `evidence ${formatEvidence(verdict)}, the bound is ${canaryBounds.evidence}`,
  ].join('; ')
}

/** The pages of both releases that have no first HTML, e.g. `first HTML failed for 3 of 3 pages; stable 1.0.0 for 0 of 12`. */
export function formatPages({ pages, stable }: EvaluatedCanary): string {
  const share = ({ rendered, failed }: RenderedPages) => `${failed} of ${rendered + failed}`
  return `first HTML failed for ${share(pages.canary)} pages; stable ${stable} for ${share(pages.stable)}`
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

/** E.g. `1 network`, `7 networks`. */
export function formatNetworks(count: number): string {
  return `${count} ${count === 1 ? 'network' : 'networks'}`
}
