import { createPool, type Pool, type PoolConnection, type ResultSetHeader } from 'mysql2'
import { connectionTo, sessionSettings } from './database.ts'
import { type Done, nothingDone, type SqlValue, type Statement } from './statement.ts'

async function open(pool: Pool): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    pool.getConnection((fault, connection) => (fault ? reject(fault) : resolve(connection)))
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
export class Batches {
  readonly #pool: Pool

  /** @param address DATABASE_URL @param poolSize the most connections at once */
  constructor(address: string, poolSize: number) {
    this.#pool = createPool({
      ...connectionTo(address),
      connectionLimit: poolSize,
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
  async commit<T>(
    statements: readonly Statement[],
    accept: (doneBy: (statement: Statement) => Done) => T,
  ): Promise<T> {
    const connection = await open(this.#pool)
    try {
      const [, ...done] = await send<ResultSetHeader[]>(
        connection,
        ['START TRANSACTION', ...statements.map(({ sql }) => sql)].join(';\n'),
        statements.flatMap(({ values }) => values),
      )
      const doneBy = new Map(statements.map((statement, at) => [statement, done[at]]))
      const accepted = accept((statement) => doneBy.get(statement) ?? nothingDone)
      await send(connection, 'COMMIT')
      connection.release()
      return accepted
    } catch (error) {
      await rollBack(connection)
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#pool.promise().end()
  }
}
