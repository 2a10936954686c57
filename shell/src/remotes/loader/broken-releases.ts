const storageKey = 'brokenReleases'

/** Releases whose code ran and failed in this tab, as `mf-shop@1.4.0`. */
export interface BrokenReleases {
  has: (release: string) => boolean
  add: (release: string) => void
}

/**
 * Remembers for the tab's session which releases failed at start. The current document cannot load another release, but
 * the next one uses the fallback at once.
 */
export function createBrokenReleases(storage: () => Storage): BrokenReleases {
  const read = (): string[] => {
    try {
      return (storage().getItem(storageKey) ?? '').split(' ').filter(Boolean)
    } catch {
      // Without storage every document has to detect it again.
      return []
    }
  }
  return {
    has: (release) => read().includes(release),
    add: (release) => {
      try {
        storage().setItem(storageKey, [...new Set([...read(), release])].join(' '))
      } catch {
        // As above.
      }
    },
  }
}
