import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/base/config.ts'
import { type Database, openDatabase } from '../src/base/database/database.ts'
import { migrate } from '../src/base/database/migrations/migrations.ts'
import type { TypedApp } from '../src/base/http/typed-app.ts'
import { type Clock, systemClock } from '../src/base/shared/clock.ts'
import { useAnswerCheck } from './answer-check.ts'
import { useSharedSerializers } from './servers/shared-serializers.ts'

/** The API on a real database, for one test file: each worker has its own schema, emptied before each test. */
export interface TestStore {
  readonly app: TypedApp
  readonly db: Database
  readonly config: Config
  readonly clock: Clock
}

const serverAddress = process.env.DATABASE_URL
const prefix = process.env.TEST_SCHEMA_PREFIX ?? 'store_test'
const schema = `${prefix}_${process.env.JEST_WORKER_ID ?? '1'}`
/** Of a statement, and of the wait for a connection: neither may fail a test because its machine is busy. */
const longestMs = 60_000
/** Opens one more pool for the worker's schema. */
export function openPatientDatabase(url: string, options: { poolSize?: number } = {}): Database {
  return openDatabase(url, { ...options, deadlineMs: longestMs, acquireTimeoutMs: longestMs })
}

/** No test fails because its machine is busy. */
export const patientWaits = {
  readyMs: longestMs,
  bucketMs: longestMs,
  redisMs: longestMs,
  gatewayMs: longestMs,
}
const keptTables = new Set(['knex_migrations', 'knex_migrations_lock'])

function addressOfSchema(name: string): string {
  if (!serverAddress) {
    throw new Error('API tests need a database: run them with `npm run test:api`.')
  }
  const url = new URL(serverAddress)
  url.pathname = `/${name}`
  return url.href
}

async function createSchema(name: string, { isEmpty }: { isEmpty: boolean }): Promise<void> {
  // The one schema that every server has.
  const server = openPatientDatabase(addressOfSchema('information_schema'), { poolSize: 1 })
  if (isEmpty) await server.raw('DROP DATABASE IF EXISTS ??', [name])
  await server.raw('CREATE DATABASE IF NOT EXISTS ?? DEFAULT CHARACTER SET utf8mb4', [name])
  await server.destroy()
}

const emptySchema = `${schema}_empty`

/** Opens an empty schema of the worker, for tests of the schema itself. */
export async function openEmptySchema(): Promise<Database> {
  await createSchema(emptySchema, { isEmpty: true })
  return openDatabase(emptySchemaUrl())
}

/** DATABASE_URL of that schema. */
export function emptySchemaUrl(): string {
  return addressOfSchema(emptySchema)
}

/** A query for the names of all tables of the worker's schema that have rows. */
async function nonEmptyTablesQuery(db: Database): Promise<string> {
  const [rows]: { name: string }[][] = await db.raw(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [schema],
  )
  const tables = (rows ?? []).map(({ name }) => name).filter((name) => !keptTables.has(name))
  return tables.map((name) => `(SELECT '${name}' AS name FROM ${name} LIMIT 1)`).join(' UNION ALL ')
}

/** Most tests write only a few tables: listing them is much faster than emptying all. */
async function emptyTables(db: Database, nonEmptyTables: string): Promise<void> {
  await db.transaction(async (trx) => {
    const [rows]: { name: string }[][] = await trx.raw(nonEmptyTables)
    if (!rows?.length) return
    await trx.raw('SET FOREIGN_KEY_CHECKS = 0')
    for (const { name } of rows) await trx(name).delete()
    await trx.raw('SET FOREIGN_KEY_CHECKS = 1')
  })
}

/**
 * Gives a test file the whole API on a real database; every response is compared with the OpenAPI document.
 * @param options environment: settings that differ from the defaults; clock: the current time
 */
export function useTestStore(
  options: { environment?: Record<string, string>; clock?: Clock } = {},
): TestStore {
  const clock = options.clock ?? systemClock
  useSharedSerializers()
  useAnswerCheck()
  let running: { app: TypedApp; db: Database; config: Config; nonEmptyTables: string } | undefined
  let folder = ''
  const part = () => {
    if (!running) throw new Error('the store only exists inside a test')
    return running
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-test-'))
    await createSchema(schema, { isEmpty: false })
    const config = readConfig({
      DATABASE_URL: addressOfSchema(schema),
      SESSION_SECRET: 'a secret that only these tests know'.padEnd(32, '.'),
      FILE_URL_SECRET: 'another secret of these tests'.padEnd(32, '.'),
      DATA_FOLDER: folder,
      LOG_LEVEL: 'silent',
      // Every test uses the same client address.
      REQUESTS_PER_ADDRESS: '10000',
      EVENT_STREAMS_PER_ADDRESS: '10000',
      DATABASE_STATEMENT_SECONDS: String(longestMs / 1_000),
      SELLER_STATE: 'Maharashtra',
      ...options.environment,
    })
    const db = openPatientDatabase(config.DATABASE_URL)
    await migrate(db)
    const app = await buildApp({ config, db, clock, waits: patientWaits })
    await app.ready()
    running = { app, db, config, nonEmptyTables: await nonEmptyTablesQuery(db) }
  })
  beforeEach(async () => emptyTables(part().db, part().nonEmptyTables))
  afterAll(async () => {
    await running?.app.close()
    // Jest holds the closures of all tests of a process until its end.
    running = undefined
    await rm(folder, { recursive: true, force: true })
  })

  return {
    get app() {
      return part().app
    },
    get db() {
      return part().db
    },
    get config() {
      return part().config
    },
    clock,
  }
}
