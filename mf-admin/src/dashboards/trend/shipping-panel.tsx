import type { Analytics } from '@store/contract/schemas/analytics'
import { Definition, DefinitionList, formatCount, Panel, Stack, theme } from '@store/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { DayChart } from './day-chart.tsx'
import { hoursTextOf, shippingPointsOf } from './shipping-times.ts'
import { changeSentenceOf, trendOf } from './trend.ts'
import { TrendLine } from './trend-line.tsx'

const Times = styled(DefinitionList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${theme.space.m};

  dd {
    font-size: ${theme.size.l};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.semibold};
  }
`

type Total = NonNullable<Analytics['proofToShipped']['total']>
type ShippingTimesProps = {
  analytics: Analytics
  total: Total
  /** Of the days before; undefined while unknown, or when nothing was shipped. */
  before: Total | undefined
}

function ShippingTimes({ analytics, total, before }: ShippingTimesProps) {
  const [pointedAt, setPointedAt] = useState<number>()
  const points = useMemo(() => shippingPointsOf(analytics), [analytics])
  const trend = before && trendOf(total.medianHours, before.medianHours)
  return (
    <Stack gap="s">
      <Times>
        <Definition term="Half of the orders within">{hoursTextOf(total.medianHours)}</Definition>
        <Definition term="Nine of ten within">{hoursTextOf(total.p90Hours)}</Definition>
        <Definition term="Shipped with a proof">{formatCount(total.orders)}</Definition>
      </Times>
      <DayChart
        title="Hours from proof to shipped"
        total={`${hoursTextOf(total.medianHours)} for half of the orders`}
        points={points}
        format={hoursTextOf}
        axisLabelOf={formatCount}
        tone="primary"
        pointedAt={pointedAt}
        onPoint={setPointedAt}
      />
      <TrendLine trend={trend} better="fewer">
        {trend && changeSentenceOf(trend, analytics.days.length)}
      </TrendLine>
    </Stack>
  )
}

/** Of fewer orders a half and nine of ten say nothing, and neither does a chart. */
const fewestOrders = 5

/** How long the slowest of a few orders took. */
function fewWordsOf({ orders, p90Hours }: Total): string {
  const time = hoursTextOf(p90Hours)
  return orders === 1
    ? `One order with a payment proof was shipped in these days, within ${time}.`
    : `${formatCount(orders)} orders with a payment proof were shipped in these days, within ${time}.`
}

type ShippingPanelProps = { analytics: Analytics; before: Analytics | undefined }

/** How long orders took from their payment proof to shipping, by the day of shipping. */
export function ShippingPanel({ analytics, before }: ShippingPanelProps) {
  const { total } = analytics.proofToShipped
  return (
    <Panel title="From proof to shipped">
      {total === undefined ? (
        <p>No order with a payment proof was shipped in these days.</p>
      ) : total.orders < fewestOrders ? (
        <p>{fewWordsOf(total)}</p>
      ) : (
        <ShippingTimes analytics={analytics} total={total} before={before?.proofToShipped.total} />
      )}
    </Panel>
  )
}
