import { adminOrdersPageSize, adminOrdersRefreshMs } from '@store/contract/rules/limits'
import { useSession } from '@store/sdk'
import { useGetAdminOrdersQuery } from './admin-orders-api.ts'
import { endOf, startOf } from './queue/days.ts'
import { useOrdersView } from './queue/use-orders-view.ts'

/** A page fetched less than this many seconds ago is not refetched. */
const freshSeconds = 5

/** The orders of the view in the URL, polled every minute (spec §9). */
export function useManagedOrders() {
  const { role } = useSession()
  const { view } = useOrdersView()
  const createdRange = { from: startOf(view.from), to: endOf(view.to) }
  return useGetAdminOrdersQuery(
    { role, ...view, ...createdRange, limit: adminOrdersPageSize },
    {
      skip: role === 'visitor',
      pollingInterval: adminOrdersRefreshMs,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: freshSeconds,
    },
  )
}
