import { CommittedIds } from '../../database/committed-ids.ts'
import type { Database } from '../../database/database.ts'
import type { IndexedOrder } from './indexed-order.ts'
import {
  readAllOrders,
  readChanges,
  readLinesOf,
  readNewestEventIds,
  readOrdersOf,
} from './indexed-order-query.ts'
import { OrderIndex } from './order-index.ts'

/** Followed by keys of the timeline: instances stamp orders by clocks of their own, and one may run ahead. */
const limits = { gapTimeoutMs: 120_000, maxGaps: 5_000 }

/** Orders whose lines are taken over at a time: few, so that a question that comes meanwhile hardly waits. */
const linesAtOnce = 200

/** An index of all orders that is told to keep up. */
export interface FollowedOrders {
  readonly index: OrderIndex
  /** Takes over whatever was committed before the call, by whatever instance. */
  catchUp(): Promise<void>
  /** Takes over the lines of the orders, which only what sold best is asked of; orders are found without. */
  readLines(): Promise<void>
}

function addUnknown(index: OrderIndex, orders: readonly IndexedOrder[]): void {
  for (const order of orders) if (!index.has(order.id)) index.add(order)
}

/** Reads all orders without their lines, a quarter of a minute of CPU for a million. */
export async function loadOrderIndex(db: Database): Promise<FollowedOrders> {
  const index = new OrderIndex()
  let hasLines = false
  let reading: Promise<void> | undefined
  const readMissing = async () => {
    for (let ids = index.nextWithoutLines(linesAtOnce); ids.length > 0; ) {
      for (const lines of await readLinesOf(db, ids)) index.addLines(lines)
      ids = index.nextWithoutLines(linesAtOnce)
    }
    hasLines = true
  }
  const readLines = () => {
    reading ??= readMissing().finally(() => {
      reading = undefined
    })
    return reading
  }
  const events = new CommittedIds(limits)
  events.begin(await readNewestEventIds(db, limits.maxGaps))
  for await (const orders of readAllOrders(db)) addUnknown(index, orders)
  index.endLoading()
  return {
    index,
    async catchUp() {
      const readAt = performance.now()
      const { newest, missing } = events
      const { eventIds, orders: changed } = await readChanges(db, {
        after: newest,
        alsoIds: missing,
      })
      const fresh: number[] = []
      for (const { id, states, paymentReference } of changed) {
        if (index.has(id)) index.change(id, { ...states, paymentReference })
        else fresh.push(id)
      }
      for await (const orders of readOrdersOf(db, fresh)) addUnknown(index, orders)
      // Last, so that a look that failed halfway is made again.
      events.note(eventIds, readAt)
      if (hasLines) await readLines()
    },
    readLines,
  }
}
