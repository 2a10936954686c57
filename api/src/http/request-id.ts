import { randomBytes } from 'node:crypto'

/**
 * Creates a generator of request ids: a random prefix for the process, then a counter. They are unique across
 * instances, without random bytes for each request.
 */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex')
  let last = 0
  return () => {
    last += 1
    return `${prefix}-${last.toString(36)}`
  }
}
