/** A request to set the stock of a product, in pieces. */
export interface StockChange {
  /** What the stock shall be. */
  requested: number
  /** The stock that the requester saw; undefined if not given. */
  seen: number | undefined
  /** What it is. */
  stock: number
  /** What an admin or an import set it to last; undefined when that is not known. */
  lastSet: number | undefined
}

/**
 * Why a stock is not set: it changed after it was seen.
 * @example stockChanged(10, 7) // 'Stock changed meanwhile: it was 10, it is 7 now. Check it and save again.'
 */
export function stockChanged(was: number | undefined, stock: number): string {
  const change = was === undefined ? `it is ${stock} now` : `it was ${was}, it is ${stock} now`
  return `Stock changed meanwhile: ${change}. Check it and save again.`
}

/**
 * Decides what stock a product gets (api.md: a stock that is set is a change against the value that was seen).
 * Who says nothing of what was seen is taken to have seen what was set last: while nothing was sold since, nothing
 * can be lost.
 * @returns the stock, or why it is refused
 * @example resolveStock({ requested: 15, seen: 10, stock: 10, lastSet: undefined }) // { stock: 15 }
 */
export function resolveStock(change: StockChange): { stock: number } | { message: string } {
  const { requested, seen, stock, lastSet } = change
  if (requested === seen || requested === stock) return { stock }
  const base = seen ?? lastSet
  return base === stock ? { stock: requested } : { message: stockChanged(base, stock) }
}
