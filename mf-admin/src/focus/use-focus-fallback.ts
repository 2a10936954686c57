import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when a change of the screen removes the control that had it, as Cancel removes itself with its
 * form. Whoever has moved on keeps the focus.
 * @param shown changes with what is shown
 * @returns the ref of what takes the focus: mostly the control that opened what is gone, or the place of what came instead
 */
export function useFocusFallback<Fallback extends HTMLElement = HTMLButtonElement>(
  shown: unknown,
): RefObject<Fallback | null> {
  const fallback = useRef<Fallback>(null)
  const before = useRef(shown)
  useEffect(() => {
    const hasChanged = before.current !== shown
    before.current = shown
    if (!hasChanged || document.activeElement !== document.body) return
    // A place is read from where the screen stands; a control is scrolled to.
    fallback.current?.focus({ preventScroll: fallback.current.tabIndex < 0 })
  }, [shown])
  return fallback
}
