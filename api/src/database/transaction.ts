import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'

/** Deadlock, lock wait timeout, row changed since the snapshot: a retry may succeed. */
const transientErrors = new Set([1213, 1205, 1020])
const maxAttempts = 12

/** The server's error number of an error or of one of its causes. */
export function errorNumberOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errno' in error && typeof error.errno === 'number') return error.errno
  return errorNumberOf(error.cause)
}

/** True when a row violated a UNIQUE key. */
export function isDuplicate(error: unknown): boolean {
  return errorNumberOf(error) === 1062
}

/**
 * Retries a whole transaction after transient errors. It may run several times, so it must have no effects outside the
 * database.
 */
export async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      const errorNumber = errorNumberOf(error)
      if (
        errorNumber === undefined ||
        !transientErrors.has(errorNumber) ||
        attempt === maxAttempts
      ) {
        throw error
      }
      await wait(Math.random() * 2 ** Math.min(attempt, 6) * 4)
    }
  }
}

/**
 * Runs work in one transaction with {@link retryTransaction}. Every error rolls the whole transaction back, because a
 * lock wait timeout (1205) undoes only its statement.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  return retryTransaction(() => db.transaction((trx) => work(trx)))
}
