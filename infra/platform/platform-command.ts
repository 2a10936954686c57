import { logSerializers } from '../gateway/log-serializers.ts'
import { describeError } from '../processes/command-error.ts'
import { promptAll } from '../processes/prompt.ts'
import { openStore } from '../releases/store/open-store.ts'
import { PlatformUsers } from './accounts/platform-users.ts'
import { generateEphemeralSecret, readPlatformSettings, usersFileOf } from './platform-settings.ts'
import { startPlatform } from './start-platform.ts'

/** The environment of a command line. */
export interface CommandContext {
  /** Root of the repository. */
  root: string
  env: NodeJS.ProcessEnv
  print: (line: string) => void
  printError: (line: string) => void
}

const usage = [
  'npm run platform                          serves the page and watches the canaries',
  'npm run platform -- add-user <name>       adds a user, or changes their password',
  'npm run platform -- remove-user <name>    removes a user, effective immediately',
  'npm run platform -- users                 lists the users',
].join('\n')

/**
 * Runs `npm run platform`: serves the page or manages its users.
 * @returns the exit code: 0 success, 1 failure, 2 invalid usage
 */
export async function runPlatformCommand(line: string[], context: CommandContext): Promise<number> {
  const [command = 'serve', name, ...rest] = line
  const users = new PlatformUsers(usersFileOf(context.root, context.env))
  try {
    if (rest.length > 0) return printUsage(context)
    if (command === 'serve' && name === undefined) return await serve(context)
    if (command === 'users' && name === undefined) {
      for (const user of await users.names()) context.print(user)
      return 0
    }
    if (command === 'add-user' && name !== undefined) return await addUser(users, name, context)
    if (command === 'remove-user' && name !== undefined) {
      const isGone = await users.remove(name)
      context.print(isGone ? `${name} has been removed.` : `There is no user ${name}.`)
      return isGone ? 0 : 1
    }
    return printUsage(context)
  } catch (error) {
    context.printError(describeError(error))
    return 1
  }
}

async function addUser(
  users: PlatformUsers,
  name: string,
  context: CommandContext,
): Promise<number> {
  const [password = ''] = await promptAll([{ label: `Password of ${name}`, isSecret: true }])
  await users.add(name, password)
  context.print(`${name} may sign in to the platform page.`)
  return 0
}

async function serve({ root, env, print }: CommandContext): Promise<number> {
  const settings = readPlatformSettings(env)
  const host = settings.PLATFORM_HOST
  const platform = await startPlatform({
    store: openStore(settings.RELEASE_STORE, { root, cwd: root, env }),
    api: { url: settings.API_URL, token: settings.PLATFORM_TOKEN },
    siteOrigin: settings.PUBLIC_ORIGIN,
    usersFile: usersFileOf(root, env),
    secret: settings.PLATFORM_SECRET ?? generateEphemeralSecret(),
    host,
    port: settings.PLATFORM_PORT,
    proxies: settings.PLATFORM_PROXIES,
    autoHaltSeconds: settings.AUTO_HALT_SECONDS,
    log: print,
    logger: { level: 'info', serializers: logSerializers },
  })
  print(`The platform page is at http://${host}:${platform.port}`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await platform.close()
  return 0
}

function printUsage({ printError }: CommandContext): number {
  printError(usage)
  return 2
}
