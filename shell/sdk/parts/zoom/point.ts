/** A place in an element, in pixels from its upper left corner. */
export interface Point {
  x: number
  y: number
}

/** Where in an element an event happened. */
export function pointOf(event: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}
