import type { ProofOrder } from '@store/contract/schemas/proofs'

/** Some payment proofs; `next` is absent on the last page. */
export interface ProofPage {
  orders: ProofOrder[]
  /** How many there are on all pages. */
  total: number
  next?: string
}

/**
 * The loaded pages once the first was read again: what it covers is as it says, so that proofs which left the list
 * disappear; what stands behind it stays as it was loaded.
 * @param pages as they are, in the order of the list
 * @param first the first page, read again
 * @returns only the first page when what was loaded cannot be connected with it or is incomplete; the rest is
 * loaded again when it is asked for
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

/** True when the last page is loaded, and yet there are more or fewer proofs than the list has. */
function isIncomplete(pages: readonly ProofPage[], total: number): boolean {
  const known = pages.reduce((count, { orders }) => count + orders.length, 0)
  return pages.at(-1)?.next === undefined && known !== total
}
