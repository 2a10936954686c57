import { formatDate, theme, VisuallyHidden } from '@store/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { DayPoint } from './plot/day-point.ts'
import { PlotCanvas } from './plot/plot-canvas.tsx'
import type { PlotTone } from './plot/plot-drawing.tsx'
import { PlotSurface } from './plot/plot-surface.tsx'

const Frame = styled.figure`
  display: grid;
  gap: ${theme.space.xxs};
  margin: 0;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.s};
    font-weight: ${theme.weight.semibold};
  }
`

const Total = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.regular};
`

type DayChartProps = {
  /** What is counted, such as 'Orders'. */
  title: string
  /** The sum of all days in words, such as '14 in all'. */
  total: string
  /** Oldest first; the same array as long as nothing changed. */
  points: readonly DayPoint[]
  format: (value: number) => string
  axisLabelOf: (value: number) => string
  tone: PlotTone
  /** The pointed day, which several charts share. */
  pointedAt: number | undefined
  onPoint: (index: number | undefined) => void
}

function peakOf({ points, format }: Pick<DayChartProps, 'points' | 'format'>): string {
  const values = points.map(({ value }) => value ?? 0)
  const most = Math.max(0, ...values)
  const day = points[values.indexOf(most)]?.day
  return most === 0 ? '' : `, most on ${formatDate(day)}: ${format(most)}`
}

/** A bar chart by day. A table beside it has the same numbers. */
export function DayChart(props: DayChartProps) {
  const { title, total, points, format, axisLabelOf, tone, pointedAt, onPoint } = props
  const summaryId = useId()
  return (
    <Frame>
      <figcaption>
        {title}
        <Total>{total}</Total>
      </figcaption>
      <VisuallyHidden id={summaryId}>
        {`${total} in ${points.length} days${peakOf(props)}. Enter shows the orders of a day.`}
      </VisuallyHidden>
      <PlotSurface
        label={`${title} per day`}
        describedBy={summaryId}
        points={points}
        textOf={({ value }) => (value === null ? 'none' : format(value))}
        pointedAt={pointedAt}
        onPoint={onPoint}
      >
        <PlotCanvas points={points} axisLabelOf={axisLabelOf} tone={tone} />
      </PlotSurface>
    </Frame>
  )
}
