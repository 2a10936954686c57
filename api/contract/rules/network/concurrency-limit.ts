/** Limits the concurrent operations of each client. */
export interface ConcurrencyLimit {
  /**
   * Starts an operation of a client.
   * @returns a function that ends it, effective once; undefined beyond the limit
   */
  acquire: (caller: string) => (() => void) | undefined
}

/**
 * Counts the operations in progress in this process by client. Nothing is awaited, so concurrent calls cannot exceed
 * the limit.
 * @param most concurrent operations of one client
 * @example createConcurrencyLimit(1).acquire('203.0.113.7') // a function; the next one gets undefined until it is called
 */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const counts = new Map<string, number>()
  return {
    acquire: (caller) => {
      const count = counts.get(caller) ?? 0
      if (count >= most) return undefined
      counts.set(caller, count + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        const rest = (counts.get(caller) ?? 1) - 1
        if (rest === 0) counts.delete(caller)
        else counts.set(caller, rest)
      }
    },
  }
}

type ListenForClose = (event: 'close', listener: () => void) => unknown

/** What `releaseOnceClosed` needs of a response of `node:http`. */
export interface ClosingResponse {
  once: ListenForClose
  socket: unknown
  req: { socket: { once: ListenForClose; off: ListenForClose } }
}

/** Ends an operation when its response is closed, or its connection, if the response waits there for an earlier one. */
export function releaseOnceClosed(response: ClosingResponse, release: () => void): void {
  response.once('close', release)
  // A response that waits has no socket yet, and is not closed with it.
  if (response.socket) return
  const { socket } = response.req
  socket.once('close', release)
  response.once('close', () => socket.off('close', release))
}
