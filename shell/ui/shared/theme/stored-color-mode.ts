/** The chosen color mode; `system` follows the operating system. */
export type ColorMode = 'system' | 'light' | 'dark'

const storageKey = 'colorMode'

/**
 * Applies the mode that was chosen in this browser; that of the system without a choice or without storage. Call it before
 * the first paint.
 */
export function applyColorMode(): void {
  try {
    const kept = localStorage.getItem(storageKey)
    showColorMode(kept === 'light' || kept === 'dark' ? kept : 'system')
  } catch {
    showColorMode('system')
  }
}

/** Shows a mode, and stores it in this browser. */
export function storeColorMode(mode: ColorMode): void {
  showColorMode(mode)
  try {
    if (mode === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, mode)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** The mode that the document shows. */
export function shownColorMode(): ColorMode {
  const shown = document.documentElement.dataset.theme
  return shown === 'light' || shown === 'dark' ? shown : 'system'
}

function showColorMode(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
}
