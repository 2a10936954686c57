import type { ProofOrder } from '@store/contract/schemas/orders/proofs'

/** A page of payment proofs; `next` is absent on the last page. */
export interface ProofPage {
  orders: ProofOrder[]
  /** Total of all pages. */
  total: number
  next?: string
}

/**
 * Merges a refetched first page into the loaded pages. It replaces everything it covers, so that proofs that left the list
 * disappear; later proofs stay as they were loaded.
 * @param pages the loaded pages, in list order
 * @param first the refetched first page
 * @returns only the first page when the loaded pages do not connect to it or are incomplete; the rest is
 * loaded again on demand
 */
export function mergeFirstPage(pages: readonly ProofPage[], first: ProofPage): ProofPage[] {
  const last = first.orders.at(-1)
  if (last === undefined || first.next === undefined) return [first]
  const isLast = ({ _id }: ProofOrder) => _id === last._id
  const at = pages.findIndex(({ orders }) => orders.some(isLast))
  const [reached, ...later] = pages.slice(Math.max(at, 0))
  if (at < 0 || reached === undefined) return [first]
  const behind = reached.orders.slice(reached.orders.findIndex(isLast) + 1)
  const rest = behind.length > 0 ? [{ ...reached, orders: behind }, ...later] : later
  const merged = [first, ...rest]
  return isIncomplete(merged, first.total) ? [first] : merged
}

/** True when the last page is loaded, but the number of proofs differs from the total. */
function isIncomplete(pages: readonly ProofPage[], total: number): boolean {
  const known = pages.reduce((count, { orders }) => count + orders.length, 0)
  return pages.at(-1)?.next === undefined && known !== total
}
