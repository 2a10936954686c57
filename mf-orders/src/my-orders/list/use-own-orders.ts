import { fileAddressRefreshMs, ordersRefreshMs } from '@store/contract/rules/limits'
import { needsBuyer } from '@store/contract/rules/orders/next-step'
import { ordersApi, useGetOrdersInfiniteQuery, useGetWaitingOrdersQuery } from '../orders-api.ts'
import { filterOf, useOrdersView } from './orders-view.ts'

const skipPollingIfUnfocused = true

/**
 * Orders, updated by server events; the newest are also polled every 15 seconds, in case the stream fails (site 5.8).
 * Older pages are refetched only before their signed file URLs expire.
 */
export function useOwnOrders() {
  const { view } = useOrdersView()
  const filter = filterOf(view)
  const { getOrders, getNewestOrders } = ordersApi.endpoints
  const { hasOlder } = getOrders.useInfiniteQueryState(filter, {
    selectFromResult: ({ data }) => ({ hasOlder: (data?.pages.length ?? 0) > 1 }),
  })
  const orders = useGetOrdersInfiniteQuery(filter, {
    pollingInterval: hasOlder ? fileAddressRefreshMs : ordersRefreshMs,
    skipPollingIfUnfocused,
  })
  getNewestOrders.useQuery(filter, {
    skip: !hasOlder,
    pollingInterval: ordersRefreshMs,
    skipPollingIfUnfocused,
  })
  const waiting = useGetWaitingOrdersQuery(undefined, { skip: filter !== undefined })
  return {
    orders,
    isFiltered: filter !== undefined,
    // Nothing may jump: the list waits for the orders above it.
    isLoading: waiting.isLoading,
    waiting: filter ? [] : (waiting.data?.orders ?? []).filter(needsBuyer),
  }
}
