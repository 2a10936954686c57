/** The results of Lighthouse for a page. */
export interface PageScores {
  /** 0 to 100, by category. */
  categories: Record<string, number>
  /** The metrics behind the performance score, formatted. */
  metrics: string[]
  /** Audits that cost points, by category. */
  failed: Record<string, string[]>
  /** Lighthouse's benchmark index of this machine. Below 1000, results are worse than on a phone. */
  machine: number
}

/** The minimum score of each category. */
export const bounds = [
  { category: 'performance', least: 90 },
  { category: 'accessibility', least: 100 },
  { category: 'best-practices', least: 100 },
  { category: 'seo', least: 100 },
] as const

/** The median run by performance; the other categories do not vary. */
export function medianOf(runs: readonly PageScores[]): PageScores {
  const score = ({ categories }: PageScores) => categories.performance ?? 0
  const middle = runs.toSorted((a, b) => score(a) - score(b))[Math.floor(runs.length / 2)]
  if (middle === undefined) throw new Error('a median needs at least one run')
  return middle
}

/** One sentence for each category that is too low. */
export function shortfallsOf({ categories, failed }: PageScores): string[] {
  return bounds.flatMap(({ category, least }) => {
    const score = categories[category] ?? 0
    if (score >= least) return []
    const reasons = failed[category] ?? []
    return [`${category} is ${score}, expected at least ${least} (${reasons.join(', ')})`]
  })
}
