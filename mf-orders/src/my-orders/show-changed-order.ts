import type { Order } from '@store/contract/schemas/orders/orders'
import type { AppDispatch } from '@store/sdk'
import { ordersApi } from './orders-api.ts'

const { selectInvalidatedBy, updateQueryData } = ordersApi.util

/** What RTK Query passes to `onQueryStarted`. */
interface MutationLifecycle {
  dispatch: AppDispatch
  getState: () => Parameters<typeof selectInvalidatedBy>[0]
}

/** Changes an order on its own page and in every list at once, whatever the list's filter. */
export function changeShownOrder(
  { dispatch, getState }: MutationLifecycle,
  id: string,
  change: (order: Order) => Order,
): void {
  dispatch(updateQueryData('getVisibleOrder', id, change))
  const lists = selectInvalidatedBy(getState(), [{ type: 'Order', id: 'own' }])
  for (const { endpointName, originalArgs } of lists) {
    if (endpointName !== 'getOrders') continue
    dispatch(
      updateQueryData('getOrders', originalArgs, ({ pages }) => {
        for (const { orders } of pages) {
          const index = orders.findIndex(({ _id }) => _id === id)
          const order = orders[index]
          if (order) orders[index] = change(order)
        }
      }),
    )
  }
}
