import { isPlainRecord } from '../store/plain-record.ts'
import type { RootState } from '../store/root-reducer.ts'

/** An event follows the change it tells of within a second or two, in milliseconds. */
const ownEventWindowMs = 3_000

function changedOrderId(answer: unknown): unknown {
  return isPlainRecord(answer) && isPlainRecord(answer.order) ? answer.order._id : undefined
}

/**
 * Tells the echo of a change that this page made itself just now: its answer held the order as it is, so nothing
 * has to be read again, and a list that keeps its place under the hand that works on it stays still. A change has
 * one echo: what follows is somebody else's, however soon it comes. The echo may also come before the answer; it is
 * not known for one then, so what comes while a change is on its way counts as its echo and is read all the same.
 * @returns a question that is asked once for each event
 */
export function ownChangeFilter(): (state: RootState, orderId: string, now?: number) => boolean {
  /** Changes by their request, whose echo has come. */
  const matchedRequests = new Set<string>()
  return (state, orderId, now = Date.now()) => {
    const mutations = Object.values(state.storeApi.mutations)
    const own = mutations.find(
      (change) =>
        change?.status === 'fulfilled' &&
        !matchedRequests.has(change.requestId) &&
        now - change.fulfilledTimeStamp < ownEventWindowMs &&
        changedOrderId(change.data) === orderId,
    )
    const pending = mutations.filter((change) => change?.status === 'pending')
    for (const change of [own, ...pending]) {
      if (change?.requestId) matchedRequests.add(change.requestId)
    }
    return own !== undefined
  }
}
