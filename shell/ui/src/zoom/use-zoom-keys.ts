import { useKeyboardShortcuts } from '../keyboard/use-keyboard-shortcuts.ts'
import type { Zoom } from './use-zoom.ts'

/** How far an arrow key moves an enlarged picture, in pixels. */
const arrowStep = 80

/**
 * Plus, minus and zero for the size, arrows for the place.
 * @param turn what left and right do while the picture fits, where there are more than one
 */
export function useZoomKeys(zoom: Zoom, turn?: (side: -1 | 1) => void): void {
  // An enlarged picture is moved, one that fits is turned.
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
