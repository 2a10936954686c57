import { useEffectEvent, useLayoutEffect } from 'react'

/** Handlers by `KeyboardEvent.key` in lower case. */
export type KeyboardShortcuts = Readonly<Record<string, () => void>>

/**
 * Listens to single keys while mounted, wherever the focus is. Keys with Ctrl, Alt or Meta belong to the browser.
 * @param isEnabled decides about one event; by default every key counts
 * @example useKeyboardShortcuts({ arrowleft: showPrevious, arrowright: showNext })
 */
export function useKeyboardShortcuts(
  shortcuts: KeyboardShortcuts,
  isEnabled: (event: KeyboardEvent) => boolean = () => true,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const run = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
    if (run === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (!isEnabled(event)) return
    event.preventDefault()
    run()
  })
  // Before the paint: a key counts as soon as it is shown.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
