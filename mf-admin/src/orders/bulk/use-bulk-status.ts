import * as adminMessages from '@store/contract/rules/admin-messages'
import type { OrderStatus } from '@store/contract/rules/orders/order-states'
import type { OrderRefused, OrderUpdated } from '@store/contract/schemas/orders/order-management'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { toast } from '@store/ui'
import { useState } from 'react'
import { useOrderNotices } from '../status-change/order-notices.tsx'
import { useSetManyStatusesMutation } from './bulk-orders-api.ts'
import { type BulkResult, describeDone } from './bulk-result.tsx'
import { ownDispatchOf, type Shipment } from './docket-numbers.ts'

/** What an undo sets, by what was set. */
const formerStatuses: Partial<Record<OrderStatus, OrderStatus>> = {
  processing: 'pending',
  shipped: 'processing',
  delivered: 'shipped',
}

const wasUpdated = (result: OrderUpdated | OrderRefused): result is OrderUpdated =>
  'order' in result

/**
 * Sets the status of many orders. Refused ones do not stop the others; they are reported, each with its reason.
 * @param onDone receives the orders that were changed
 */
export function useBulkStatus(onDone: (orders: readonly Order[]) => void) {
  const [send, { isLoading }] = useSetManyStatusesMutation()
  const [result, setResult] = useState<BulkResult>()
  const { offerUndo } = useOrderNotices()

  const change = async (orders: readonly Order[], status: OrderStatus, shipment?: Shipment) => {
    const targets = orders.map((order) => {
      const own = shipment && ownDispatchOf(shipment, order)
      return { _id: order._id, seen: order.orderStatus, ...(own && { dispatch: own }) }
    })
    const common = shipment && { dispatch: shipment.dispatch }
    const { results } = await send({ orders: targets, status, ...common }).unwrap()
    const updated = results.filter(wasUpdated).map(({ order }) => order)
    const refused = results.flatMap((one): OrderRefused[] => (wasUpdated(one) ? [] : [one]))
    const outcome = { status, done: updated.length, refused }
    setResult(outcome)
    onDone(updated)
    if (updated.length > 0) toast.success(adminMessages.orders.statusUpdated)
    return { updated, refused, text: describeDone(outcome) }
  }
  const undo = async (orders: readonly Order[], former: OrderStatus) => {
    try {
      await change(orders, former)
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.statusFailed))
    }
  }
  return {
    result,
    clearResult: () => setResult(undefined),
    isBusy: isLoading,
    /**
     * @returns the orders that were refused
     * @throws what the API answered when it did nothing at all, after a toast
     */
    setStatuses: async (orders: readonly Order[], status: OrderStatus, shipment?: Shipment) => {
      try {
        const { updated, refused, text } = await change(orders, status, shipment)
        const former = formerStatuses[status]
        if (updated.length > 0 && former) {
          offerUndo({ text, undo: () => void undo(updated, former) })
        }
        return refused
      } catch (error) {
        toast.error(messageOf(error, adminMessages.orders.statusFailed))
        throw error
      }
    },
  }
}
