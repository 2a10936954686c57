import { isNativeError } from 'node:util/types'
import knex from 'knex'
import { errorNumberOf, isTransientError } from '../transaction.ts'

/** No connection of a pool became free in time: the database is away, or slower than its callers. */
export class NoFreeConnectionError extends Error {
  constructor(deadlineMs: number) {
    super(`no free connection within ${deadlineMs} ms`)
    this.name = 'NoFreeConnectionError'
  }
}

/**
 * What a server answers that starts, stops, has too many connections, was told to kill this one, or has no space left:
 * the next one, or the same one in a moment, does the same statement.
 */
const serverAwayErrors = new Set([
  1021, // disk full
  1026, // error writing a file, the binary log's too
  1030, // error of the storage engine: no space
  1040, // too many connections
  1047, // node of a cluster that is not ready
  1053, // shutdown in progress
  1114, // table full: no space
  1129, // host blocked after failed connections
  1180, // error during COMMIT
  1203, // too many connections of this user
  1317, // statement interrupted
  1598, // binary log cannot be written
  1927, // connection killed
])

/** Errors of the driver: without SQLSTATE, the connection has failed, not the statement. */
function hasLostConnection(error: Error): boolean {
  return 'fatal' in error && error.fatal === true && !('sqlState' in error && error.sqlState)
}

/**
 * True when a request failed because the database could not be reached or could not work, not because of what it was asked:
 * the same request may succeed in a moment. Whether it has been executed is unknown.
 */
export function isDatabaseAway(error: unknown): boolean {
  // Errors of sockets come from Node's own realm in a test.
  if (!isNativeError(error)) return false
  if (error instanceof NoFreeConnectionError || error instanceof knex.KnexTimeoutError) return true
  if (hasLostConnection(error) || isTransientError(error)) return true
  return serverAwayErrors.has(errorNumberOf(error) ?? 0) || isDatabaseAway(error.cause)
}
