/** What Lighthouse says of a page. */
export interface PageScores {
  /** 0 to 100, by category. */
  categories: Record<string, number>
  /** The figures behind the performance score, readable. */
  metrics: string[]
  /** Audits that cost points, by category. */
  failed: Record<string, string[]>
  /** Lighthouse's index of the machine it ran on: below 1000 the figures are worse than a phone's. */
  machine: number
}

/** The least each category has to reach (issue 4). */
export const bounds = [
  { category: 'performance', least: 90 },
  { category: 'accessibility', least: 100 },
  { category: 'best-practices', least: 100 },
  { category: 'seo', least: 100 },
] as const

/** The run in the middle by performance; the other categories do not vary. */
export function medianOf(runs: readonly PageScores[]): PageScores {
  const score = ({ categories }: PageScores) => categories.performance ?? 0
  const middle = runs.toSorted((a, b) => score(a) - score(b))[Math.floor(runs.length / 2)]
  if (middle === undefined) throw new Error('a median needs at least one run')
  return middle
}

/** One sentence for each category that is too low, none when all is well. */
export function shortfallsOf({ categories, failed }: PageScores): string[] {
  return bounds.flatMap(({ category, least }) => {
    const score = categories[category] ?? 0
    if (score >= least) return []
    const reasons = failed[category] ?? []
    return [`${category} is ${score}, at least ${least} is wanted (${reasons.join(', ')})`]
  })
}
