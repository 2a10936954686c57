/** Pages of one release that were to be rendered for their first HTML. */
export interface RenderedPages {
  rendered: number
  /** Those that fell back to a document without HTML. */
  failed: number
}

/** When a canary counts as worse than stable by its first HTML. */
export const firstHtmlBounds = {
  /** As many failures as make a gateway leave a release alone: fewer may be chance. */
  fewestFailed: 3,
  /** Share of its pages that fail. */
  failedShare: 0.1,
  /** How many times larger than that of stable. */
  timesStable: 2,
} as const

const outcomesOfFailures = ['throws', 'timeout', 'memory', 'hash', 'mismatch']

/** Sums the outcomes of a release. What the API did not answer, and what browsers reported, counts for neither. */
export function sumFirstHtmlCounts(
  counts: readonly { outcome: string; count: number }[],
): RenderedPages {
  const sum = (outcomes: readonly string[]) =>
    counts.reduce(
      (total, { outcome, count }) => total + (outcomes.includes(outcome) ? count : 0),
      0,
    )
  return { rendered: sum(['rendered']), failed: sum(outcomesOfFailures) }
}

/**
 * Whether a canary would take the first HTML away from visitors who have it with the stable release. Gateways render the
 * same pages of both, so no chance decides which of them fails.
 * @example losesFirstHtml({ rendered: 0, failed: 3 }, { rendered: 12, failed: 0 }) // true
 */
export function losesFirstHtml(canary: RenderedPages, stable: RenderedPages): boolean {
  const { fewestFailed, failedShare, timesStable } = firstHtmlBounds
  const share = shareOf(canary)
  return (
    canary.failed >= fewestFailed && share > failedShare && share > timesStable * shareOf(stable)
  )
}

function shareOf({ rendered, failed }: RenderedPages): number {
  return failed === 0 ? 0 : failed / (rendered + failed)
}
