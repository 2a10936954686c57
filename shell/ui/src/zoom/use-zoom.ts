import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Point, pointOf } from './point.ts'
import { usePinch } from './use-pinch.ts'

/** Maximum scale relative to the size that fits, and one step of buttons and keys. */
const maxScale = 4
const step = 1.5

/** A zoomable picture in a scrolling frame: its scale, and operations to change it. */
export interface Zoom {
  /** 1 fits the frame. */
  scale: number
  isMinimum: boolean
  isMaximum: boolean
  enlarge: () => void
  reduce: () => void
  /** Resets to the size that fits. */
  reset: () => void
  /** Scrolls right and down by a number of pixels. */
  pan: (right: number, down: number) => void
  /** Handlers of the frame: two fingers, wheel with Ctrl, double click; one finger or the mouse drags. */
  frame: React.ComponentPropsWithRef<'div'>
}

/**
 * Zooms a picture inside a scrolling frame; the point under the fingers or the pointer keeps its position.
 * @example const zoom = useZoom(); <Frame {...zoom.frame}><div style={{ width: `${zoom.scale * 100}%` }} /></Frame>
 */
export function useZoom(): Zoom {
  const [scale, setScale] = useState(1)
  const frameRef = useRef<HTMLDivElement>(null)
  const { zoomBy, fixPoint } = useFixedPoint(frameRef, { scale, setScale })
  const pan = (right: number, down: number) => frameRef.current?.scrollBy(right, down)
  const pinch = usePinch({ onSpread: zoomBy, onDrag: pan })

  // React listens to wheels passively, and then the browser would zoom the whole page.
  const handleWheel = useEffectEvent((event: WheelEvent, frame: Element) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY / 200), pointOf(event, frame))
  })
  useEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const listen = (event: WheelEvent) => handleWheel(event, frame)
    frame.addEventListener('wheel', listen, { passive: false })
    return () => frame.removeEventListener('wheel', listen)
  }, [])

  return {
    scale,
    isMinimum: scale === 1,
    isMaximum: scale === maxScale,
    enlarge: () => zoomBy(step),
    reduce: () => zoomBy(1 / step),
    reset: () => {
      fixPoint()
      setScale(1)
    },
    pan,
    frame: {
      ...pinch,
      ref: frameRef,
      onDoubleClick: (event) =>
        zoomBy(scale === 1 ? 2 : 1 / scale, pointOf(event, event.currentTarget)),
    },
  }
}

type ScaleState = { scale: number; setScale: React.Dispatch<React.SetStateAction<number>> }

/** Changes the scale and scrolls so that one point of the frame keeps its position. */
function useFixedPoint(
  frameRef: React.RefObject<HTMLDivElement | null>,
  { scale, setScale }: ScaleState,
) {
  const shownScale = useRef(1)
  const fixed = useRef<{ point: Point; left: number; top: number }>(undefined)

  const fixPoint = (point?: Point) => {
    const frame = frameRef.current
    if (!frame) return
    const middle = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }
    fixed.current = { point: point ?? middle, left: frame.scrollLeft, top: frame.scrollTop }
  }
  useLayoutEffect(() => {
    const ratio = scale / shownScale.current
    shownScale.current = scale
    if (!fixed.current || !frameRef.current) return
    const { point, left, top } = fixed.current
    frameRef.current.scrollLeft = (left + point.x) * ratio - point.x
    frameRef.current.scrollTop = (top + point.y) * ratio - point.y
  }, [scale, frameRef])

  const zoomBy = (factor: number, point?: Point) => {
    fixPoint(point)
    setScale((before) => Math.min(maxScale, Math.max(1, before * factor)))
  }
  return { zoomBy, fixPoint }
}
