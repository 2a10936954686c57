import type { Knex } from 'knex'

/** Seconds that one query for the lock may wait: shorter than any deadline of a statement (ADR 0036). */
const waitSeconds = 2
/**
 * Interval of queries on the connection that holds the lock, in ms: a connection without traffic is destroyed (ADR
 * 0036).
 */
const pingEveryMs = 2_000

/** Lock names are shared by all schemas of a server. */
const lockName = "CONCAT('store-migrations:', DATABASE())"

async function tryAcquire(connection: Knex): Promise<boolean> {
  const [rows]: { acquired: number | null }[][] = await connection.raw(
    `SELECT GET_LOCK(${lockName}, ?) AS acquired`,
    [waitSeconds],
  )
  return rows?.[0]?.acquired === 1
}

/**
 * Runs an operation that only one process at a time may run on a schema; the others wait. The database releases the
 * lock when its process dies.
 * @param db a pool with a free connection, which holds the lock
 */
export async function withMigrationLock<T>(db: Knex, run: () => Promise<T>): Promise<T> {
  return db.transaction(async (connection) => {
    let isAcquired = false
    while (!isAcquired) isAcquired = await tryAcquire(connection)
    const ping = setInterval(() => void connection.raw('DO 1').catch(() => undefined), pingEveryMs)
    try {
      return await run()
    } finally {
      clearInterval(ping)
      await connection.raw(`DO RELEASE_LOCK(${lockName})`)
    }
  })
}
