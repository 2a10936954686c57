import type { Analytics } from '@store/contract/schemas/analytics'
import { formatCount, Grid, Panel, SelectField, Stack } from '@store/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DayTable } from './day-table.tsx'
import { MeasureChart } from './measure-chart.tsx'
import { orders, revenue } from './measures.ts'
import { periods, readPeriod } from './period.ts'
import { shortRupees } from './trend.ts'

const choices = periods.map((days) => ({ value: String(days), label: `Last ${days} days` }))

/** Selects the period, which is kept in the URL. */
function PeriodChoice() {
  const [params, setParams] = useSearchParams()
  return (
    <SelectField
      label="Period"
      hideLabel
      name="days"
      options={choices}
      value={String(readPeriod(params))}
      onChange={(days) => setParams({ days }, { replace: true, preventScrollReset: true })}
    />
  )
}

type TrendChartsProps = { analytics: Analytics; before: Analytics | undefined }

/** Orders and revenue of the days, each against the days before. */
export function TrendCharts({ analytics, before }: TrendChartsProps) {
  const [pointedAt, setPointedAt] = useState<number>()
  const shared = {
    days: analytics.days,
    before: before?.days,
    pointedAt,
    onPoint: setPointedAt,
  }
  return (
    <Stack>
      <Grid min="22rem" gap="l" stretch>
        <MeasureChart
          {...shared}
          measure={orders}
          axisLabelOf={formatCount}
          tone="primary"
          none="No orders in these days."
        />
        <MeasureChart
          {...shared}
          measure={revenue}
          axisLabelOf={shortRupees}
          tone="success"
          none="No paid orders in these days."
        />
      </Grid>
      <DayTable analytics={analytics} />
    </Stack>
  )
}

/** The panel of the charts, also shown while loading. */
export function TrendPanel({ children }: { children: React.ReactNode }) {
  return (
    <Panel title="Orders and revenue per day" actions={<PeriodChoice />}>
      {children}
    </Panel>
  )
}
