/** A point in an element, in pixels from its top left corner. */
export interface Point {
  x: number
  y: number
}

/** The point of an event inside an element. */
export function pointOf(event: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}
