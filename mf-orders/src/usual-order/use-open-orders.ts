import { needsBuyer } from '@store/contract/rules/orders/next-step'
import { useGetShippedOrdersQuery, useGetWaitingOrdersQuery } from '../my-orders/orders-api.ts'

/** Orders that are named before the products; all of them are a page of their own. */
const shownOrders = 4

/** The orders that wait for the buyer, and after them those that are on their way to it. */
export function useOpenOrders() {
  const waiting = useGetWaitingOrdersQuery()
  const shipped = useGetShippedOrdersQuery()
  const failed = [waiting, shipped].find(({ isError, data }) => isError && data === undefined)
  return {
    orders: [
      ...(waiting.data?.orders ?? []).filter(needsBuyer),
      ...(shipped.data?.orders ?? []).filter((order) => !needsBuyer(order)),
    ].slice(0, shownOrders),
    isLoading: waiting.isLoading || shipped.isLoading,
    /** Why they could not be read; undefined when they could. */
    error: failed?.error,
    refetch: () => {
      void waiting.refetch()
      void shipped.refetch()
    },
  }
}
