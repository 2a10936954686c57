import type { MessagePort } from 'node:worker_threads'
import { type Database, measureIndex, serveIndex } from '../../../base/base.ts'
import type { OrderOperations } from './order-operations.ts'
import { loadOrderIndex } from './synced-order-index.ts'

/**
 * Loads the orders, then serves the queries that arrive on a port. Each result includes everything that was
 * committed before its query arrived. Order lines are loaded in the meantime. Runs in a worker thread, so that
 * the HTTP thread never waits for its computations.
 */
export async function runOrderIndex(db: Database, port: MessagePort): Promise<void> {
  const synced = await loadOrderIndex(db)
  await synced.catchUp()
  const { index } = synced
  // A failed load of the lines is retried by the next query that needs them.
  const readLines = () => synced.readLines().catch(() => undefined)
  let queue: Promise<unknown> = Promise.resolve()
  const caughtUp = <Result>(compute: () => Result): Promise<Result | undefined> => {
    const result = queue
      .then(() => synced.catchUp())
      .then(compute)
      // The database is unreachable. The fallback to SQL will report the cause.
      .catch(() => undefined)
    queue = result
    return result
  }
  const measure = () => measureIndex(index.size)
  const notify = serveIndex<OrderOperations, 'loaded'>(port, {
    handlers: {
      page: (query) => caughtUp(() => index.page(query)),
      counts: ({ filters }) => caughtUp(() => filters.map((filter) => index.count(filter))),
      find: (query) => caughtUp(() => index.find(query)),
      figures: (query) => caughtUp(() => index.figures(query)),
      totals: ({ tier }) => caughtUp(() => index.totals(tier)),
      ranks: async (query) => {
        const ranks = await caughtUp(() => index.ranks(query))
        if (!ranks) void readLines()
        return ranks
      },
    },
    measure,
  })
  notify('loaded', measure())
  await readLines()
}
