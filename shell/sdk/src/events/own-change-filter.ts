import { isRecord } from '@store/contract/rules/is-record'
import type { RootState } from '../store/root-reducer.ts'

/** The event of a change arrives within a second or two, in milliseconds. */
const ownEventWindowMs = 3_000

function changedOrderId(answer: unknown): unknown {
  return isRecord(answer) && isRecord(answer.order) ? answer.order._id : undefined
}

/**
 * Detects the event of a change that this page has just made: its response already contained the order, so nothing has
 * to be refetched, and the list does not move while the user works on it. A change causes one event; later ones are from
 * somebody else. An event may also arrive before the response. It cannot be recognised then, so an event during a
 * pending change counts as the event of that change and is refetched anyway.
 * @returns a function to call once for each event; true for the page's own change
 */
export function ownChangeFilter(): (state: RootState, orderId: string, now?: number) => boolean {
  /** Request ids of the changes whose event has arrived. */
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
