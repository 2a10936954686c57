/** Documents that asked for a release, and those of them in which it failed at least once. */
export interface LoadCounts {
  loads: number
  failedLoads: number
}

/** By how much a canary may be worse than the stable release beside it before it is taken back. */
export const canaryBounds = {
  /** Fewer documents than these say nothing yet. */
  fewestLoads: 30,
  /** So much more of all documents may fail, as a share: what a release may cost that is worth it otherwise. */
  tolerance: 0.01,
  /** Standard deviations of doubt: 3.09 is one halt in a thousand by chance, as it is asked again and again. */
  deviations: 3.09,
} as const

/** What the counts say of a canary. Rates are shares of all documents, 0 to 1. */
export interface CanaryVerdict {
  /** `unknown`: too few documents. `worse`: worse than stable beyond the bound, to be taken back. */
  is: 'unknown' | 'fine' | 'worse'
  canaryRate: number
  stableRate: number
  /** So much higher the canary's rate is at least, with all doubt in its favour; below 0: it may well be lower. */
  atLeastWorseBy: number
}

/**
 * Whether a canary fails more often than the stable release beside it, beyond a stated bound. One-sided: better is
 * never wrong. Both rates come from samples, so that not their difference is held against the bound but the lower
 * end of what it may be in truth (Newcombe's interval of two Wilson intervals, which holds for few documents and
 * rates near 0 as well).
 * @example judgeCanary({ loads: 200, failedLoads: 40 }, { loads: 1800, failedLoads: 9 }).is // 'worse'
 */
export function judgeCanary(canary: LoadCounts, stable: LoadCounts): CanaryVerdict {
  const { fewestLoads, tolerance } = canaryBounds
  const [tried, former] = [wilsonOf(canary), wilsonOf(stable)]
  const doubt = Math.hypot(tried.rate - tried.lowest, former.highest - former.rate)
  const atLeastWorseBy = tried.rate - former.rate - doubt
  const rates = { canaryRate: tried.rate, stableRate: former.rate, atLeastWorseBy }
  if (tried.loads < fewestLoads) return { is: 'unknown', ...rates }
  return { is: atLeastWorseBy > tolerance ? 'worse' : 'fine', ...rates }
}

/** The rate that was seen, and what it may be in truth. */
function wilsonOf({ loads: reported, failedLoads }: LoadCounts) {
  // A report of a load can get lost where that of its error did not.
  const loads = Math.max(reported, failedLoads)
  if (loads === 0) return { loads, rate: 0, lowest: 0, highest: 1 }
  const rate = failedLoads / loads
  const square = canaryBounds.deviations ** 2
  const centre = failedLoads + square / 2
  const spread =
    canaryBounds.deviations * Math.sqrt((failedLoads * (loads - failedLoads)) / loads + square / 4)
  const among = loads + square
  return { loads, rate, lowest: (centre - spread) / among, highest: (centre + spread) / among }
}
