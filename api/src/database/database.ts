import knex, { type Knex } from 'knex'

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

/** How the driver talks to a database, whoever opens the connection. @param address DATABASE_URL */
export function connectionTo(address: string) {
  return {
    ...parseDatabaseUrl(address),
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
 * @param options poolSize: the most connections at once
 */
export function openDatabase(address: string, options: { poolSize?: number } = {}): Database {
  return knex({
    client: 'mysql2',
    connection: connectionTo(address),
    pool: {
      min: 0,
      max: options.poolSize ?? 12,
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
