import { formatDate, theme } from '@store/ui'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import styled from 'styled-components'
import { type DayPoint, plotSpace } from './day-point.ts'

const Drawing = styled.svg`
  display: block;
  font-family: ${theme.font.body};

  rect {
    fill: ${theme.color.primary};
  }

  &[data-tone='success'] rect {
    fill: ${theme.color.success};
  }

  line {
    stroke: ${theme.color.border};
  }

  text {
    fill: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums;
  }
`

/** The colour of the bars. */
export type PlotTone = 'primary' | 'success'

/** What is drawn. */
export interface Plot {
  points: readonly DayPoint[]
  /** A short label for a value at the axis. */
  axisLabelOf: (value: number) => string
  tone: PlotTone
}

const gridLines = 4
const dayLabelSpace = 88
const { height, top, bottom, start, end } = plotSpace

/** @example shortDayOf('2026-11-20') // '20 Nov' */
function shortDayOf(day: string): string {
  return formatDate(day).replace(/ \d{4}$/, '')
}

/** As many days as have space for a label, the last one always. */
function labelledDaysOf(points: readonly DayPoint[], width: number): string[] {
  const most = Math.max(1, Math.floor((width - start - end) / dayLabelSpace))
  const step = Math.ceil(points.length / most)
  return points
    .map(({ day }) => day)
    .filter((_day, index) => (points.length - 1 - index) % step === 0)
}

/** A bar per day, with axes. @param width in pixels */
export function PlotDrawing({ points, axisLabelOf, tone, width }: Plot & { width: number }) {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0))
  const x = scaleBand({
    domain: points.map(({ day }) => day),
    range: [start, width - end],
    // Half as much outside, so that all days are equally wide.
    paddingInner: 0.2,
    paddingOuter: 0.1,
  })
  const y = scaleLinear({ domain: [0, most], range: [height - bottom, top], nice: gridLines })
  const values = y.ticks(gridLines).filter(Number.isInteger)
  return (
    <Drawing width={width} height={height} data-tone={tone} aria-hidden>
      <GridRows scale={y} tickValues={values} left={start} width={width - start - end} />
      {points.map(({ day, value }) =>
        value === null || value === 0 ? null : (
          <rect
            key={day}
            x={x(day)}
            width={x.bandwidth()}
            y={y(value)}
            height={height - bottom - y(value)}
          />
        ),
      )}
      <AxisLeft
        scale={y}
        left={start}
        tickValues={values}
        tickFormat={(value) => axisLabelOf(Number(value))}
        tickLabelProps={labelProps}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={height - bottom}
        tickValues={labelledDaysOf(points, width)}
        tickFormat={shortDayOf}
        tickLabelProps={labelProps}
        hideAxisLine
        hideTicks
      />
    </Drawing>
  )
}

/** The style sheet sets size and colour. */
const labelProps = { fill: '', fontSize: '', fontFamily: '' }
