import { join } from 'node:path'
import { startGateway } from '../gateway/gateway.ts'
import { originOf } from '../gateway/public-origin.ts'
import type { Waits } from '../gateway/waits.ts'
import { requireFreePort } from '../processes/ports.ts'
import { superviseService } from '../processes/service.ts'
import type { Shutdown } from '../processes/shutdown.ts'
import { step } from '../processes/steps.ts'
import { releaseSite } from '../releases/compose/release-site.ts'
import { readSecrets } from '../settings/secrets.ts'
import { bundleApi, bundledEntry } from './api/api-bundle.ts'
import { apiEnvironment } from './api/api-environment.ts'
import { startApi } from './api/api-process.ts'
import { runEntry } from './api/run-entry.ts'
import type { Database } from './database/database.ts'

export type SiteOptions = {
  root: string
  /** State of the site: uploads, logs, secrets. */
  dataFolder: string
  /** Folder the releases are published and composed in. */
  siteFolder: string
  host: string
  /** 0 selects any free port. */
  port: number
  demo: boolean
  /** Arguments of the seed of the demo; by default every product gets its own pictures. */
  seedArguments?: readonly string[]
  /** Settings of the API that differ from the caller's (api/README.md, Configuration). */
  apiSettings?: Readonly<Record<string, string>>
  startDatabase: (log: (line: string) => void) => Promise<Database>
  /** Prepares the site folder. By default it builds and releases what changed. */
  prepareSite?: (log: (line: string) => void) => Promise<void>
  /** How long pages wait for what they contain; default: as in the gateway's `waits`. */
  waits?: Waits
  shutdown: Shutdown
}

export type Site = {
  address: string
  /** Runs the migrations and restarts the API from the current bundle. */
  restartApi: () => Promise<void>
}

/**
 * Starts the whole site and skips steps that are already done. Everything started is registered with
 * `shutdown`, also if a later step fails.
 * @throws CommandError saying which step failed and why
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { siteFolder, host, shutdown } = options
  if (options.port !== 0) await requireFreePort(host, options.port)
  const { prepareSite = (log) => releaseSite({ folder: siteFolder, log }) } = options
  // The bundler and the database can start concurrently.
  const [env] = await Promise.all([
    prepareData(options),
    step('site', prepareSite, () => 'released and composed'),
  ])
  const api = await startSupervisedApi(options, env)
  const address = await step(
    'gateway',
    async () => {
      const gateway = await startGateway({
        siteFolder,
        apiUrl: api.url,
        host,
        port: options.port,
        ...(options.waits && { waits: options.waits }),
        publicOrigin: process.env.PUBLIC_ORIGIN,
        trustedProxies: process.env.TRUSTED_PROXIES ?? '',
      })
      await shutdown.add(gateway.close)
      return originOf(host, gateway.port)
    },
    (origin) => origin,
  )
  return { address, restartApi: api.restart }
}

/**
 * Starts the database, bundles the API and brings schema and demo up to date.
 * @returns the environment of the API
 */
async function prepareData(options: SiteOptions): Promise<NodeJS.ProcessEnv> {
  const { root, dataFolder, demo, seedArguments = [], shutdown } = options
  const database = await step('database', options.startDatabase, ({ how }) => how)
  await shutdown.add(database.stop)
  await step(
    'api',
    () => bundleApi(root),
    (isNew) => (isNew ? 'built' : 'unchanged'),
  )
  const secrets = await readSecrets(dataFolder)
  const env = {
    // Mails link to the site. With any free port its address is not known yet.
    ...(options.port !== 0 && { PUBLIC_ORIGIN: originOf(options.host, options.port) }),
    ...apiEnvironment({ databaseUrl: database.url, dataFolder, demo, secrets }),
    ...options.apiSettings,
  }
  const logs = join(dataFolder, 'log')
  await step(
    'migrate',
    () => runEntry({ root, entry: 'migrate', env, logs }),
    () => 'the schema is up to date',
  )
  if (!demo) return env
  await step(
    'demo',
    () => runEntry({ root, entry: 'seed', args: ['--if-empty', ...seedArguments], env, logs }),
    () => 'catalogue and accounts exist',
  )
  return env
}

/** Starts the API and restarts it when it dies, on the same port, so that the gateway can still reach it. */
async function startSupervisedApi(
  options: SiteOptions,
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; restart: () => Promise<void> }> {
  const { root, dataFolder, shutdown } = options
  const file = bundledEntry(root, 'server')
  const logFile = join(dataFolder, 'log/api.log')
  let port = 0
  const service = await step(
    'api',
    (log) =>
      superviseService({
        name: 'the API',
        start: async () => {
          const api = await startApi({ file, env: { ...env, API_PORT: String(port) }, logFile })
          port = api.port
          return api
        },
        log,
      }),
    () => `listening, its log is ${logFile}`,
  )
  await shutdown.add(service.stop)
  return {
    url: `http://127.0.0.1:${port}`,
    restart: async () => {
      await runEntry({ root, entry: 'migrate', env, logs: join(dataFolder, 'log') })
      await service.restart()
    },
  }
}
