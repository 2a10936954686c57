import { join } from 'node:path'
import { createPool, type Pool } from 'mysql2/promise'
import type { Shutdown } from '../processes/shutdown.ts'
import { step } from '../processes/steps.ts'
import { readSecrets } from '../settings/secrets.ts'
import { bundleApi, bundledEntry } from '../start/api/api-bundle.ts'
import { apiEnvironment } from '../start/api/api-environment.ts'
import { startApi } from '../start/api/api-process.ts'
import { runEntry } from '../start/api/run-entry.ts'
import { startTestServer } from '../start/database/temporary-database.ts'
import { peakMemoryOf } from './load/process-usage.ts'
import { fillOrders } from './orders/order-history.ts'

/** What a benchmark runs on. */
export type BenchEnvironment = {
  root: string
  /** Environment variables of the API's entry points. */
  env: NodeJS.ProcessEnv
  logs: string
  databaseUrl: string
  /** Signs the session tokens. */
  sessionSecret: string
}

/** A running API for one benchmark. */
export type BenchApi = {
  origin: string
  pid: number
}

/** Rate limits too high to affect a benchmark. */
const noLimits = {
  LOG_LEVEL: 'warn',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  LOGIN_FAILURES_PER_ADDRESS: '1000000',
  REQUESTS_PER_ADDRESS: '1000000',
  EVENT_STREAMS_PER_ADDRESS: '1000000',
  NEW_BUYER_HOLD_LIMIT: '1000000',
  NEW_BUYER_RESERVED_RUPEES: '0',
  NEW_BUYER_UNPAID_RUPEES: '0',
  NEW_BUYER_NETWORK_RUPEES: '0',
  NEW_BUYER_STOCK_PERCENT: '100',
}

/** As many as the API opens by default. */
const poolSize = 12

/** A plain mysql2 pool. */
export function openPool(
  databaseUrl: string,
  options: { multipleStatements?: boolean } = {},
): Pool {
  const url = new URL(databaseUrl)
  const socketPath = url.searchParams.get('socketPath')
  return createPool({
    ...(socketPath ? { socketPath } : { host: url.hostname, port: Number(url.port || 3306) }),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    connectionLimit: poolSize,
    timezone: 'Z',
    supportBigNumbers: true,
    jsonStrings: true,
    ...options,
  })
}

/** The same environment with another schema. */
function withSchema(environment: BenchEnvironment, schema: string): BenchEnvironment {
  const url = new URL(environment.databaseUrl)
  url.pathname = `/${schema}`
  return {
    ...environment,
    databaseUrl: url.href,
    env: { ...environment.env, DATABASE_URL: url.href },
  }
}

/** An empty schema of this name beside the one of the environment. */
export async function recreateSchema(
  environment: BenchEnvironment,
  schema: string,
): Promise<BenchEnvironment> {
  const pool = openPool(environment.databaseUrl)
  await pool.query(`DROP DATABASE IF EXISTS ${schema}`)
  await pool.query(`CREATE DATABASE ${schema} DEFAULT CHARACTER SET utf8mb4`)
  await pool.end()
  return withSchema(environment, schema)
}

/** Runs the migrations and fills the catalogue up to a number of products. @param orders of the demo, with their papers */
export async function migrateAndSeed(
  { root, env, logs }: BenchEnvironment,
  { products, orders = 0 }: { products: number; orders?: number },
): Promise<void> {
  const args = ['--products', String(products), '--orders', String(orders)]
  await runEntry({ root, entry: 'migrate', env, logs })
  await step(
    'seed',
    () => runEntry({ root, entry: 'seed', args, env, logs }),
    (output) => output.trim().split('\n').at(-1) ?? '',
  )
}

/**
 * Starts the benchmark database and fills it up to a number of products and old orders. Data of earlier runs is reused.
 */
export async function prepareBenchEnvironment(
  root: string,
  sizes: { products: number; orders: number },
  shutdown: Shutdown,
): Promise<BenchEnvironment> {
  const folder = join(root, '.data')
  const dataFolder = join(folder, 'bench')
  const secrets = await readSecrets(dataFolder)
  const server = {
    folder: join(dataFolder, 'mysql'),
    packages: join(folder, 'packages'),
    password: secrets.DATABASE_PASSWORD,
    rootPassword: secrets.DATABASE_ROOT_PASSWORD,
    durable: true,
  }
  const database = await step(
    'database',
    (log) => startTestServer({ ...server, log }),
    ({ how }) => how,
  )
  await shutdown.add(database.stop)
  await bundleApi(root)
  const site = { databaseUrl: database.url, dataFolder, demo: true, secrets }
  const environment: BenchEnvironment = {
    root,
    env: { ...apiEnvironment(site), ...noLimits },
    logs: join(dataFolder, 'log'),
    databaseUrl: database.url,
    sessionSecret: secrets.SESSION_SECRET,
  }
  await migrateAndSeed(environment, { products: sizes.products })
  if (sizes.orders > 0) await addOrders(environment, sizes.orders)
  return environment
}

async function addOrders({ databaseUrl }: BenchEnvironment, orders: number): Promise<void> {
  const pool = openPool(databaseUrl)
  await step(
    'orders',
    () => fillOrders(pool, orders),
    (added) => `added ${added} old orders`,
  )
  await pool.end()
}

/** Runs `work` on a new API. @returns its result and the peak memory of that API in MB */
export async function withApi<Found>(
  { root, env, logs }: BenchEnvironment,
  shutdown: Shutdown,
  work: (api: BenchApi) => Promise<Found>,
): Promise<{ result: Found; peakMemory: number | undefined }> {
  const api = await startApi({
    file: bundledEntry(root, 'server'),
    env,
    logFile: join(logs, 'api.log'),
  })
  await shutdown.add(api.stop)
  const result = await work({ origin: `http://127.0.0.1:${api.port}`, pid: api.pid })
  const peakMemory = await peakMemoryOf(api.pid)
  await api.stop()
  return { result, peakMemory }
}
