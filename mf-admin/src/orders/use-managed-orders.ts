import { adminOrdersPageSize, adminOrdersRefreshMs } from '@store/contract/rules/limits'
import { useSession } from '@store/sdk'
import { type AdminOrdersArgs, useGetAdminOrdersQuery } from './admin-orders-api.ts'
import { endOf, startOf } from './queue/days.ts'
import type { OrdersView } from './queue/orders-view.ts'
import { useOrdersView } from './queue/use-orders-view.ts'

/** How lists of managed orders are kept fresh: polled every minute (site 5.8), and not refetched within five seconds. */
export const managedOrdersRefresh = {
  pollingInterval: adminOrdersRefreshMs,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: 5,
} as const

/** The filters of a view as the API knows them; blank ones are not sent. */
export function filtersOf(view: OrdersView): Omit<AdminOrdersArgs, 'role'> {
  const { q, status, paymentStatus, queue, account, sort } = view
  return {
    ...{ q, status, paymentStatus },
    ...(queue && { queue }),
    ...(account && { account }),
    ...(sort && { sort }),
    from: startOf(view.from),
    to: endOf(view.to),
  }
}

/** The page of orders of the view in the URL. */
export function useManagedOrders() {
  const { role } = useSession()
  const { view } = useOrdersView()
  return useGetAdminOrdersQuery(
    { role, ...filtersOf(view), page: view.page, limit: adminOrdersPageSize },
    { skip: role === 'visitor', ...managedOrdersRefresh },
  )
}
