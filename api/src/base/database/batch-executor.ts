import {
  createPool,
  type Pool,
  type PoolConnection,
  type ResultSetHeader,
  type RowDataPacket,
} from 'mysql2'
import type { PoolUsage } from '../metrics/pool-metrics.ts'
import { NoFreeConnectionError } from './connections/database-away.ts'
import { assertWritable, queryRaw, readOnlyQuery } from './connections/writer-check.ts'
import { connectionOptions, defaultDeadlineMs, idleTimeoutMs, sessionSettings } from './database.ts'
import { emptyResult, type SqlValue, type Statement, type StatementResult } from './statement.ts'
import { isReadOnlyError } from './transaction.ts'

/** @throws NoFreeConnectionError when no connection becomes free in time; a later one returns to the pool */
async function acquire(pool: Pool, deadlineMs: number): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      reject(new NoFreeConnectionError(deadlineMs))
    }, deadlineMs)
    pool.getConnection((fault, connection) => {
      clearTimeout(late)
      if (fault) reject(fault)
      else if (isLate) connection.release()
      else resolve(connection)
    })
  })
}

/** Reads the rows of a SELECT of a batch; none of a statement that was not sent. */
export type RowsOf = (statement: Statement) => readonly RowDataPacket[]

/** Uses callbacks, because `mysql2/promise` captures a stack trace per statement. */
async function send<Answer extends ResultSetHeader | ResultSetHeader[] | RowDataPacket[][]>(
  connection: PoolConnection,
  sql: string,
  values: readonly SqlValue[] = [],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    connection.query<Answer>(sql, [...values], (fault, answer) =>
      fault ? reject(fault) : resolve(answer),
    )
  })
}

async function rollBack(connection: PoolConnection, error: unknown): Promise<void> {
  try {
    await send(connection, 'ROLLBACK')
    // After a failover the others would fail on it as well.
    if (isReadOnlyError(error)) connection.destroy()
    else connection.release()
  } catch {
    // The state of the connection is unknown.
    connection.destroy()
  }
}

/**
 * Executes transaction batches: all statements in one round trip and the COMMIT in a second one (ADR 0021). It has its
 * own connections, because they allow multiple statements per query: only constant SQL text with escaped values may be
 * sent over them.
 */
export class BatchExecutor {
  readonly #pool: Pool
  readonly #deadlineMs: number
  readonly #poolSize: number
  #used = 0
  #pending = 0

  /**
   * @param address DATABASE_URL
   * @param poolSize largest number of connections
   * @param deadlineMs timeout of a statement; its connection is then destroyed
   */
  constructor(address: string, poolSize: number, deadlineMs = defaultDeadlineMs) {
    this.#deadlineMs = deadlineMs
    this.#poolSize = poolSize
    this.#pool = createPool({
      ...connectionOptions(address, deadlineMs),
      connectionLimit: poolSize,
      // mysql2 closes idle connections only when maxIdle is below the limit.
      maxIdle: 0,
      idleTimeout: idleTimeoutMs(deadlineMs),
      multipleStatements: true,
    })
    this.#pool.on('connection', (connection) => {
      connection.query(sessionSettings(deadlineMs).join('; '), (fault) => {
        if (fault) connection.destroy()
      })
    })
  }

  /**
   * Executes statements in one transaction, in order, up to the first failure.
   * @param accept checks the results before the COMMIT; throws to roll back
   * @returns the result of `accept`, after the COMMIT
   * @throws errors of the database and of `accept`; the transaction is rolled back, unless the response to COMMIT was
   *   lost
   */
  async executeBatch<T>(
    statements: readonly Statement[],
    accept: (resultOf: (statement: Statement) => StatementResult, rowsOf: RowsOf) => T,
  ): Promise<T> {
    return this.#withConnection(async (connection) => {
      try {
        const [, ...results] = await send<ResultSetHeader[] | RowDataPacket[][]>(
          connection,
          ['START TRANSACTION', ...statements.map(({ sql }) => sql)].join(';\n'),
          statements.flatMap(({ values }) => values),
        )
        const resultByStatement = new Map(
          statements.map((statement, index) => [statement, results[index]]),
        )
        const rowsOf: RowsOf = (statement) => {
          const rows = resultByStatement.get(statement)
          return Array.isArray(rows) ? rows : []
        }
        const accepted = accept((statement) => {
          const result = resultByStatement.get(statement)
          return result && !Array.isArray(result) ? result : emptyResult
        }, rowsOf)
        await send(connection, 'COMMIT')
        connection.release()
        return accepted
      } catch (error) {
        await rollBack(connection, error)
        throw error
      }
    })
  }

  /** Checks that the database responds on a connection of this pool and accepts writes. @throws Error otherwise */
  async ping(): Promise<void> {
    await this.#withConnection(async (connection) => {
      try {
        assertWritable(await queryRaw(connection, readOnlyQuery))
        connection.release()
      } catch (error) {
        connection.destroy()
        throw error
      }
    })
  }

  /** Connections that run a batch and callers that wait for one; a connection that may still be opened is free. */
  get usage(): PoolUsage {
    return { used: this.#used, free: this.#poolSize - this.#used, pending: this.#pending }
  }

  async close(): Promise<void> {
    await this.#pool.promise().end()
  }

  async #withConnection<T>(use: (connection: PoolConnection) => Promise<T>): Promise<T> {
    this.#pending += 1
    const connection = await acquire(this.#pool, this.#deadlineMs).finally(() => {
      this.#pending -= 1
    })
    this.#used += 1
    try {
      return await use(connection)
    } finally {
      this.#used -= 1
    }
  }
}
