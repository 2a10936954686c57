const storageKey = 'canaries'

/** What a browser has reported of canaries, so that each counts it once. */
export interface CanaryMemory {
  /**
   * @param kind its load, or its first failure
   * @returns whether this browser reports it for the first time; from now on it does not
   */
  isFirst: (canary: { remote: string; salt: string }, kind: 'load' | 'error') => boolean
}

/** By remote, for the canary it has now; an earlier one's is overwritten. */
type Reported = Record<string, { salt: string; kinds: string[] }>

/**
 * Remembers in the browser's storage. Where that is forbidden, each document counts as a browser of its own.
 * @param storage throws where the browser forbids it
 */
export function createCanaryMemory(storage: () => Storage): CanaryMemory {
  let reported: Reported = {}
  return {
    isFirst: ({ remote, salt }, kind) => {
      reported = readReported(storage) ?? reported
      const known = reported[remote]
      const kinds = known?.salt === salt ? known.kinds : []
      if (kinds.includes(kind)) return false
      reported = { ...reported, [remote]: { salt, kinds: [...kinds, kind] } }
      writeReported(storage, reported)
      return true
    },
  }
}

function readReported(storage: () => Storage): Reported | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKey) ?? '{}')
    return isReported(kept) ? kept : {}
  } catch {
    return undefined
  }
}

function writeReported(storage: () => Storage, reported: Reported): void {
  try {
    storage().setItem(storageKey, JSON.stringify(reported))
  } catch {
    // A full or forbidden storage: this document remembers.
  }
}

function isReported(value: unknown): value is Reported {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'salt' in entry &&
      'kinds' in entry &&
      Array.isArray(entry.kinds),
  )
}
