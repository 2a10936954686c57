import type { ReleaseStore } from '../../releases/release-store.ts'
import { type AnnounceReleases, announceLiveReleases } from './announce-releases.ts'

/** Milliseconds after which a release that was promoted or tried out is known to the API at the latest. */
const pauseMs = 5_000

/**
 * Announces the live releases again and again: now, and after each change. While the API cannot be reached this is
 * said once, and once more when it is over.
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
    if (!isStopped) timer = setTimeout(next, pauseMs)
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
