import type { Order } from '@store/contract/schemas/orders/orders'
import { useSession } from '@store/sdk'
import { useGetAdminOrdersQuery } from '../../admin-orders-api.ts'
import { useOrdersView } from '../../queue/use-orders-view.ts'
import { filtersOf, managedOrdersRefresh } from '../../use-managed-orders.ts'

/** Rows that are fetched at once; more than fit into any window, so that two of them always cover it. */
export const orderWindowSize = 100

/** The page of the API, from 1, that has the row of this index. */
export const pageOf = (index: number) => Math.floor(index / orderWindowSize) + 1

function useOrderWindow(page: number | undefined) {
  const { role } = useSession()
  const { view } = useOrdersView()
  return useGetAdminOrdersQuery(
    { role, ...filtersOf(view), page: page ?? 1, limit: orderWindowSize },
    { skip: page === undefined || role === 'visitor', ...managedOrdersRefresh },
  )
}

/**
 * The orders around the visible rows: only these are fetched and kept fresh, however many there are. Pages are
 * read alternately, so that a page stays subscribed while the range moves on to its neighbour.
 * @param pages the page of the first visible row, and that of the last one
 */
export function useOrderWindows(pages: readonly [first: number, last: number]) {
  const evenPage = pages.find((page) => page % 2 === 0)
  const oddPage = pages.find((page) => page % 2 === 1)
  const even = useOrderWindow(evenPage)
  const odd = useOrderWindow(oddPage)
  const windows = [
    { page: evenPage, orders: even.currentData?.orders },
    { page: oddPage, orders: odd.currentData?.orders },
  ]
  const orderAt = (index: number): Order | undefined =>
    windows.find(({ page }) => page === pageOf(index))?.orders?.[index % orderWindowSize]
  return {
    total: even.currentData?.total ?? odd.currentData?.total,
    orderAt,
    /** An order of the loaded windows, and the index of its row. */
    find: (id: string): { order: Order; index: number } | undefined => {
      for (const { page, orders } of windows) {
        const at = orders?.findIndex(({ _id }) => _id === id) ?? -1
        const order = orders?.[at]
        if (page && order) return { order, index: (page - 1) * orderWindowSize + at }
      }
      return undefined
    },
    isError: even.isError || odd.isError,
    error: even.error ?? odd.error,
    isFetching: even.isFetching || odd.isFetching,
    refetch: () => {
      if (evenPage !== undefined) void even.refetch()
      if (oddPage !== undefined) void odd.refetch()
    },
  }
}
