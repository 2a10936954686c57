import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Docker, runDocker } from '../images/docker.ts'
import { CommandError } from '../processes/command-error.ts'
import { lastLines, runCommand } from '../processes/run-command.ts'

/** Another project and network than those of a site that this machine may run. */
export const project = 'store-check'
export const subnet = '172.31.251'
/** The network in which the containers are, as compose.yaml names it, and the address of this machine in it. */
const network = `${project}_inside`
const hostAddress = `${subnet}.1`
/** A compose file of the check's own changes. */
export const overrides = 'check.yaml'

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
  /** Starts what is not running, and waits until it is ready. @throws CommandError with what the services that failed said */
  up(): Promise<void>
  /** Changes services, as a further compose file does; in effect once their containers are replaced. */
  override(services: object): Promise<void>
  /** Writes what all containers log into a file of this name until `end`, also those that come and go. */
  followLogs(name: string): Promise<{ file: string; end(): Promise<void> }>
  /** Runs a script of the folder: `sh roll.sh api`. */
  script(...args: string[]): Promise<string>
  /** Ids of the containers of a service that run. */
  containers(service: string): Promise<string[]>
  /** The address of a container inside the network; reachable from this machine. */
  addressOfContainer(container: string): Promise<string>
  /** The same for a container of this service. */
  addressOf(service: string): Promise<string>
  /** Resolves once every container of the service is healthy. @throws CommandError after that time, by default a minute */
  whenHealthy(service: string, withinMs?: number): Promise<void>
  /** Signs in the demo account of a role. @returns its token */
  signIn(role: string): Promise<string>
  /** Address of the writer for mysql2. */
  databaseUrl(): Promise<string>
}

/**
 * The site whose compose files and secrets are in a folder.
 * @param docker its environment contains the settings of the compose files
 * @param site volumes: settings of Compose that differ from those of its files
 */
export async function openSite(
  docker: Docker,
  { folder, origin, volumes }: { folder: string; origin: string; volumes: object },
): Promise<SiteInContainers> {
  const secrets = join(folder, 'secrets')
  const settings = await readFile(join(secrets, 'api.env'), 'utf8')
  const password = await readFile(join(secrets, 'database_password'), 'utf8')
  const compose = (...args: string[]) => runDocker(docker, ['compose', ...args], { cwd: folder })
  const containers = async (service: string) =>
    (await compose('ps', '--quiet', service)).split('\n').filter(Boolean)
  const override = (services: object) =>
    writeFile(join(folder, overrides), JSON.stringify({ services, volumes }))
  await override({})
  const inspect = (format: string, ids: readonly string[]) =>
    runDocker(docker, ['inspect', '--format', format, ...ids])
  const addressOfContainer = (container: string) =>
    inspect(`{{(index .NetworkSettings.Networks "${network}").IPAddress}}`, [container])
  const addressOf = async (service: string) => {
    const [container = ''] = await containers(service)
    return addressOfContainer(container)
  }
  return {
    docker,
    hostAddress,
    origin,
    sessionSecret: /SESSION_SECRET=(.+)/.exec(settings)?.[1] ?? '',
    compose,
    up: async () => {
      try {
        await compose('up', '--detach', '--wait')
      } catch (error) {
        throw new CommandError(`${messageOf(error)}\n${await logsOfFailed(compose)}`)
      }
    },
    override,
    followLogs: (name) => followLogs(folder, { env: docker.env, name }),
    script: (...args) => runScript(folder, { env: docker.env, args }),
    containers,
    addressOfContainer,
    addressOf,
    whenHealthy: async (service, withinMs = 60_000) => {
      for (const deadline = Date.now() + withinMs; ; await wait(300)) {
        const ids = await containers(service)
        // There is none while one that ended waits to be started again.
        const states = ids.length > 0 ? await inspect('{{.State.Health.Status}}', ids) : 'stopped'
        if (states.split('\n').every((state) => state === 'healthy')) return
        if (Date.now() > deadline) throw new CommandError(`${service} stays ${states}`)
      }
    },
    signIn: (role) => signIn(origin, role),
    databaseUrl: async () => {
      const servers = [...(await containers('database-1')), ...(await containers('database-2'))]
      const format = `{{.Id}} {{(index .NetworkSettings.Networks "${network}").Aliases}}`
      const lines = (await inspect(format, servers)).split('\n')
      const writer = lines.find((text) => / \[(?:.* )?database(?: .*)?\]$/.test(text)) ?? ''
      const address = await addressOfContainer(writer.split(' ')[0] ?? '')
      return `mysql://store:${password}@${address}:3306/store`
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What `docker compose ps` says of a container. */
type ContainerState = { Service: string; State: string; Health: string; ExitCode: number }

const isAsWanted = ({ State, Health, ExitCode }: ContainerState) =>
  State === 'running' ? Health !== 'unhealthy' : ExitCode === 0

/** The last lines of the services that are unhealthy or ended with an error. */
async function logsOfFailed(compose: SiteInContainers['compose']): Promise<string> {
  const lines = (await compose('ps', '--all', '--format', 'json')).split('\n').filter(Boolean)
  const states = lines.map((line): ContainerState => JSON.parse(line))
  const failed = states.filter((state) => !isAsWanted(state)).map(({ Service }) => Service)
  return failed.length === 0 ? '' : compose('logs', '--no-color', '--tail', '10', ...failed)
}

/** Runs a script of the folder. @returns its output @throws CommandError with the end of it */
export async function runScript(
  cwd: string,
  { env, args }: { env: NodeJS.ProcessEnv; args: readonly string[] },
): Promise<string> {
  const { ok, output } = await runCommand({ file: 'sh', args, cwd, env, timeout: 300_000 })
  if (ok) return output.trim()
  throw new CommandError(`${args.join(' ')} failed: ${lastLines(output, 8)}`)
}

async function followLogs(
  cwd: string,
  { env, name }: { env: NodeJS.ProcessEnv; name: string },
): Promise<{ file: string; end(): Promise<void> }> {
  const file = join(cwd, `${name.replaceAll(' ', '-')}.log`)
  const log = await open(file, 'w')
  const args = ['compose', 'logs', '--follow', '--timestamps', '--no-color', '--tail', '0']
  const reader = spawn('docker', args, { cwd, env, stdio: ['ignore', log.fd, log.fd] })
  const ended = once(reader, 'exit').catch(() => undefined)
  await log.close()
  const end = async () => {
    reader.kill('SIGTERM')
    await ended
  }
  return { file, end }
}

async function signIn(origin: string, role: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@store.test`, password: 'Store@123' }),
  })
  const { token }: { token: string } = await response.json()
  return token
}
