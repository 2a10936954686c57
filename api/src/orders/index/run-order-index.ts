import type { MessagePort } from 'node:worker_threads'
import type { Database } from '../../database/database.ts'
import { measureIndex } from '../../metrics/index-metrics.ts'
import type { OrderIndexQuery, OrderIndexRequest, OrderIndexResponse } from './messages.ts'
import type { OrderIndex } from './order-index.ts'
import { loadOrderIndex } from './synced-order-index.ts'

function runQuery(index: OrderIndex, query: OrderIndexQuery) {
  switch (query.kind) {
    case 'page':
      return index.page(query)
    case 'figures':
      return index.figures(query)
    case 'ranks':
      return index.ranks(query)
    case 'totals':
      return index.totals(query.tier)
  }
}

/**
 * Loads the orders, then serves the queries that arrive on a port. Each result includes everything that was
 * committed before its query arrived. Order lines are loaded in the meantime. Runs in a worker thread, so that
 * the HTTP thread never waits for its computations.
 */
export async function runOrderIndex(db: Database, port: MessagePort): Promise<void> {
  const post = (message: OrderIndexResponse) => port.postMessage(message)
  const synced = await loadOrderIndex(db)
  await synced.catchUp()
  const measure = () => measureIndex(synced.index.size)
  // A failed load of the lines is retried by the next query that needs them.
  const readLines = () => synced.readLines().catch(() => undefined)
  let queue: Promise<void> = Promise.resolve()
  port.on('message', ({ requestId, query }: OrderIndexRequest) => {
    queue = queue.then(async () => {
      try {
        await synced.catchUp()
        const result = runQuery(synced.index, query)
        post({ kind: 'result', requestId, result, size: measure() })
        if (!result) void readLines()
      } catch {
        // The database is unreachable. The fallback to SQL will report the cause.
        post({ kind: 'result', requestId, result: undefined, size: measure() })
      }
    })
  })
  post({ kind: 'loaded', size: measure() })
  await readLines()
}
