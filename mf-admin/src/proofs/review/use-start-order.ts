import * as adminMessages from '@store/contract/rules/admin-messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf, useSession } from '@store/sdk'
import { toast } from '@store/ui'
import { useSetOrderStatusMutation } from '../../orders/admin-order-changes-api.ts'

/** Starts processing an order whose proof was verified; a toast says why when it cannot be started. */
export function useStartOrder() {
  const { role } = useSession()
  const [setStatus, { isLoading }] = useSetOrderStatusMutation()
  return {
    isStarting: isLoading,
    /** @returns whether it was started */
    startOrder: async ({ _id: id, orderStatus: seen }: Order): Promise<boolean> => {
      try {
        await setStatus({ role, id, status: 'processing', seen }).unwrap()
        return true
      } catch (error) {
        toast.error(messageOf(error, adminMessages.orders.statusFailed))
        return false
      }
    },
  }
}
