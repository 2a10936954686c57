import { useEffect, useSyncExternalStore } from 'react'

/** A key, as people read it, and what it does: `['j', 'Next order']`. */
export type KeyHelp = readonly [key: string, does: string]

type Declaration = { keys: readonly KeyHelp[] }

let declarations: readonly Declaration[] = []
const listeners = new Set<() => void>()

function declare(next: readonly Declaration[]): void {
  declarations = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Tells the layout which keys work while this component is mounted; the workbench lists them on `?`.
 * @param keys the same array in each render, e.g. a constant
 * @example useScreenKeys(orderKeys)
 */
export function useScreenKeys(keys: readonly KeyHelp[]): void {
  useEffect(() => {
    if (keys.length === 0) return
    const declaration = { keys }
    declare([...declarations, declaration])
    return () => declare(declarations.filter((other) => other !== declaration))
  }, [keys])
}

/** The keys of everything on the screen, for the help of a layout. */
export function useDeclaredKeys(): readonly KeyHelp[] {
  return useSyncExternalStore(subscribe, () => declarations).flatMap(({ keys }) => keys)
}
