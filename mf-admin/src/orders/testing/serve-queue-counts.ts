import type { QueueCounts } from '@store/contract/schemas/orders/order-management'
import type { FakeApi } from '@store/sdk/testing'

/** Serves the counts of the queues; without counts all are empty. */
export function serveQueueCounts(api: FakeApi, counts: Partial<QueueCounts> = {}): void {
  const none = { toCheck: 0, toPack: 0, toShip: 0, unpaid: 0, rejected: 0, taxToSettle: 0 }
  api.answers('GET /orders/queue-counts', { ...none, ...counts })
}
