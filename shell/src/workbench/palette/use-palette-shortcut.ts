import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `toggle` on Ctrl+K or ⌘K, also while somebody types. Browsers would go to their own search otherwise.
 * @param isOpen the palette is open; below any other dialog the shortcut does nothing
 */
export function usePaletteShortcut(isOpen: boolean, toggle: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey || event.isComposing) return
    event.preventDefault()
    if (event.repeat) return
    if (isOpen || document.querySelector('dialog[open]') === null) toggle()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
