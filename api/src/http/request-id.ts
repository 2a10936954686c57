import { randomBytes } from 'node:crypto'

/**
 * Makes a source of request ids: one prefix a process, then a number. Unique over all instances like random
 * ones, without drawing random bytes for each request.
 */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex')
  let last = 0
  return () => {
    last += 1
    return `${prefix}-${last.toString(36)}`
  }
}
