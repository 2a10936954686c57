/** A request to set the stock of a product, in pieces. */
export interface StockChange {
  /** The new stock. */
  requested: number
  /** The stock that the requester saw; undefined if not given. */
  seen: number | undefined
  /** The current stock. */
  stock: number
  /** The value that an admin or an import set last; undefined when unknown. */
  lastSet: number | undefined
}

/**
 * The message for a stock that is not set because it changed meanwhile.
 * @example stockChanged(10, 7) // 'Stock changed meanwhile: it was 10, it is 7 now. Check it and save again.'
 */
export function stockChanged(was: number | undefined, stock: number): string {
  const change = was === undefined ? `it is ${stock} now` : `it was ${was}, it is ${stock} now`
  return `Stock changed meanwhile: ${change}. Check it and save again.`
}

/**
 * Decides the stock of a product (catalog 4.3: setting a stock is a change against the value that was seen). Without a seen
 * value, the one set last counts as seen: while nothing was sold since, nothing can be lost.
 * @returns the stock, or the error
 * @example resolveStock({ requested: 15, seen: 10, stock: 10, lastSet: undefined }) // { stock: 15 }
 */
export function resolveStock(change: StockChange): { stock: number } | { message: string } {
  const { requested, seen, stock, lastSet } = change
  if (requested === seen || requested === stock) return { stock }
  const base = seen ?? lastSet
  return base === stock ? { stock: requested } : { message: stockChanged(base, stock) }
}
