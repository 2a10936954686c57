import { isPlainRecord } from '../store/plain-record.ts'
import type { RootState } from '../store/root-reducer.ts'

/** An event follows the change it tells of within a second or two, in milliseconds. */
const echoWithinMs = 3_000

function changedOrderIn(answer: unknown): unknown {
  return isPlainRecord(answer) && isPlainRecord(answer.order) ? answer.order._id : undefined
}

/**
 * True for the echo of a change that this page made itself just now: its answer held the order as it is, so
 * nothing has to be read again, and a list that keeps its place under the hand that works on it stays still.
 */
export function isOwnChange(state: RootState, orderId: string, now = Date.now()): boolean {
  return Object.values(state.storeApi.mutations).some(
    (change) =>
      change?.status === 'fulfilled' &&
      now - change.fulfilledTimeStamp < echoWithinMs &&
      changedOrderIn(change.data) === orderId,
  )
}
