import type { Dashboard } from '@store/contract/schemas/dashboards'
import { defineEndpoints } from '@store/sdk'
import { useMemo } from 'react'
import { useGetOrdersInfiniteQuery } from '../my-orders/orders-api.ts'
import { figuresOf } from './order-figures.ts'

/** A buyer's own figures (office 1.1). */
const buyerDashboardApi = defineEndpoints('mf-orders/dashboard', (build) => ({
  getBuyerDashboard: build.query<Dashboard, void>({
    query: () => '/dashboard/user',
    providesTags: ['Dashboard'],
  }),
}))

const { useGetBuyerDashboardQuery } = buyerDashboardApi

/** The buyer's number of orders, and the figures of the newest ones. */
export function useBuyerFigures() {
  const dashboard = useGetBuyerDashboardQuery()
  const orders = useGetOrdersInfiniteQuery(undefined)
  const newest = useMemo(() => orders.data?.pages.flatMap((page) => page.orders), [orders.data])
  const isAll = !orders.hasNextPage
  return {
    totalOrders: dashboard.data?.totalOrders,
    orders: newest,
    newest: newest && figuresOf(newest, { isAll, now: Date.now() }),
    isLoading: dashboard.isLoading || orders.isLoading,
    isFetching: dashboard.isFetching || orders.isFetching,
    error: dashboard.data && orders.data ? undefined : (dashboard.error ?? orders.error),
    retry: () => {
      void dashboard.refetch()
      void orders.refetch()
    },
  }
}
