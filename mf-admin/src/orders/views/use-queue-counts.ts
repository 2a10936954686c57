import type { OrderQueue } from '@store/contract/rules/orders/admin/order-queues'
import { useSession, useWaitingCounts } from '@store/sdk'

/** How many orders wait in each queue (office 2.1); the rail shows the same answer. */
export function useQueueCounts(): Partial<Record<OrderQueue, number>> | undefined {
  const { role } = useSession()
  return useWaitingCounts(role === 'visitor' ? undefined : '/orders/queue-counts')
}
