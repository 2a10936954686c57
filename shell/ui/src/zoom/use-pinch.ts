import { useRef } from 'react'
import { type Point, pointOf } from './point.ts'

interface PinchActions {
  /** Two fingers moved: by which factor, and around which place of the element. */
  onSpread: (factor: number, around: Point) => void
  /** One finger or the mouse drags: so many pixels the other way. */
  onDrag: (right: number, down: number) => void
}

/**
 * Reads two fingers as a pinch and one as a drag. The element needs `touch-action: none`.
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

/** In pixels; never 0, so that it can be divided by. */
function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
}
