import { CommittedIds, type Database } from '../../../base/base.ts'
import type { IndexedOrder } from './indexed-order.ts'
import {
  readAllOrders,
  readChanges,
  readLinesOf,
  readNewestEventIds,
  readOrdersOf,
} from './indexed-order-query.ts'
import { OrderIndex } from './order-index.ts'

/** Changes are followed by the ids of timeline events, because the clocks of the instances may differ. */
const limits = { gapTimeoutMs: 120_000, maxGaps: 5_000 }

/** Orders per batch of lines. Small, so that a query in between waits only briefly. */
const lineBatchSize = 200

/** An index of all orders that is brought up to date on demand. */
interface SyncedOrderIndex {
  readonly index: OrderIndex
  /** Applies everything that any instance committed before the call. */
  catchUp(): Promise<void>
  /** Loads the order lines. Only best sellers need them. */
  readLines(): Promise<void>
}

function addUnknown(index: OrderIndex, orders: readonly IndexedOrder[]): void {
  for (const order of orders) if (!index.has(order.id)) index.add(order)
}

/** Loads all orders without their lines: about 15 s of CPU per million. */
export async function loadOrderIndex(db: Database): Promise<SyncedOrderIndex> {
  const index = new OrderIndex()
  let hasLines = false
  let reading: Promise<void> | undefined
  const readMissing = async () => {
    for (let ids = index.nextWithoutLines(lineBatchSize); ids.length > 0; ) {
      for (const lines of await readLinesOf(db, ids)) index.addLines(lines)
      ids = index.nextWithoutLines(lineBatchSize)
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
      for (const { id, states, ...texts } of changed) {
        if (index.has(id)) index.change(id, { ...states, ...texts })
        else fresh.push(id)
      }
      for await (const orders of readOrdersOf(db, fresh)) addUnknown(index, orders)
      // Noted last, so that changes are read again after a failure halfway.
      events.note(eventIds, readAt)
      if (hasLines) await readLines()
    },
    readLines,
  }
}
