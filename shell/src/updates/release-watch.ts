/** Watches whether a newer revision of the site is live than that of this document. */
export interface ReleaseWatch {
  isUpdateAvailable: () => boolean
  /** Checks now, unless it has just done so. */
  ask: () => void
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

export interface ReleaseWatchOptions {
  /** Revision of this document's composition. */
  revision: number
  /** Fetches the revision that is live now. */
  fetchRevision: () => Promise<number>
}

/** Interval of checks while a page is open, in milliseconds. */
const intervalMs = 10 * 60_000
/** Minimum time between checks triggered by navigation or focus, in milliseconds. */
const minIntervalMs = 10_000

/**
 * Checks periodically, on navigation and on focus whether the live revision has changed, by a release or a rollback.
 * Nothing is reloaded: a document keeps its composition until the user reloads it.
 */
export function watchReleases({ revision, fetchRevision }: ReleaseWatchOptions): ReleaseWatch {
  const listeners = new Set<() => void>()
  let isNewerOut = false
  let checkedAt = Date.now()

  const ask = async () => {
    checkedAt = Date.now()
    // Ignore failures; the next check will succeed.
    const current = await fetchRevision().catch(() => revision)
    if (current <= revision || isNewerOut) return
    isNewerOut = true
    for (const listener of listeners) listener()
  }
  const checkIfDue = () => {
    const isDue = Date.now() - checkedAt >= minIntervalMs
    if (isDue && !isNewerOut && document.visibilityState === 'visible') void ask()
  }

  setInterval(() => {
    if (!isNewerOut && document.visibilityState === 'visible') void ask()
  }, intervalMs)
  addEventListener('focus', checkIfDue)
  document.addEventListener('visibilitychange', checkIfDue)

  return {
    isUpdateAvailable: () => isNewerOut,
    ask: checkIfDue,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
