import { theme } from '@store/ui'
import styled from 'styled-components'
import { type Measure, sumOf, trendOfMeasure } from '../trend/measures.ts'
import { changeTextOf } from '../trend/trend.ts'
import { TrendLine } from '../trend/trend-line.tsx'
import { useTrends } from '../use-trends.ts'
import { Sparkline } from './sparkline.tsx'

/** As high as its content from the start, so that nothing moves when the days arrive. */
const Row = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  min-height: calc(${theme.size.s} * 3 + 2rem);
  margin-block-start: ${theme.space.xxs};
  align-content: start;
`

/** The last days of a figure: their sum, the change against the days before, and a line. */
export function FigureHistory({ measure }: { measure: Measure }) {
  const { period, analytics, before } = useTrends()
  const days = analytics.currentData?.days
  if (days === undefined) return <Row />
  const amount = measure.format(sumOf(days, measure))
  const trend = before && trendOfMeasure(measure, days, before.days)
  const text = trend === undefined ? '' : `, ${changeTextOf(trend)}`
  return (
    <Row>
      <Sparkline values={days.map(measure.of)} />
      <TrendLine trend={trend} better={measure.better}>
        {`${amount} in ${period} days${text}`}
      </TrendLine>
    </Row>
  )
}
