import type { ReleaseStore } from '../../releases/store/release-store.ts'
import { type AnnounceReleases, announceLiveReleases } from './announce-releases.ts'

/** Milliseconds between announcements: the API learns of a new release or canary after this time at the latest. */
const intervalMs = 5_000

/**
 * Announces the live releases periodically. Logs once when the API cannot be reached, and once when it is reachable
 * again.
 */
export function startAnnouncements(
  { store, announce }: { store: ReleaseStore; announce: AnnounceReleases },
  log: (line: string) => void,
): { stop: () => Promise<void> } {
  let lastProblem: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const report = (message: string | undefined) => {
    if (message === lastProblem) return
    log(message ? `releases are not announced: ${message}` : 'releases are announced again')
    lastProblem = message
  }
  const run = async () => {
    try {
      await announceLiveReleases(store, announce)
      report(undefined)
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
    }
    if (!isStopped) timer = setTimeout(next, intervalMs)
  }
  let last = run()
  function next() {
    last = run()
  }
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await last
    },
  }
}
