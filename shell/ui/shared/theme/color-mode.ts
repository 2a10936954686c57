import { useSyncExternalStore } from 'react'
import { type ColorMode, shownColorMode, storeColorMode } from './stored-color-mode.ts'

const listeners = new Set<() => void>()

/**
 * The chosen mode and its setter; the choice is stored in this browser.
 * @example const { mode, setMode } = useColorMode()
 */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(subscribe, shownColorMode, () => 'system' as const)
  return { mode, setMode: chooseColorMode }
}

function chooseColorMode(mode: ColorMode): void {
  storeColorMode(mode)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
