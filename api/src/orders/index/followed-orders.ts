import type { Database } from '../../database/database.ts'
import { clockSlackMs } from '../../shared/ids.ts'
import type { IndexedOrder } from './indexed-order.ts'
import {
  readAllOrders,
  readChangedSince,
  readLastChange,
  readLinesOf,
  readOrdersOf,
} from './indexed-order-query.ts'
import { OrderIndex } from './order-index.ts'

/**
 * Rows become visible at their commit, in another order than they were stamped, and the clocks that stamp them
 * differ: every look goes back by more than the two together.
 */
const overlapMs = clockSlackMs + 60_000

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
  let heldUntil = await readLastChange(db)
  for await (const orders of readAllOrders(db)) addUnknown(index, orders)
  index.endLoading()
  return {
    index,
    async catchUp() {
      const changed = await readChangedSince(db, new Date(heldUntil.getTime() - overlapMs))
      const fresh: number[] = []
      for (const { id, states, changedAt } of changed) {
        if (index.has(id)) index.change(id, states)
        else fresh.push(id)
        if (changedAt > heldUntil) heldUntil = changedAt
      }
      for await (const orders of readOrdersOf(db, fresh)) addUnknown(index, orders)
      if (hasLines) await readLines()
    },
    readLines,
  }
}
