import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when a change of the screen removes the control that had it, as Cancel removes itself with its
 * form. Whoever has moved on keeps the focus.
 * @param shown changes with what is shown
 * @returns the ref of the control that takes the focus, mostly the one that opened what is gone
 */
export function useFocusFallback(shown: unknown): RefObject<HTMLButtonElement | null> {
  const fallback = useRef<HTMLButtonElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const hasChanged = before.current !== shown
    before.current = shown
    if (hasChanged && document.activeElement === document.body) fallback.current?.focus()
  }, [shown])
  return fallback
}
