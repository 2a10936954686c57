/** Bounds what one caller has under way at once. */
export interface ConcurrencyLimit {
  /**
   * Counts one more of a caller's.
   * @returns what counts it down again, once; undefined beyond the limit
   */
  acquire: (caller: string) => (() => void) | undefined
}

/**
 * Counts by caller what is under way in this process. Nothing is awaited, so that many at once cannot pass together.
 * @param most of one caller at once
 * @example createConcurrencyLimit(1).acquire('203.0.113.7') // a function; the next one gets undefined until it is called
 */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const counts = new Map<string, number>()
  return {
    acquire: (caller) => {
      const count = counts.get(caller) ?? 0
      if (count >= most) return undefined
      counts.set(caller, count + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        const rest = (counts.get(caller) ?? 1) - 1
        if (rest === 0) counts.delete(caller)
        else counts.set(caller, rest)
      }
    },
  }
}
