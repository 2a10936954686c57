import { join } from 'node:path'
import { createPool, type Pool } from 'mysql2/promise'
import { bundleApi, bundledEntry } from '../start/api-bundle.ts'
import { apiEnvironment } from '../start/api-environment.ts'
import { startApi } from '../start/api-process.ts'
import { runEntry } from '../start/run-entry.ts'
import { readSecrets } from '../start/secrets.ts'
import type { Shutdown } from '../start/shutdown.ts'
import { step } from '../start/steps.ts'
import { startBenchDatabase } from './bench-database.ts'
import { fillOrders } from './order-history.ts'
import { peakMemoryOf } from './process-usage.ts'

/** What the measurements run on. */
export type Stage = {
  root: string
  /** For the API's programs. */
  env: NodeJS.ProcessEnv
  logs: string
  databaseUrl: string
  /** Of the session tokens. */
  sessionSecret: string
}

/** An API that is up, for one part. */
export type StageApi = {
  origin: string
  pid: number
}

/** Limits that would stop a load, far out of reach. */
const noLimits = {
  LOG_LEVEL: 'warn',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  LOGIN_FAILURES_PER_ADDRESS: '1000000',
  REQUESTS_PER_ADDRESS: '1000000',
  EVENT_STREAMS_PER_ADDRESS: '1000000',
}

/** As many as the API opens of its own accord. */
const poolSize = 12

/** Connections of our own to a database, as bare as can be. */
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

/** The same stage over another schema. */
export function inSchema(stage: Stage, schema: string): Stage {
  const url = new URL(stage.databaseUrl)
  url.pathname = `/${schema}`
  return { ...stage, databaseUrl: url.href, env: { ...stage.env, DATABASE_URL: url.href } }
}

/** Brings the schema up to date and the catalogue up to a size. */
export async function furnish({ root, env, logs }: Stage, products: number): Promise<void> {
  await runEntry({ root, entry: 'migrate', env, logs })
  await step(
    'seed',
    () => runEntry({ root, entry: 'seed', args: ['--products', String(products)], env, logs }),
    (output) => output.trim().split('\n').at(-1) ?? '',
  )
}

/**
 * Starts the database for measuring and fills it up to a number of products and of old orders; what an earlier
 * run has filled in is there still.
 */
export async function setStage(
  root: string,
  wanted: { products: number; orders: number },
  shutdown: Shutdown,
): Promise<Stage> {
  const folder = join(root, '.data')
  const dataFolder = join(folder, 'bench')
  const database = await step(
    'database',
    (log) => startBenchDatabase(folder, log),
    ({ how }) => how,
  )
  await shutdown.add(database.stop)
  await bundleApi(root)
  const secrets = await readSecrets(dataFolder)

  const site = { databaseUrl: database.url, dataFolder, demo: true, secrets }
  const stage: Stage = {
    root,
    env: { ...apiEnvironment(site), ...noLimits },
    logs: join(dataFolder, 'log'),
    databaseUrl: database.url,
    sessionSecret: secrets.SESSION_SECRET,
  }
  await furnish(stage, wanted.products)
  if (wanted.orders > 0) await addOrders(stage, wanted.orders)
  return stage
}

async function addOrders({ databaseUrl }: Stage, orders: number): Promise<void> {
  const pool = openPool(databaseUrl)
  await step(
    'orders',
    () => fillOrders(pool, orders),
    (added) => `added ${added} old orders`,
  )
  await pool.end()
}

/** Runs one part on an API of its own; answers what it found and the most memory that API held, in MB. */
export async function withApi<Found>(
  { root, env, logs }: Stage,
  shutdown: Shutdown,
  work: (api: StageApi) => Promise<Found>,
): Promise<{ found: Found; peakMemory: number | undefined }> {
  const api = await startApi({
    file: bundledEntry(root, 'server'),
    env,
    logFile: join(logs, 'api.log'),
  })
  await shutdown.add(api.stop)
  const found = await work({ origin: `http://127.0.0.1:${api.port}`, pid: api.pid })
  const peakMemory = await peakMemoryOf(api.pid)
  await api.stop()
  return { found, peakMemory }
}
