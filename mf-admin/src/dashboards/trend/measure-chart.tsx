import type { Analytics } from '@store/contract/schemas/analytics'
import { Heading, Stack, theme } from '@store/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { DayChart } from './day-chart.tsx'
import { type Measure, sumOf, trendOfMeasure } from './measures.ts'
import type { PlotTone } from './plot/plot-drawing.tsx'
import { changeSentenceOf } from './trend.ts'
import { TrendLine } from './trend-line.tsx'

const Nothing = styled.p`
  color: ${theme.color.textMuted};
`

type MeasureChartProps = {
  measure: Measure
  days: Analytics['days']
  /** undefined while unknown. */
  before: Analytics['days'] | undefined
  axisLabelOf: (value: number) => string
  tone: PlotTone
  pointedAt: number | undefined
  onPoint: (index: number | undefined) => void
  /** Said instead of a chart that would be empty. */
  none: string
}

/** A measure by day, and its change against the days before. */
export function MeasureChart({ measure, days, before, none, ...chart }: MeasureChartProps) {
  const points = useMemo(
    () => days.map((day) => ({ day: day.day, value: measure.of(day) })),
    [days, measure],
  )
  const trend = before && trendOfMeasure(measure, days, before)
  if (points.every(({ value }) => value === 0)) {
    return (
      <Stack gap="xxs">
        <Heading level={3} size="m">
          {measure.title}
        </Heading>
        <Nothing>{none}</Nothing>
      </Stack>
    )
  }
  return (
    <Stack gap="xxs">
      <DayChart
        {...chart}
        title={measure.title}
        total={`${measure.format(sumOf(days, measure))} in all`}
        points={points}
        format={measure.format}
      />
      <TrendLine trend={trend} better={measure.better}>
        {trend && changeSentenceOf(trend, days.length)}
      </TrendLine>
    </Stack>
  )
}
