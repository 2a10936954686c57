import type { Knex } from 'knex'
import pRetry from 'p-retry'
import { errorNumberOf } from '../transaction.ts'

/** What a statement creates exists already, or what it drops does not exist: it has been executed before. */
const alreadyExecuted = new Set([1050, 1051, 1060, 1061, 1091, 1826, 3821, 3822, 3940])
/**
 * Lock wait timeout, and the victim of a deadlock: an ALTER TABLE also locks the tables that refer to its table, one
 * after the other. Both undo the statement.
 */
const givesWay = new Set([1205, 1213])

/**
 * Seconds that a statement waits for a table in use. All later statements on the table wait behind it: a report that
 * runs for a minute would otherwise stop the shop for a minute.
 */
const longestStallSeconds = 1
/** Four minutes, with pauses in which the shop continues. */
const attempts = { retries: 120, minTimeout: 1_000, factor: 1 }

/**
 * Runs a migration on a schema that a shop is using: `raw` gives way to the statements of the shop and tries again.
 * @param mayBeHalfDone an earlier run may have executed some statements before it was killed; these are skipped
 */
export async function runOnLiveSchema(
  connection: Knex,
  migration: (db: Knex) => Promise<void>,
  { mayBeHalfDone }: { mayBeHalfDone: boolean },
): Promise<void> {
  const run = async (sql: string): Promise<unknown> => {
    try {
      return await pRetry(async () => connection.raw(sql), {
        ...attempts,
        shouldRetry: ({ error }) => givesWay.has(errorNumberOf(error) ?? 0),
      })
    } catch (error) {
      if (!mayBeHalfDone || !alreadyExecuted.has(errorNumberOf(error) ?? 0)) throw error
      return undefined
    }
  }
  // Awaited it is a statement; inside another one, such as an INSERT with the clock of the database, it is a part of that.
  const raw = (sql: string) =>
    new Proxy(connection.raw(sql), {
      get: (part, key) =>
        key === 'then'
          ? async (...handlers: Parameters<Promise<unknown>['then']>) => run(sql).then(...handlers)
          : Reflect.get(part, key),
    })
  const seconds = longestStallSeconds
  await connection.raw('SET @row_wait_timeout = @@SESSION.innodb_lock_wait_timeout')
  await connection.raw('SET SESSION lock_wait_timeout = ?, innodb_lock_wait_timeout = ?', [
    seconds,
    seconds,
  ])
  await migration(
    new Proxy(connection, {
      get: (db, key) => (key === 'raw' ? raw : Reflect.get(db, key)),
    }),
  )
  await connection.raw(
    'SET SESSION lock_wait_timeout = DEFAULT, innodb_lock_wait_timeout = @row_wait_timeout',
  )
}
