import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CommandError } from '../../processes/command-error.ts'
import { lastLines, runCommand } from '../../processes/run-command.ts'
import type { Database } from './database.ts'
import type { DatabaseLogin } from './server/accounts-sql.ts'
import { isResponding } from './server/server-probe.ts'

const IMAGE = 'mariadb:10.11'

/** How long the first start may take once the image has been pulled. */
const START_TIMEOUT_MS = 90_000

export async function isDockerUsable(): Promise<boolean> {
  return (await runCommand({ file: 'docker', args: ['info'], timeout: 10_000 })).ok
}

/**
 * Starts MariaDB in a container named after this folder. Its port is bound to loopback, its data is in a volume of the
 * same name.
 * @throws CommandError if Docker fails or the server does not respond
 */
export async function startDockerDatabase(options: {
  folder: string
  login: DatabaseLogin
  rootPassword: string
  durable: boolean
}): Promise<Database> {
  const { folder, login, durable } = options
  const name = `store-database-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  if (!(await runningPort(name))) {
    await docker(['run', '--detach', '--rm', '--name', name, ...containerArguments(name, options)])
  }
  const port = await waitUntilReady(name, options.rootPassword)
  if (login.everySchema) {
    const grant = `GRANT ALL PRIVILEGES ON *.* TO '${login.user}'@'%'`
    await docker(['exec', name, 'mariadb', '-uroot', `-p${options.rootPassword}`, '-e', grant])
  }
  return {
    url: `mysql://${login.user}:${login.password}@127.0.0.1:${port}/${login.database}`,
    how: `MariaDB in Docker (${name})`,
    stop: async () => {
      await docker(['stop', '--time', '30', name])
      if (!durable) await runCommand({ file: 'docker', args: ['volume', 'rm', name] })
    },
  }
}

function containerArguments(
  name: string,
  { login, rootPassword }: { login: DatabaseLogin; rootPassword: string },
): string[] {
  const variables = {
    MARIADB_ROOT_PASSWORD: rootPassword,
    MARIADB_DATABASE: login.database,
    MARIADB_USER: login.user,
    MARIADB_PASSWORD: login.password,
  }
  return [
    ...['--publish', '127.0.0.1::3306', '--volume', `${name}:/var/lib/mysql`],
    ...Object.entries(variables).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    IMAGE,
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
  ]
}

/** Connects by TCP and as root. The image's temporary first server has no TCP and must not count as ready. */
async function waitUntilReady(name: string, rootPassword: string): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const ping = ['mariadb-admin', '-h127.0.0.1', '-uroot', `-p${rootPassword}`, 'ping']
    const answers = await runCommand({ file: 'docker', args: ['exec', name, ...ping] })
    const port = await runningPort(name)
    const isReady = answers.ok && port && (await isResponding({ host: '127.0.0.1', port }))
    if (isReady) return port
    await delay(250)
  }
  throw new CommandError(
    `The database container ${name} does not respond. See: docker logs ${name}`,
  )
}

async function runningPort(name: string): Promise<number | undefined> {
  const { ok, output } = await runCommand({ file: 'docker', args: ['port', name, '3306/tcp'] })
  const port = /:(\d+)\s*$/m.exec(output)?.[1]
  return ok && port ? Number(port) : undefined
}

async function docker(args: string[]): Promise<void> {
  const { ok, output } = await runCommand({ file: 'docker', args, timeout: 600_000 })
  if (!ok) throw new CommandError(`Docker could not run the database: ${lastLines(output)}`)
}
