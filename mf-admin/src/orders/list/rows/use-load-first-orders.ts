import { mostOrdersAtOnce } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf, useAppDispatch, useSession } from '@store/sdk'
import { toast } from '@store/ui'
import { adminOrdersApi } from '../../admin-orders-api.ts'
import { useOrdersView } from '../../queue/use-orders-view.ts'
import { filtersOf } from '../../use-managed-orders.ts'
import { orderWindowSize } from './use-order-windows.ts'

/** Fetches as many orders from the top of the list as one action may have; none after a failure, which a toast reports. */
export function useLoadFirstOrders(): () => Promise<Order[]> {
  const { role } = useSession()
  const { view } = useOrdersView()
  const dispatch = useAppDispatch()
  const fetchPage = (page: number) =>
    dispatch(
      adminOrdersApi.endpoints.getAdminOrders.initiate(
        { role, ...filtersOf(view), page, limit: orderWindowSize },
        { subscribe: false, forceRefetch: 5 },
      ),
    ).unwrap()
  return async () => {
    try {
      const first = await fetchPage(1)
      const count = Math.min(first.total, mostOrdersAtOnce)
      const others = Math.ceil(count / orderWindowSize) - 1
      const pages = await Promise.all(
        Array.from({ length: Math.max(0, others) }, (_, at) => fetchPage(at + 2)),
      )
      return [first, ...pages].flatMap(({ orders }) => orders)
    } catch (error) {
      toast.error(messageOf(error, messages.orders.loadFailed))
      return []
    }
  }
}
