import { useSyncExternalStore } from 'react'

/** The chosen color mode; `system` follows the operating system. */
export type ColorMode = 'system' | 'light' | 'dark'

const storageKey = 'colorMode'
const listeners = new Set<() => void>()

/** The stored mode; `system` without a choice or without storage. */
export function readColorMode(): ColorMode {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Applies the stored mode. Call once at start, before the first paint. */
export function applyColorMode(): void {
  showColorMode(readColorMode())
}

/**
 * The chosen mode and its setter; the choice is stored in this browser.
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
    // Without storage the choice lasts until the page is closed.
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
