import * as messages from '@store/contract/rules/messages'
import { useSession } from '@store/sdk'
import { EmptyState, FailedState, Grid, Loading, QueryView, Skeleton, Stack } from '@store/ui'
import { ChartColumn } from 'lucide-react'
import { useRights } from '../rights/use-rights.ts'
import { Rankings } from './rankings/rankings.tsx'
import { ShippingPanel } from './trend/shipping-panel.tsx'
import { TrendCharts, TrendPanel } from './trend/trend-panel.tsx'
import { useTrends } from './use-trends.ts'

function LoadingInsights() {
  const { role } = useSession()
  return (
    <Stack>
      <TrendPanel>
        <Loading label="Loading trends...">
          <Skeleton shape="block" height="17rem" />
        </Loading>
      </TrendPanel>
      <Skeleton shape="card" height="19rem" />
      {role === 'superadmin' ? <Skeleton shape="card" height="7.5rem" /> : null}
      <Grid min="18rem" aria-hidden>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} shape="card" height="19rem" />
        ))}
      </Grid>
    </Stack>
  )
}

/** Sales trends, times to shipping, rankings and low stock: loading, error, empty, or data; nothing without the right to them. */
export function Insights() {
  const { analytics, before } = useTrends()
  if (!useRights().maySee(['accounts', 'money'])) return null
  return (
    <QueryView
      query={analytics}
      failure={messages.dashboard.loadFailed}
      failed={(failedState) => (
        <TrendPanel>
          <FailedState {...failedState} />
        </TrendPanel>
      )}
      loading={<LoadingInsights />}
    >
      {(data) => (
        <Stack>
          <TrendPanel>
            {data.days.every(({ orders }) => orders === 0) ? (
              <EmptyState
                icon={ChartColumn}
                title="No orders in these days."
                text="Choose a longer period, or check again after the first order."
              />
            ) : (
              <TrendCharts analytics={data} before={before} />
            )}
          </TrendPanel>
          <ShippingPanel analytics={data} before={before} />
          <Rankings analytics={data} />
        </Stack>
      )}
    </QueryView>
  )
}
