import { createPool, type Pool, type PoolConnection, type ResultSetHeader } from 'mysql2'
import { connectionOptions, defaultDeadlineMs, idleTimeoutMs, sessionSettings } from './database.ts'
import { emptyResult, type SqlValue, type Statement, type StatementResult } from './statement.ts'

/** @throws Error when no connection becomes free in time; one that does later goes back to the pool */
async function open(pool: Pool, deadlineMs: number): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      reject(new Error(`no connection for orders became free within ${deadlineMs} ms`))
    }, deadlineMs)
    pool.getConnection((fault, connection) => {
      clearTimeout(late)
      if (fault) reject(fault)
      else if (isLate) connection.release()
      else resolve(connection)
    })
  })
}

/** Without the promises of `mysql2/promise`, which draw a stack trace for each statement. */
async function send<Answer extends ResultSetHeader | ResultSetHeader[]>(
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

async function rollBack(connection: PoolConnection): Promise<void> {
  try {
    await send(connection, 'ROLLBACK')
    connection.release()
  } catch {
    // Nobody knows what it is in the middle of.
    connection.destroy()
  }
}

/**
 * Transactions that are sent in one go: two round trips instead of one a statement (ADR 0021). Its connections
 * take several statements at once and are nobody else's: over them goes only text that this program holds, with
 * its values written in by the driver.
 */
export class BatchExecutor {
  readonly #pool: Pool
  readonly #deadlineMs: number

  /**
   * @param address DATABASE_URL
   * @param poolSize the most connections at once
   * @param deadlineMs a statement that is not answered by then fails, and its connection is destroyed
   */
  constructor(address: string, poolSize: number, deadlineMs = defaultDeadlineMs) {
    this.#deadlineMs = deadlineMs
    this.#pool = createPool({
      ...connectionOptions(address, deadlineMs),
      connectionLimit: poolSize,
      // Idle ones are let go of only while the pool may have fewer than its limit.
      maxIdle: 0,
      idleTimeout: idleTimeoutMs,
      multipleStatements: true,
    })
    this.#pool.on('connection', (connection) => {
      connection.query(sessionSettings.join('; '), (fault) => {
        if (fault) connection.destroy()
      })
    })
  }

  /**
   * Writes statements in one transaction; they run one after the other, up to the first that fails.
   * @param accept can ask what each did, and throws when that must not stay
   * @returns what `accept` returns, after the COMMIT
   * @throws whatever the database or `accept` throws; nothing is written then, unless it was the answer to
   *   COMMIT that got lost
   */
  async executeBatch<T>(
    statements: readonly Statement[],
    accept: (resultOf: (statement: Statement) => StatementResult) => T,
  ): Promise<T> {
    const connection = await open(this.#pool, this.#deadlineMs)
    try {
      const [, ...results] = await send<ResultSetHeader[]>(
        connection,
        ['START TRANSACTION', ...statements.map(({ sql }) => sql)].join(';\n'),
        statements.flatMap(({ values }) => values),
      )
      const resultByStatement = new Map(
        statements.map((statement, index) => [statement, results[index]]),
      )
      const accepted = accept((statement) => resultByStatement.get(statement) ?? emptyResult)
      await send(connection, 'COMMIT')
      connection.release()
      return accepted
    } catch (error) {
      await rollBack(connection)
      throw error
    }
  }

  /** Asks the database for a sign of life, over a connection of this pool. @throws Error when there is none */
  async ping(): Promise<void> {
    const connection = await open(this.#pool, this.#deadlineMs)
    try {
      await send(connection, 'DO 1')
      connection.release()
    } catch (error) {
      connection.destroy()
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#pool.promise().end()
  }
}
