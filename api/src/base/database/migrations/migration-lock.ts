import type { Knex } from 'knex'

/** Seconds that one query for the lock may wait: shorter than any deadline of a statement (ADR 0036). */
const waitSeconds = 2

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
 * lock with its connection. The operation uses that connection only: after its process was killed the lock then stays
 * until the server has finished the last statement.
 */
export async function withMigrationLock<T>(
  db: Knex,
  run: (connection: Knex) => Promise<T>,
): Promise<T> {
  return db.transaction(async (connection) => {
    let isAcquired = false
    while (!isAcquired) isAcquired = await tryAcquire(connection)
    try {
      return await run(connection)
    } finally {
      // A lost connection has released it.
      await connection.raw(`DO RELEASE_LOCK(${lockName})`).catch(() => undefined)
    }
  })
}
