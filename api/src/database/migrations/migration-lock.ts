import type { Knex } from 'knex'

/** Seconds one question for the lock may wait: shorter than any deadline of a statement (ADR 0036). */
const waitSeconds = 2
/** Silence on the connection that holds the lock, in ms: a connection without traffic is destroyed (ADR 0036). */
const pingEveryMs = 2_000

/** Names of locks are shared by all schemas of a server. */
const lockName = "CONCAT('store-migrations:', DATABASE())"

async function tryAcquire(connection: Knex): Promise<boolean> {
  const [rows]: { acquired: number | null }[][] = await connection.raw(
    `SELECT GET_LOCK(${lockName}, ?) AS acquired`,
    [waitSeconds],
  )
  return rows?.[0]?.acquired === 1
}

/**
 * Runs something that only one process at a time may do to a schema; the others wait for their turn. The database
 * frees the lock when the process that holds it dies.
 * @param db a pool with a connection to spare, which holds the lock
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
