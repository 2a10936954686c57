import { useSyncExternalStore } from 'react'

/**
 * A preference that is remembered on this device; without storage it lasts until the page is closed. A logout keeps it, if
 * `session-storage.ts` of the SDK names its key.
 * @param choices the first one is the default, and what the HTML of a document shows
 * @example const { useChoice, choose } = deviceChoice('shopLayout', ['cards', 'list'])
 */
export function deviceChoice<Choice extends string>(
  storageKey: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const [byDefault] = choices
  const listeners = new Set<() => void>()
  let unstored: Choice | undefined

  function read(): Choice {
    if (unstored !== undefined) return unstored
    try {
      const stored = localStorage.getItem(storageKey)
      return choices.find((choice) => choice === stored) ?? byDefault
    } catch {
      return byDefault
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    /** The choice; everything on the screen that uses it follows it. */
    useChoice: (): Choice => useSyncExternalStore(subscribe, read, () => byDefault),
    choose: (wanted: Choice): void => {
      try {
        localStorage.setItem(storageKey, wanted)
        unstored = undefined
      } catch {
        unstored = wanted
      }
      for (const listener of listeners) listener()
    },
  }
}
