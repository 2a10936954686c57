import type { Order, OrderChanged } from '@store/contract/schemas/orders/orders'
import type { AppDispatch } from '@store/sdk'
import { adminOrdersApi, managedOrdersTag } from './admin-orders-api.ts'
import { orderApi } from './order-api.ts'

const { invalidateTags, selectInvalidatedBy, updateQueryData } = adminOrdersApi.util

interface StoreAccess {
  dispatch: AppDispatch
  getState: () => Parameters<typeof selectInvalidatedBy>[0]
}

type MutationLifecycle = StoreAccess & {
  queryFulfilled: PromiseLike<{ data: OrderChanged }>
}

/** Shows changed orders in every cached query at once (desks 1.3), so that they do not move while an admin works on them. */
export function showOrders(orders: readonly Order[], { dispatch, getState }: StoreAccess): void {
  const changed = new Map(orders.map((order) => [order._id, order]))
  for (const order of orders) {
    dispatch(orderApi.util.updateQueryData('getOrder', order._id, () => order))
    repeatPendingRead(order._id, dispatch)
  }
  for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), [
    managedOrdersTag,
  ])) {
    if (endpointName !== 'getAdminOrders') continue
    dispatch(
      updateQueryData('getAdminOrders', originalArgs, (list) => {
        for (const [position, { _id }] of list.orders.entries()) {
          const order = changed.get(_id)
          if (order) list.orders[position] = order
        }
      }),
    )
  }
}

/** A read of an order that is still pending may respond with the order of before a change: then it is repeated. */
function repeatPendingRead(id: string, dispatch: AppDispatch): void {
  const { select } = orderApi.endpoints.getOrder
  const { status } = dispatch((_dispatch, getState) => select(id)(getState()))
  if (status === 'pending') dispatch(invalidateTags([{ type: 'Order', id }]))
}

/** {@link showOrders} for a mutation of one order. Error messages are the caller's job: `unwrap()` throws them. */
export async function showChangedOrder(
  _change: unknown,
  { queryFulfilled, ...store }: MutationLifecycle,
): Promise<void> {
  const answer = await Promise.resolve(queryFulfilled).catch(() => undefined)
  if (answer) showOrders([answer.data.order], store)
}
