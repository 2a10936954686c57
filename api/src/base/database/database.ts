import knex, { type Knex } from 'knex'
import type { PoolUsage } from '../metrics/pool-metrics.ts'
import { openDeadlineSocket } from './connections/deadline-socket.ts'
import {
  createWriterCheck,
  queryRaw,
  type RawConnection,
  type WriterCheck,
} from './connections/writer-check.ts'

/** A connection pool or a transaction; repositories accept both. */
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
 * @throws TypeError for other URLs
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

/** Default timeout of a statement. */
export const defaultDeadlineMs = 4_000
/** Default time-out of waiting for a free connection, which a busy site needs sometimes. */
const defaultAcquireTimeoutMs = 10_000
/** Statement timeout of migrations and the seed, which rewrite whole tables. */
export const maintenanceDeadlineMs = 3_600_000

/**
 * Idle connections are closed after this time: before a network device could drop them silently, and before the deadline,
 * which does not know whether a statement is pending.
 */
export function idleTimeoutMs(deadlineMs: number): number {
  return Math.min(5_000, deadlineMs / 2)
}

/**
 * Driver options shared by all connections.
 * @param address DATABASE_URL
 * @param deadlineMs timeout of a statement; its connection is then destroyed
 */
export function connectionOptions(address: string, deadlineMs: number) {
  const target = parseDatabaseUrl(address)
  return {
    ...target,
    stream: () => openDeadlineSocket(target, deadlineMs),
    connectTimeout: Math.min(deadlineMs, defaultAcquireTimeoutMs),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    // JSON is text in MariaDB and a type in MySQL; strings make both equal.
    jsonStrings: true,
  }
}

/**
 * Initial statements of every connection, so that MySQL and MariaDB behave the same. A lock is waited for at most half of
 * the deadline: the server's answer can be retried, a destroyed connection leaves the outcome open.
 */
export function sessionSettings(deadlineMs: number): readonly string[] {
  const lockWaitSeconds = Math.max(1, Math.min(5, Math.floor(deadlineMs / 2_000)))
  return [
    "SET SESSION sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_DATE," +
      "NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', " +
      "collation_connection = 'utf8mb4_unicode_ci', time_zone = '+00:00', " +
      `innodb_lock_wait_timeout = ${lockWaitSeconds}`,
    // With REPEATABLE READ, MariaDB 11.6 and later refuse to write a row that changed since the transaction's
    // first read. Of many buyers of one product some would then fail in spite of retries.
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  ]
}

async function prepare(
  connection: RawConnection,
  { settings, writerCheck }: { settings: readonly string[]; writerCheck: WriterCheck },
): Promise<void> {
  for (const setting of settings) await queryRaw(connection, setting)
  // A new connection that is refused ends the wait for it. One that is only found unusable would be opened again.
  await writerCheck.assertWriter(connection)
}

/**
 * Opens a pool that behaves the same on MySQL and MariaDB: UTC, one collation, one sql_mode, short lock waits (it is
 * better to ask a buyer to retry than to let the request hang), and only connections to a server that accepts writes.
 * @param address DATABASE_URL
 * @param options poolSize: largest number of connections; deadlineMs: see {@link connectionOptions}; acquireTimeoutMs:
 *   how long a caller waits for a free connection; multipleStatements: a
 *   query may have several, so only constant SQL text with escaped values may be sent
 */
export function openDatabase(
  address: string,
  options: {
    poolSize?: number
    deadlineMs?: number
    acquireTimeoutMs?: number
    multipleStatements?: boolean
  } = {},
): Database {
  const { poolSize = 12, deadlineMs = defaultDeadlineMs, multipleStatements = false } = options
  const { acquireTimeoutMs = defaultAcquireTimeoutMs } = options
  const writerCheck = createWriterCheck()
  const settings = sessionSettings(deadlineMs)
  return knex({
    client: 'mysql2',
    connection: { ...connectionOptions(address, deadlineMs), multipleStatements },
    acquireConnectionTimeout: acquireTimeoutMs,
    pool: {
      min: 0,
      max: poolSize,
      idleTimeoutMillis: idleTimeoutMs(deadlineMs),
      acquireTimeoutMillis: acquireTimeoutMs,
      createTimeoutMillis: Math.min(deadlineMs, acquireTimeoutMs),
      validate: writerCheck.isUsable,
      afterCreate: (
        connection: RawConnection,
        done: (error: Error | null, connection: RawConnection) => void,
      ) => {
        prepare(connection, { settings, writerCheck }).then(
          () => done(null, connection),
          (error: Error) => done(error, connection),
        )
      },
    },
  })
}

/** The connections of a pool, and callers that wait for one. */
export function poolUsageOf(db: Database): PoolUsage {
  const pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number } =
    db.client.pool
  return { used: pool.numUsed(), free: pool.numFree(), pending: pool.numPendingAcquires() }
}

/**
 * Checks that a database responds. A pool whose connections are all in use is not checked: the deadlines of their
 * statements detect a failure.
 * @returns true; throws when the database does not respond
 */
export async function isReachable(db: Database, patienceMs: number): Promise<true> {
  const pool: { numUsed(): number; max: number } = db.client.pool
  if (pool.numUsed() < pool.max) await db.raw('DO 1').timeout(patienceMs)
  return true
}
