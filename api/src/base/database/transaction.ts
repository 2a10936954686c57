import pRetry from 'p-retry'
import type { Database } from './database.ts'

/** The server is read only since a failover: by an option, for a transaction, in a mode. */
const readOnlyErrors = [1290, 1792, 1836]
/**
 * Deadlock, lock wait timeout, row changed since the snapshot, or a connection to a former writer, which is replaced: a
 * retry may succeed.
 */
const transientErrors = new Set([1213, 1205, 1020, ...readOnlyErrors])
const maxAttempts = 12
/** In milliseconds, each up to twice as long at random, so that the same transactions do not meet again. */
const pauses = { minTimeout: 3, factor: 2, maxTimeout: 256, randomize: true }

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

/** True when a server refused to write because it is read only. */
export function isReadOnlyError(error: unknown): boolean {
  return readOnlyErrors.includes(errorNumberOf(error) ?? 0)
}

/** True when a retry may succeed, of the whole transaction. */
export function isTransientError(error: unknown): boolean {
  return transientErrors.has(errorNumberOf(error) ?? 0)
}

/**
 * Retries a whole transaction after transient errors. It may run several times, so it must have no effects outside the
 * database.
 */
export async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  return pRetry(transaction, {
    retries: maxAttempts - 1,
    ...pauses,
    shouldRetry: ({ error }) => isTransientError(error),
  })
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
