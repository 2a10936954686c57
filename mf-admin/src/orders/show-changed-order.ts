import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import type { AppDispatch } from '@store/sdk'
import { adminOrdersApi, managedOrdersTag } from './admin-orders-api.ts'
import { orderApi } from './order-api.ts'

const { selectInvalidatedBy, updateQueryData } = adminOrdersApi.util

type MutationLifecycle = {
  dispatch: AppDispatch
  getState: () => Parameters<typeof selectInvalidatedBy>[0]
  queryFulfilled: PromiseLike<{ data: OrderChanged }>
}

/**
 * Updates the changed order in every cached query at once (spec §4). Error messages are the
 * caller's job: `unwrap()` throws them.
 */
export async function showChangedOrder(
  _change: unknown,
  lifecycle: MutationLifecycle,
): Promise<void> {
  const { dispatch, getState, queryFulfilled } = lifecycle
  const answer = await Promise.resolve(queryFulfilled).catch(() => undefined)
  if (!answer) return
  const { order } = answer.data
  dispatch(orderApi.util.updateQueryData('getOrder', order._id, () => order))
  for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), [
    managedOrdersTag,
  ])) {
    if (endpointName !== 'getAdminOrders') continue
    dispatch(
      updateQueryData('getAdminOrders', originalArgs, ({ orders }) => {
        const position = orders.findIndex(({ _id }) => _id === order._id)
        if (position >= 0) orders[position] = order
      }),
    )
  }
}
