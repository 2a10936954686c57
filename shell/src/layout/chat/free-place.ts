/** From the first pixel to the one after the last, in CSS pixels down the window. */
export interface Span {
  top: number
  bottom: number
}

/**
 * How far an element has to move up to lie on nothing.
 * @param element where it is without moving
 * @param taken what it must not lie on
 * @param limit it does not go above this
 * @returns 0 when it lies on nothing there; undefined when there is no place below the limit
 * @example distanceToFreePlace({ top: 680, bottom: 728 }, { taken: [{ top: 690, bottom: 734 }], limit: 56 }) // 38
 */
export function distanceToFreePlace(
  element: Span,
  { taken, limit }: { taken: readonly Span[]; limit: number },
): number | undefined {
  let { top, bottom } = element
  for (const span of taken.toSorted((one, other) => other.bottom - one.bottom)) {
    if (span.bottom <= top || span.top >= bottom) continue
    bottom = span.top
    top = bottom - (element.bottom - element.top)
  }
  return top >= limit ? element.bottom - bottom : undefined
}
