/** The callback API of a connection of mysql2. */
export interface RawConnection {
  query(sql: string, done: (error: Error | null, rows?: unknown) => void): void
}

/** Sends a statement on a connection outside its pool. @returns its rows */
export async function queryRaw(connection: RawConnection, sql: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    connection.query(sql, (error, rows) => (error ? reject(error) : resolve(rows)))
  })
}

/** How long a connection is trusted after a check, in milliseconds. */
const trustedMs = 1_000

/** The server has become a replica. Nothing was written. */
export class ReadOnlyServerError extends Error {
  readonly errno = 1290
  readonly sqlState = 'HY000'

  constructor() {
    super('the database server is read only')
    this.name = 'ReadOnlyServerError'
  }
}

/** Aurora sets only the second one on its replicas. */
export const readOnlyQuery =
  'SELECT @@global.read_only AS server, @@global.innodb_read_only AS storage'

/** @throws ReadOnlyServerError unless both settings of {@link readOnlyQuery} are off */
export function assertWritable(rows: unknown): void {
  const [row]: unknown[] = Array.isArray(rows) ? rows : []
  const settings = Object.values(row ?? {})
  if (!settings.every((setting) => setting === 0 || setting === 'OFF')) {
    throw new ReadOnlyServerError()
  }
}

/** Checks that the connections of a pool lead to the writer, each once a second while it is used. */
export interface WriterCheck {
  /** @throws ReadOnlyServerError, or Error when the server does not respond */
  assertWriter(connection: RawConnection): Promise<void>
  /** For the pool: false for a connection that must be replaced. */
  isUsable(connection: RawConnection): Promise<boolean>
}

/**
 * After a failover, connections to the former writer may stay open: reads from them are outdated, and writes fail.
 */
export function createWriterCheck(): WriterCheck {
  const checkedAt = new WeakMap<RawConnection, number>()

  async function assertWriter(connection: RawConnection): Promise<void> {
    assertWritable(await queryRaw(connection, readOnlyQuery))
    checkedAt.set(connection, performance.now())
  }

  return {
    assertWriter,
    async isUsable(connection) {
      const lastCheckedAt = checkedAt.get(connection) ?? Number.NEGATIVE_INFINITY
      if (performance.now() - lastCheckedAt < trustedMs) return true
      return assertWriter(connection).then(
        () => true,
        () => false,
      )
    },
  }
}
