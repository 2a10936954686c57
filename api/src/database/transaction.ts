import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'

/** Deadlock, lock wait timeout, row changed since the snapshot: another try may well succeed. */
const transientErrors = new Set([1213, 1205, 1020])
const maxAttempts = 12

/** The server's error number behind an error, however deeply it was wrapped. */
export function errorNumberOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errno' in error && typeof error.errno === 'number') return error.errno
  return errorNumberOf(error.cause)
}

/** True when a UNIQUE key refused a row. */
export function isDuplicate(error: unknown): boolean {
  return errorNumberOf(error) === 1062
}

/**
 * Runs a whole transaction again when the database asks for that. It must have no effect outside the
 * database: it may run several times.
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
 * Runs work in one transaction, {@link retryTransaction}.
 * A 1205 undoes only its statement, therefore every error rolls the whole transaction back.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  return retryTransaction(() => db.transaction((trx) => work(trx)))
}
