import { adminOrdersRefreshMs } from '@store/contract/rules/limits'
import { useSearchParams } from 'react-router-dom'
import { useRights } from '../rights/use-rights.ts'
import { useGetAnalyticsQuery } from './dashboards-api.ts'
import { dateRangesOf, readPeriod } from './trend/period.ts'

/** The analytics of the period in the URL, and of the days before it once both are known. */
export function useTrends() {
  const [params] = useSearchParams()
  const period = readPeriod(params)
  const { shown, before } = dateRangesOf(period, new Date())
  // Nearly all of it is revenue (rights 2.8).
  const skip = !useRights().maySee(['accounts', 'money'])
  const analytics = useGetAnalyticsQuery(shown, {
    skip,
    pollingInterval: adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
  })
  const previous = useGetAnalyticsQuery(before, { skip })
  return { period, analytics, before: analytics.currentData && previous.currentData }
}
