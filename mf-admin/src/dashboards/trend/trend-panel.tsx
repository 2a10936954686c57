import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Analytics } from '@store/contract/schemas/analytics'
import { formatCount, Grid, Panel, SelectField, Stack } from '@store/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { periods, readPeriod } from './period.ts'
import { sumOf, trendOf } from './trend.ts'
import { TrendBadge } from './trend-badge.tsx'

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
  const { days } = analytics
  const now = sumOf(days)
  const previous = before && sumOf(before.days)
  const shared = { pointedAt, onPoint: setPointedAt }
  return (
    <Stack>
      <Grid min="22rem" gap="l" stretch>
        <Stack gap="xxs">
          <DayChart
            {...shared}
            title="Orders"
            days={days.map(({ day, orders }) => ({ day, value: orders }))}
            total={now.orders}
            format={(orders) => formatCount(orders)}
            tone="primary"
          />
          <TrendBadge trend={previous && trendOf(now.orders, previous.orders)} days={days.length} />
        </Stack>
        <Stack gap="xxs">
          <DayChart
            {...shared}
            title="Revenue"
            days={days.map(({ day, revenue }) => ({ day, value: revenue }))}
            total={now.revenue}
            format={(revenue) => formatRupees(revenue)}
            tone="success"
          />
          <TrendBadge
            trend={previous && trendOf(now.revenue, previous.revenue)}
            days={days.length}
          />
        </Stack>
      </Grid>
      <DayTable days={days} />
    </Stack>
  )
}

/** The panel of the charts, also shown while loading. */
export function TrendPanel({ children }: { children: React.ReactNode }) {
  return (
    <Panel title="Orders and revenue a day" actions={<PeriodChoice />}>
      {children}
    </Panel>
  )
}
