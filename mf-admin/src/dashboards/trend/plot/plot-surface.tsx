import { useSession } from '@store/sdk'
import { formatDate, theme } from '@store/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { type DayPoint, indexAfterKey, indexAt, middleOf, plotSpace } from './day-point.ts'

const Surface = styled.div`
  position: relative;
  border-radius: ${theme.radius.s};
  cursor: pointer;
  touch-action: pan-y;
`

/** Marks the pointed day. */
const Mark = styled.div`
  position: absolute;
  inset-block: 0 ${plotSpace.bottom}px;
  width: 2px;
  background: ${theme.color.text};
  translate: -50%;
  pointer-events: none;
`

const tipWidth = '9rem'

const Tip = styled.div`
  position: absolute;
  inset-block-start: ${theme.space.xxs};
  z-index: 1;
  width: ${tipWidth};
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.raised};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  text-align: center;
  translate: -50%;

  b {
    display: block;
    font-weight: ${theme.weight.semibold};
  }
`

type PlotSurfaceProps = {
  /** Such as 'Orders per day'. */
  label: string
  /** Id of the text that sums the chart up. */
  describedBy: string
  points: readonly DayPoint[]
  /** The value of a day in words. */
  textOf: (point: DayPoint) => string
  /** The pointed day, which several charts share. */
  pointedAt: number | undefined
  onPoint: (index: number | undefined) => void
  /** The drawing. */
  children: React.ReactNode
}

/**
 * Points at the days of a chart, by pointer or by arrow keys: a slider for screen readers, which read out each day. Enter
 * and a click lead to the orders of the day; on a touch screen the second tap does.
 */
export function PlotSurface(props: PlotSurfaceProps) {
  const { label, describedBy, points, textOf, pointedAt, onPoint, children } = props
  const { role } = useSession()
  const navigate = useNavigate()
  const opensOnClick = useRef(true)
  const last = points.length - 1
  const index = Math.min(pointedAt ?? last, last)
  const point = points[index]
  if (point === undefined) return children
  const text = textOf(point)

  const openDay = ({ day }: DayPoint) => {
    void navigate(`/${role}/orders?from=${day}&to=${day}`)
  }
  const indexOf = (event: React.PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return indexAt(event.clientX - left, { width, count: points.length })
  }
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = indexAfterKey(event.key, { index, count: points.length })
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    // Keys of the page do not move the chart, and keys of the chart not the page.
    event.stopPropagation()
    if (next === undefined) openDay(point)
    else onPoint(next)
  }

  return (
    <Surface
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={index + 1}
      aria-valuetext={`${formatDate(point.day)}: ${text}`}
      onKeyDown={handleKeyDown}
      onFocus={() => onPoint(index)}
      onBlur={() => onPoint(undefined)}
      onPointerDown={(event) => {
        const pressed = indexOf(event)
        opensOnClick.current = event.pointerType !== 'touch' || pressed === pointedAt
        onPoint(pressed)
      }}
      onPointerMove={(event) => onPoint(indexOf(event))}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch') onPoint(undefined)
      }}
      onClick={() => {
        if (opensOnClick.current) openDay(point)
      }}
    >
      {children}
      {pointedAt === undefined ? null : (
        <>
          <Mark style={{ insetInlineStart: middleOf(index, points.length) }} />
          <Tip style={{ insetInlineStart: clampedMiddleOf(index, points.length) }} aria-hidden>
            {formatDate(point.day)}
            <b>{text}</b>
          </Tip>
        </>
      )}
    </Surface>
  )
}

/** As {@link middleOf}, so that the tip stays inside the chart. */
function clampedMiddleOf(index: number, count: number): string {
  const half = `(${tipWidth} / 2)`
  return `clamp(${half}, ${middleOf(index, count)}, 100% - ${half})`
}
