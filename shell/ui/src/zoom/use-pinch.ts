import { useRef } from 'react'
import { type Point, pointOf } from './point.ts'

interface PinchActions {
  /** A pinch: its factor, and the point of the element around it. */
  onSpread: (factor: number, around: Point) => void
  /** A drag by one finger or the mouse: pixels to scroll, opposite to the movement. */
  onDrag: (right: number, down: number) => void
}

/**
 * Interprets two fingers as a pinch and one as a drag. The element needs `touch-action: none`.
 * @returns handlers for the element
 */
export function usePinch({ onSpread, onDrag }: PinchActions) {
  const fingers = useRef(new Map<number, Point>())

  const lift = (event: React.PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button === 0)
        fingers.current.set(event.pointerId, pointOf(event, event.currentTarget))
    },
    onPointerMove: (event: React.PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event, event.currentTarget)
      fingers.current.set(event.pointerId, now)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (!other) return onDrag(before.x - now.x, before.y - now.y)
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      onSpread(distance(now, other) / distance(before, other), middle)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  }
}

/** In pixels; never 0, because it is a divisor. */
function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
}
