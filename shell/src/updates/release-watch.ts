/** Whether a newer release of the site is out than this document was made with. */
export interface ReleaseWatch {
  isUpdateAvailable: () => boolean
  /** Asks now, unless that was done a moment ago: the person goes somewhere or comes back. */
  ask: () => void
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

export interface ReleaseWatchOptions {
  /** Revision of this document's composition. */
  revision: number
  /** Asks which revision visitors get now. */
  fetchRevision: () => Promise<number>
}

/** How often it is asked while a page stands open, in milliseconds. */
const intervalMs = 10 * 60_000
/** Going to another page or coming back to the tab asks at once, but not each time, in milliseconds. */
const minIntervalMs = 10_000

/**
 * Asks now and then, and when a person goes to another page or comes back to the tab, whether the site has been
 * released anew or taken back to what it was.
 * Nothing is reloaded: a document keeps its composition until the person reloads it.
 */
export function watchReleases({ revision, fetchRevision }: ReleaseWatchOptions): ReleaseWatch {
  const listeners = new Set<() => void>()
  let isNewerOut = false
  let checkedAt = Date.now()

  const ask = async () => {
    checkedAt = Date.now()
    // Offline is no news; the next time will tell.
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
