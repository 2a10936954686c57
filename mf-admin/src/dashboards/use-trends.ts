import { adminOrdersRefreshMs } from '@store/contract/rules/limits'
import { useSearchParams } from 'react-router-dom'
import { useGetAnalyticsQuery } from './dashboards-api.ts'
import { dateRangesOf, readPeriod } from './trend/period.ts'

/** The analytics of the period in the URL, and of the days before it once both are known. */
export function useTrends() {
  const [params] = useSearchParams()
  const period = readPeriod(params)
  const { shown, before } = dateRangesOf(period, new Date())
  const analytics = useGetAnalyticsQuery(shown, {
    pollingInterval: adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
  })
  const previous = useGetAnalyticsQuery(before)
  return { period, analytics, before: analytics.currentData && previous.currentData }
}
