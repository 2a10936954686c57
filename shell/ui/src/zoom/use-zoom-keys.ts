import { useKeyboardShortcuts } from '../keyboard/use-keyboard-shortcuts.ts'
import type { Zoom } from './use-zoom.ts'

/** How far an arrow key moves an enlarged picture, in pixels. */
const arrowStep = 80

/**
 * Plus, minus and zero change the size, arrow keys the position.
 * @param turn called by left and right while the picture fits, when there are several
 */
export function useZoomKeys(zoom: Zoom, turn?: (side: -1 | 1) => void): void {
  // An enlarged picture is scrolled; otherwise the previous or next one is shown.
  const handleHorizontalArrow = (side: -1 | 1) =>
    zoom.isMinimum && turn ? turn(side) : zoom.pan(side * arrowStep, 0)
  useKeyboardShortcuts({
    '+': zoom.enlarge,
    '=': zoom.enlarge,
    '-': zoom.reduce,
    '0': zoom.reset,
    arrowleft: () => handleHorizontalArrow(-1),
    arrowright: () => handleHorizontalArrow(1),
    arrowup: () => zoom.pan(0, -arrowStep),
    arrowdown: () => zoom.pan(0, arrowStep),
  })
}
