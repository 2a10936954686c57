import { isPlainRecord } from '../store/plain-record.ts'
import type { RootState } from '../store/root-reducer.ts'

/** An event follows the change it tells of within a second or two, in milliseconds. */
const echoWithinMs = 3_000

function changedOrderIn(answer: unknown): unknown {
  return isPlainRecord(answer) && isPlainRecord(answer.order) ? answer.order._id : undefined
}

/**
 * Tells the echo of a change that this page made itself just now: its answer held the order as it is, so nothing
 * has to be read again, and a list that keeps its place under the hand that works on it stays still. A change has
 * one echo: what follows is somebody else's, however soon it comes.
 * @returns a question that is asked once for each event
 */
export function createEchoes(): (state: RootState, orderId: string, now?: number) => boolean {
  const echoed = new WeakSet()
  return (state, orderId, now = Date.now()) => {
    const own = Object.values(state.storeApi.mutations).find(
      (change) =>
        change?.status === 'fulfilled' &&
        !echoed.has(change) &&
        now - change.fulfilledTimeStamp < echoWithinMs &&
        changedOrderIn(change.data) === orderId,
    )
    if (own) echoed.add(own)
    return own !== undefined
  }
}
