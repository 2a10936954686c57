import * as adminMessages from '@store/contract/rules/admin-messages'
import { isRecord } from '@store/contract/rules/is-record'
import type { Dispatch } from '@store/contract/rules/orders/dispatch'
import { labelOfStatus, type OrderStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf, useAppDispatch, useSession } from '@store/sdk'
import { shortOrderId, toast } from '@store/ui'
import { useRights } from '../../rights/use-rights.ts'
import { useSetOrderStatusMutation } from '../admin-order-changes-api.ts'
import { orderApi } from '../order-api.ts'
import { settableStatus } from './next-step.ts'
import { useOrderNotices } from './order-notices.tsx'

/** True when the order had another status than the one that was seen. */
function isChangedMeanwhile(error: unknown): boolean {
  return isRecord(error) && isRecord(error.data) && error.data.code === 'order_changed_meanwhile'
}

interface StatusOptions {
  /** Only with shipped or delivered. */
  dispatch?: Dispatch
  /** Of a cancellation. */
  reason?: string
  /** An undo is not undone again. */
  canUndo?: boolean
}

/**
 * Changes the status of an order, for the status that was seen: when somebody else was first, nothing is
 * overwritten and a notice says who. Every change but a cancellation can be undone for some seconds.
 */
export function useStatusChange() {
  const { role } = useSession()
  const dispatchAction = useAppDispatch()
  const { offerUndo, reportConflict } = useOrderNotices()
  // An undo takes the order back, which is not for who packs.
  const mayTakeBack = useRights().mayDo(['orders'])
  const [setStatus, { isLoading, originalArgs }] = useSetOrderStatusMutation()

  const showConflict = async (id: string) => {
    const call = orderApi.endpoints.getOrder.initiate(id, { forceRefetch: true, subscribe: false })
    const order = await dispatchAction(call)
      .unwrap()
      .catch(() => undefined)
    if (order) reportConflict(order)
  }

  /** @throws what the API answered, after the notice of a conflict */
  const sendStatus = async (
    seenOrder: Order,
    status: OrderStatus,
    { dispatch, reason, canUndo = true }: StatusOptions = {},
  ) => {
    const { _id: id, orderStatus: seen } = seenOrder
    try {
      const more = { ...(dispatch && { dispatch }), ...(reason !== undefined && { reason }) }
      const change = { role, id, status, seen, ...more }
      const { order } = await setStatus(change).unwrap()
      if (canUndo && mayTakeBack && status !== seen && status !== 'cancelled') {
        const undo = () => void changeStatus(order, settableStatus(seen), { canUndo: false })
        offerUndo({ text: `Order #${shortOrderId(id)}: ${labelOfStatus(status)}`, undo })
      }
    } catch (error) {
      if (isChangedMeanwhile(error)) await showConflict(id)
      throw error
    }
  }

  /** Changes the status and says so. @returns whether the API accepted it */
  const changeStatus = async (seenOrder: Order, status: OrderStatus, options?: StatusOptions) => {
    try {
      await sendStatus(seenOrder, status, options)
      toast.success(adminMessages.orders.statusUpdated)
      return true
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.statusFailed))
      return false
    }
  }

  return {
    sendStatus,
    changeStatus,
    /** The status that is being set. */
    pendingStatus: isLoading ? originalArgs?.status : undefined,
    isLoading,
  }
}
