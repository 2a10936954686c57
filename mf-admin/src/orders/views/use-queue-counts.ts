import { orderReaders } from '@store/contract/rules/accounts/rights'
import type { OrderQueue } from '@store/contract/rules/orders/admin/order-queues'
import { useSession, useWaitingCounts } from '@store/sdk'
import { useRights } from '../../rights/use-rights.ts'

/** How many orders wait in each queue (office 2.1); the rail shows the same answer. */
export function useQueueCounts(): Partial<Record<OrderQueue, number>> | undefined {
  const { role } = useSession()
  const { maySee } = useRights()
  return useWaitingCounts(
    role === 'visitor' || !maySee(orderReaders) ? undefined : '/orders/queue-counts',
  )
}
