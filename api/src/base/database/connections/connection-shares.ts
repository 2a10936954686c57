/** Largest number of connections of each pool of a process. */
export interface ConnectionShares {
  requests: number
  /** Transaction batches, which place the orders. */
  orders: number
  /** Dashboards, exports and imports. */
  reports: number
  /** The thread of an index: a query must not wait while the index loads. */
  index: number
  /** The thread of an import. */
  importing: number
}

/** An index of products and one of orders. */
const indexThreads = 2
/** One file is checked and one is imported at a time. */
const importThreads = 2

/** Smallest number of connections that can be divided. */
export const fewestConnections = 10

/**
 * Divides the connections of a process (DATABASE_POOL) among its pools: together they open no more.
 * @param total at least {@link fewestConnections}
 */
export function shareConnections(total: number): ConnectionShares {
  const threads = { index: 2, importing: 1 }
  const left = total - indexThreads * threads.index - importThreads * threads.importing
  const orders = Math.max(1, Math.floor(left / 3))
  const reports = Math.max(1, Math.floor(left / 6))
  return { requests: left - orders - reports, orders, reports, ...threads }
}
