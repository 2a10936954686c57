import type { FastifyInstance } from 'fastify'
import { IndexClient } from '../../../base/base.ts'
import type { OrderIndexClient, StartOrderIndex } from './order-operations.ts'

/**
 * Opens a client that is closed with the server. The index is started by the first query, so an instance that no
 * admin uses has none.
 * @returns undefined when no index is configured
 */
export function openOrderIndex(
  app: FastifyInstance,
  start: StartOrderIndex | undefined,
): OrderIndexClient | undefined {
  if (!start) return undefined
  const client: OrderIndexClient = new IndexClient({
    name: 'orders',
    start,
    log: app.log,
    timeoutMs: 2000,
    restartDelayMs: 10_000,
  })
  app.addHook('onClose', async () => client.close())
  return client
}
