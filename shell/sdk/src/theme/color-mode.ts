import { useSyncExternalStore } from 'react'

/** What a person chose: what the system says, or one of the two looks. */
export type ColorMode = 'system' | 'light' | 'dark'

const storageKey = 'colorMode'
const listeners = new Set<() => void>()

/** The mode kept in this browser; `system` without a choice, and where storage is forbidden. */
export function readColorMode(): ColorMode {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Shows the kept mode. Call once at boot, before the first paint. */
export function applyColorMode(): void {
  showColorMode(readColorMode())
}

/**
 * The chosen mode and the way to change it; the choice is kept in this browser.
 * @example const { mode, setMode } = useColorMode()
 */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(subscribe, shownColorMode)
  return { mode, setMode: chooseColorMode }
}

function chooseColorMode(mode: ColorMode): void {
  showColorMode(mode)
  try {
    if (mode === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, mode)
  } catch {
    // Storage is forbidden: the choice holds until the page closes.
  }
  for (const listener of listeners) listener()
}

function showColorMode(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
}

function shownColorMode(): ColorMode {
  const shown = document.documentElement.dataset.theme
  return shown === 'light' || shown === 'dark' ? shown : 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
