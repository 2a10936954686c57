import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Below `theme.media.desktop`, where an order takes the place of the list. */
const narrow = '(width < 64rem)'

/**
 * Where an order takes the place of the list, it gets the focus; closing it gives the focus back.
 * @param returnFocus focuses the list
 * @returns the ref of the order's element
 */
export function usePaneFocus(returnFocus: () => void) {
  const pane = useRef<HTMLElement>(null)
  const handleClose = useEffectEvent(returnFocus)
  useLayoutEffect(() => {
    const element = pane.current
    if (matchMedia(narrow).matches) element?.focus()
    return () => {
      // The list is shown again after this.
      if (element?.contains(document.activeElement)) requestAnimationFrame(() => handleClose())
    }
  }, [])
  return pane
}
