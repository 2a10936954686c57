/** Browsers that had a release during a canary, and those of them in which it failed at least once. */
export interface BrowserCounts {
  browsers: number
  failed: number
}

/** Counts of a canary while it had one share of all browsers. */
export interface CanaryStage {
  /** Share of all browsers that got the canary, 1 to 99. */
  percent: number
  canary: BrowserCounts
  stable: BrowserCounts
}

/** What browsers have reported of a canary and of the stable release beside it. */
export interface CanaryEvidence {
  stages: readonly CanaryStage[]
  /** Networks from which failures of the canary came. */
  networks: number
}

/** When a canary counts as worse than the stable release beside it. */
export const canaryBounds = {
  /** Evidence at which a canary is halted; at most one of 200 harmless canaries ever reaches it. */
  evidence: 200,
  /** Fewer failed browsers never halt a canary, so that the reports of one person cannot. */
  fewestFailed: 4,
  /** Failures from fewer networks never halt a canary: a person has a few, not six. */
  fewestNetworks: 6,
} as const

/** Assessment of a canary. */
export interface CanaryVerdict {
  /** `unknown`: no browser has reported yet. `worse`: to be halted. */
  is: 'unknown' | 'fine' | 'worse'
  /** How many times likelier the failures are if the canary is worse than if it is as good as stable. */
  evidence: number
}

/** Factors by which a worse canary may fail more often; each is assumed to be equally likely. */
const hazardRatios = [2, 8, 32]

/**
 * Whether a canary fails in more browsers than the stable release beside it.
 *
 * Browsers are assigned by lot, so if the canary is no worse, each browser with a failure is one of the canary's
 * with the probability of its share: a coin of known bias, whatever the failure rate, the number of loads per browser
 * and the traffic. The evidence is the likelihood ratio of a loaded coin against that one, averaged over several
 * biases. For a harmless canary it is a martingale that starts at 1, so by Ville's
 * inequality it ever reaches 200 in at most one of 200 canaries, no matter how often it is looked at
 * (Johari et al., "Always Valid Inference", 2022). Stages of different shares multiply.
 * @example assessCanary({
 *   stages: [{ percent: 5, canary: { browsers: 40, failed: 8 }, stable: { browsers: 760, failed: 4 } }],
 *   networks: 7,
 * }).is // 'worse'
 */
export function assessCanary({ stages: reported, networks }: CanaryEvidence): CanaryVerdict {
  const stages = reported.map(plausible)
  const failed = sum(stages, ({ canary }) => canary.failed)
  const seen = sum(stages, ({ canary }) => canary.browsers)
  const ratios = hazardRatios.map((ratio) => Math.exp(sum(stages, logLikelihoodRatio(ratio))))
  const evidence = sum(ratios, (ratio) => ratio) / ratios.length
  const isWorse =
    failed >= canaryBounds.fewestFailed &&
    networks >= canaryBounds.fewestNetworks &&
    evidence >= canaryBounds.evidence
  if (isWorse) return { is: 'worse', evidence }
  return { is: seen + failed === 0 ? 'unknown' : 'fine', evidence }
}

/** A release fails in no more browsers than have loaded it; what says otherwise was made up, or lost its other half. */
function plausible({ percent, canary, stable }: CanaryStage): CanaryStage {
  const capped = ({ browsers, failed }: BrowserCounts) => ({
    browsers,
    failed: Math.min(failed, browsers),
  })
  return { percent, canary: capped(canary), stable: capped(stable) }
}

/** Adds up the stages of a canary, for people who want to see its rates. */
export function totalCounts(
  stages: readonly CanaryStage[],
): Record<'canary' | 'stable', BrowserCounts> {
  const total = (side: 'canary' | 'stable'): BrowserCounts => ({
    browsers: sum(stages, (stage) => stage[side].browsers),
    failed: sum(stages, (stage) => stage[side].failed),
  })
  return { canary: total('canary'), stable: total('stable') }
}

/** Logarithms, because a product of hundreds of small factors would underflow to 0. */
function logLikelihoodRatio(hazardRatio: number) {
  return ({ percent, canary, stable }: CanaryStage): number => {
    const share = percent / 100
    const expected = hazardRatio * share + 1 - share
    return canary.failed * Math.log(hazardRatio / expected) - stable.failed * Math.log(expected)
  }
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}
