import { isRecord } from '@store/contract/rules/is-record'

const storageKey = 'canaries'

/** What this browser has reported of canaries, so that each counts it only once. */
export interface CanaryMemory {
  /**
   * @param kind its load, or its first failure
   * @returns true only for the first report of this browser
   */
  isFirst: (canary: { remote: string; salt: string }, kind: 'load' | 'error') => boolean
}

/** By remote, for its current canary; that of an earlier one is overwritten. */
type Reported = Record<string, { salt: string; kinds: string[] }>

/**
 * Uses the browser's storage. Without storage every document counts as a separate browser.
 * @param storage throws when storage is unavailable
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
    // Storage is full or unavailable: remember for this document only.
  }
}

function isReported(value: unknown): value is Reported {
  if (!isRecord(value)) return false
  return Object.values(value).every(
    (entry) => isRecord(entry) && 'salt' in entry && Array.isArray(entry.kinds),
  )
}
