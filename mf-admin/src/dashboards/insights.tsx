import { adminOrdersRefreshMs } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { messageOf, useSession } from '@store/sdk'
import { EmptyState, FailedState, Grid, Loading, Skeleton, Stack } from '@store/ui'
import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useGetAnalyticsQuery } from './dashboards-api.ts'
import { Rankings } from './rankings/rankings.tsx'
import { dateRangesOf, readPeriod } from './trend/period.ts'
import { TrendCharts, TrendPanel } from './trend/trend-panel.tsx'

function LoadingInsights() {
  const { role } = useSession()
  return (
    <Stack>
      <TrendPanel>
        <Loading label="Loading trends...">
          <Skeleton shape="block" height="17rem" />
        </Loading>
      </TrendPanel>
      {role === 'superadmin' ? <Skeleton shape="card" height="7.5rem" /> : null}
      <Grid min="18rem" aria-hidden>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} shape="card" height="19rem" />
        ))}
      </Grid>
    </Stack>
  )
}

/** Sales trends, rankings and low stock: loading, error, empty, or data. */
export function Insights() {
  const [params] = useSearchParams()
  const period = readPeriod(params)
  const { shown, before } = dateRangesOf(period, new Date())
  const { data, currentData, error, isFetching, refetch } = useGetAnalyticsQuery(shown, {
    pollingInterval: adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
  })
  const previous = useGetAnalyticsQuery(before)

  // Figures of the former period stay visible while loading, but not after an error.
  if (currentData === undefined && error !== undefined) {
    const message = messageOf(error, messages.dashboard.loadFailed)
    return (
      <TrendPanel>
        <FailedState message={message} busy={isFetching} onRetry={() => void refetch()} />
      </TrendPanel>
    )
  }
  if (data === undefined) return <LoadingInsights />
  return (
    <Stack>
      <TrendPanel>
        {data.days.every(({ orders }) => orders === 0) ? (
          <EmptyState
            icon={ChartColumn}
            title="No orders in these days."
            text="Choose a longer period, or come back when the first order is there."
          />
        ) : (
          <TrendCharts analytics={data} before={currentData && previous.currentData} />
        )}
      </TrendPanel>
      <Rankings analytics={data} />
    </Stack>
  )
}
