import knex, { type Knex } from 'knex'
import { openDeadlineSocket } from './deadline-socket.ts'

/** A connection pool, or a transaction: repositories take either. */
export type Database = Knex

interface Connection {
  host?: string
  port?: number
  socketPath?: string
  user: string
  password: string
  database: string
}

/**
 * Reads `mysql://user:password@host:port/schema`, or `…@localhost/schema?socketPath=/path`.
 * @throws TypeError when it is no such address
 */
export function parseDatabaseUrl(address: string): Connection {
  const url = new URL(address)
  if (url.protocol !== 'mysql:' && url.protocol !== 'mariadb:') {
    throw new TypeError('DATABASE_URL must start with mysql://')
  }
  const socketPath = url.searchParams.get('socketPath')
  return {
    ...(socketPath ? { socketPath } : { host: url.hostname, port: Number(url.port || 3306) }),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  }
}

/** How long a statement of a request may take unless a pool says otherwise: longer than it waits for a lock. */
export const defaultDeadlineMs = 10_000
/** For statements nobody waits for in front of a screen, and which rewrite whole tables: migrations, the seed. */
export const maintenanceDeadlineMs = 3_600_000

/** A connection that nobody uses is closed after this time, long before it could have died unnoticed. */
export const idleTimeoutMs = 5_000

/**
 * How the driver talks to a database, whoever opens the connection.
 * @param address DATABASE_URL
 * @param deadlineMs a statement that is not answered by then fails, and its connection is destroyed
 */
export function connectionOptions(address: string, deadlineMs: number) {
  const target = parseDatabaseUrl(address)
  return {
    ...target,
    stream: () => openDeadlineSocket(target, deadlineMs),
    connectTimeout: Math.min(deadlineMs, defaultDeadlineMs),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    // MariaDB's JSON is text and MySQL's is not: as strings both read the same.
    jsonStrings: true,
  }
}

/** What every connection is told first, so that MySQL and MariaDB behave the same. */
export const sessionSettings = [
  "SET SESSION sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_DATE," +
    "NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', " +
    "collation_connection = 'utf8mb4_unicode_ci', time_zone = '+00:00', " +
    'innodb_lock_wait_timeout = 5',
  // Every statement sees what is committed by then. Otherwise newer MariaDBs (11.6 and later) refuse
  // to write a row that changed since the transaction's first read, and of many buyers of one
  // product some would fail however often they are tried again.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
] as const

/**
 * Opens a pool that behaves the same on MySQL and MariaDB: UTC, one collation, one sql_mode, short
 * lock waits (a waiting buyer is better told to try again than kept).
 * @param address DATABASE_URL
 * @param options poolSize: the most connections at once; deadlineMs: see {@link connectionOptions}
 */
export function openDatabase(
  address: string,
  options: { poolSize?: number; deadlineMs?: number } = {},
): Database {
  const { poolSize = 12, deadlineMs = defaultDeadlineMs } = options
  const acquireTimeoutMillis = Math.min(deadlineMs, defaultDeadlineMs)
  return knex({
    client: 'mysql2',
    connection: connectionOptions(address, deadlineMs),
    acquireConnectionTimeout: acquireTimeoutMillis,
    pool: {
      min: 0,
      max: poolSize,
      idleTimeoutMillis: idleTimeoutMs,
      acquireTimeoutMillis,
      createTimeoutMillis: acquireTimeoutMillis,
      afterCreate: (
        connection: { query(sql: string, done: (error: Error | null) => void): void },
        done: (error: Error | null, connection: unknown) => void,
      ) => {
        const [settings, isolation] = sessionSettings
        connection.query(settings, (error) => {
          if (error) done(error, connection)
          else connection.query(isolation, (fault) => done(fault, connection))
        })
      },
    },
  })
}

/** Less than a probe waits. */
const pingTimeoutMs = 2_000

/**
 * Asks a database for a sign of life. A pool whose connections are all at work is not asked: the deadline of their
 * statements decides.
 * @returns true; throws when there is none
 */
export async function isReachable(db: Database): Promise<true> {
  const pool: { numUsed(): number; max: number } = db.client.pool
  if (pool.numUsed() < pool.max) await db.raw('DO 1').timeout(pingTimeoutMs)
  return true
}
