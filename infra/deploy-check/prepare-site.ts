import { appendFile, cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Docker, runDocker } from '../images/docker.ts'
import type { Shutdown } from '../processes/shutdown.ts'
import { radosFile, radosSecrets } from './bucket/rados.ts'
import {
  openSite,
  overrides,
  project,
  runScript,
  type SiteInContainers,
  subnet,
} from './site-in-containers.ts'

/** Every buyer of the check has one address. The seller issues invoices. */
const settingsOfCheck = `DEMO=1
REGISTRATIONS_PER_ADDRESS=10000
NEW_BUYER_HOLD_LIMIT=1000000
NEW_BUYER_RESERVED_RUPEES=0
NEW_BUYER_UNPAID_RUPEES=0
NEW_BUYER_NETWORK_RUPEES=0
NEW_BUYER_STOCK_PERCENT=100
SELLER_NAME=Deccan IT Supply (check)
SELLER_GSTIN=36AABCS1995K1ZX
SELLER_ADDRESS=Abids, Hyderabad 500001
`

type Setup = {
  root: string
  docker: Docker
  /** Becomes a copy of infra/compose, with the secrets of this check. */
  folder: string
  /** Where the writer keeps its data. */
  databaseFolder: string
  tag: string
  redisImage: string
  bucketImage: string
  port: number
}

/** Prepares a copy of infra/compose as its README tells a user to, for the demo catalogue and accounts. */
export async function prepareSite(setup: Setup, shutdown: Shutdown): Promise<SiteInContainers> {
  const { root, docker, folder, port } = setup
  const origin = `http://127.0.0.1:${port}`
  const { env } = docker
  const settings = {
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: ['compose.yaml', 'compose.bucket.yaml', radosFile, overrides].join(':'),
    STORE_NETWORK: subnet,
    STORE_TAG: setup.tag,
    STORE_PORT: port,
    PLATFORM_PORT: port + 1,
    PUBLIC_ORIGIN: origin,
    REDIS_IMAGE: setup.redisImage,
    BUCKET_IMAGE: setup.bucketImage,
  }
  await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'infra/compose'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('/secrets'),
  })
  await writeFile(join(folder, overrides), '{"services":{}}')
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(join(folder, '.env'), lines.join(''))
  await runScript(folder, { env, args: ['create-secrets.sh'] })
  await appendFile(join(folder, 'secrets/api.env'), settingsOfCheck)
  await writeFile(join(folder, 'secrets/bucket.env'), radosSecrets)
  const volumes = {
    'database-1': { driver_opts: { type: 'none', o: 'bind', device: setup.databaseFolder } },
  }
  const remove = () =>
    runDocker({ env }, ['compose', 'down', '--volumes', '--timeout', '5'], { cwd: folder })
  // What an interrupted check has left.
  await remove()
  await shutdown.add(async () => {
    await remove()
  })
  return openSite({ env }, { folder, origin, volumes })
}
