import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Docker, runDocker } from '../images/docker.ts'
import { CommandError } from '../processes/command-error.ts'
import { lastLines, runCommand } from '../processes/run-command.ts'
import type { Shutdown } from '../processes/shutdown.ts'

/** The network in which the containers are, as compose.yaml names it. */
const network = 'store_inside'
const hostAddress = '172.31.250.1'
/** A compose file of the check's own changes. */
const overrides = 'check.yaml'

const healthyWithinMs = 60_000

/** The site of infra/compose, running. */
export type SiteInContainers = {
  docker: Docker
  /** Address of this machine in the network of the containers. */
  hostAddress: string
  /** Where visitors reach it. */
  origin: string
  sessionSecret: string
  /** `docker compose …` in its folder. @returns the output */
  compose(...args: string[]): Promise<string>
  /** Changes services, as a further compose file does; in effect once their containers are replaced. */
  override(services: object): Promise<void>
  /** Runs a script of the folder: `sh roll.sh api`. */
  script(...args: string[]): Promise<string>
  /** Ids of the containers of a service that run. */
  containers(service: string): Promise<string[]>
  /** The address of a container of this service inside the network; reachable from this machine. */
  addressOf(service: string): Promise<string>
  /** Resolves once every container of the service is healthy. @throws CommandError after a minute */
  whenHealthy(service: string): Promise<void>
  /** Address of the writer for mysql2. */
  databaseUrl(): Promise<string>
}

type Setup = {
  root: string
  docker: Docker
  /** Copy of infra/compose, with the secrets of this check. */
  folder: string
  tag: string
  port: number
  /** Further compose files, relative to the folder. */
  files?: readonly string[]
  redisImage: string
}

/** Prepares a copy of infra/compose as its README tells a user to, with the demo catalogue and accounts. */
export async function prepareSite(setup: Setup, shutdown: Shutdown): Promise<SiteInContainers> {
  const { root, docker, folder, port } = setup
  await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'infra/compose'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('/secrets'),
  })
  const env = {
    ...docker.env,
    STORE_TAG: setup.tag,
    STORE_PORT: String(port),
    PLATFORM_PORT: String(port + 1),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    REDIS_IMAGE: setup.redisImage,
    COMPOSE_FILE: ['compose.yaml', ...(setup.files ?? []), overrides].join(':'),
  }
  const runIn = { ...docker, env }
  const script = (...args: string[]) => runShell(folder, env, args)
  const compose = (...args: string[]) => runDocker(runIn, ['compose', ...args], { cwd: folder })
  const override = (services: object) =>
    writeFile(join(folder, overrides), JSON.stringify({ services }))
  await override({})
  await script('create-secrets.sh')
  const secrets = join(folder, 'secrets')
  const apiEnv = join(secrets, 'api.env')
  const sessionSecret = /SESSION_SECRET=(.+)/.exec(await readFile(apiEnv, 'utf8'))?.[1] ?? ''
  const password = await readFile(join(secrets, 'database_password'), 'utf8')
  await appendFile(apiEnv, settingsOfCheck)
  await shutdown.add(async () => {
    await compose('down', '--volumes', '--timeout', '5')
  })
  const containers = async (service: string) =>
    (await compose('ps', '--quiet', service)).split('\n').filter(Boolean)
  const addressOf = async (service: string) => {
    const [container = ''] = await containers(service)
    const format = `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`
    return runDocker(runIn, ['inspect', '--format', format, container])
  }
  const states = async (service: string) => {
    const ids = await containers(service)
    const format = '{{.State.Health.Status}}'
    return (await runDocker(runIn, ['inspect', '--format', format, ...ids])).split('\n')
  }
  return {
    docker: runIn,
    hostAddress,
    override,
    origin: `http://127.0.0.1:${port}`,
    sessionSecret,
    compose,
    script,
    containers,
    addressOf,
    whenHealthy: async (service) => {
      for (const deadline = Date.now() + healthyWithinMs; ; await wait(300)) {
        const found = await states(service)
        if (found.every((state) => state === 'healthy')) return
        if (Date.now() > deadline) throw new CommandError(`${service} stays ${found.join(', ')}`)
      }
    },
    databaseUrl: async () => {
      const [first] = await containers('database-1')
      const address = await addressOf(first ? 'database-1' : 'database-2')
      return `mysql://store:${password}@${address}:3306/store`
    },
  }
}

async function runShell(
  cwd: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<string> {
  const { ok, output } = await runCommand({ file: 'sh', args, cwd, env, timeout: 300_000 })
  if (ok) return output.trim()
  throw new CommandError(`${args.join(' ')} failed: ${lastLines(output, 8)}`)
}

/** Every buyer of the check has one address. The seller of the demo issues invoices. */
const settingsOfCheck = `DEMO=1
REGISTRATIONS_PER_ADDRESS=10000
SELLER_NAME=Deccan IT Supply (check)
SELLER_GSTIN=36AABCS1995K1ZX
SELLER_ADDRESS=Abids, Hyderabad 500001
`
