/** After this many failures of a release in a row, its pages are not rendered for a while. */
const maxFailures = 3
const pauseMs = 10 * 60_000

/** Stops rendering a release that fails again and again: each failure costs a process. */
export function createRenderBreaker() {
  const failures = new Map<string, { count: number; at: number }>()
  return {
    isOpen: (release: string): boolean => {
      const failed = failures.get(release)
      if (failed === undefined || failed.count < maxFailures) return false
      return Date.now() - failed.at < pauseMs
    },
    succeeded: (release: string): void => void failures.delete(release),
    failed: (release: string): void => {
      const count = (failures.get(release)?.count ?? 0) + 1
      failures.set(release, { count, at: Date.now() })
    },
  }
}
