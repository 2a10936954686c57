import { Command } from 'commander'
import { logSerializers } from '../gateway/log-serializers.ts'
import { CommandError } from '../processes/command-error.ts'
import { attachTerminal, runCommandLine, type Terminal } from '../processes/command-line.ts'
import { promptAll } from '../processes/prompt.ts'
import { openStore } from '../releases/store/open-store.ts'
import { PlatformUsers } from './accounts/platform-users.ts'
import { SecondFactors } from './accounts/second-factors.ts'
import {
  generateEphemeralSecret,
  readPlatformSettings,
  secondFactorsFileOf,
  usersFileOf,
} from './platform-settings.ts'
import { startPlatform } from './start-platform.ts'

/** The environment of a command line. */
interface CommandContext extends Terminal {
  /** Root of the repository, or the folder of the image. */
  root: string
  env: NodeJS.ProcessEnv
}

/**
 * Runs `npm run platform`: serves the page or manages its users.
 * @returns the exit code: 0 success, 1 failure, 2 invalid usage
 */
export function runPlatformCommand(line: string[], context: CommandContext): Promise<number> {
  const usersFile = usersFileOf(context.root, context.env)
  const users = new PlatformUsers(usersFile)
  const secondFactors = new SecondFactors(secondFactorsFileOf(usersFile))
  const program = attachTerminal(new Command('npm run platform --'), context)
  program
    .command('serve', { isDefault: true })
    .description('serves the page and watches the canaries')
    .action(() => serve(context))
  program
    .command('add-user <name>')
    .description('adds a user, or changes their password')
    .action((name: string) => addUser(users, name, context))
  program
    .command('remove-user <name>')
    .description('removes a user, effective immediately')
    .action(async (name: string) => {
      await removeUser(users, name, context)
      await secondFactors.remove(name)
    })
  addSecondFactorCommands(program, { users, secondFactors }, context)
  program
    .command('users')
    .description('lists the users')
    .action(async () => {
      for (const user of await users.names()) context.print(user)
    })
  return runCommandLine(program, line)
}

function addSecondFactorCommands(
  program: Command,
  accounts: { users: PlatformUsers; secondFactors: SecondFactors },
  context: CommandContext,
): void {
  program
    .command('set-second-factor <name>')
    .description('sets up the authenticator app of a user, or replaces it')
    .action((name: string) => setSecondFactor(accounts, name, context))
  program
    .command('remove-second-factor <name>')
    .description('lets a user sign in with the password alone, after a lost phone')
    .action(async (name: string) => {
      if (!(await accounts.secondFactors.remove(name)))
        throw new CommandError(`${name} has no second factor.`)
      context.print(`${name} signs in with the password alone.`)
    })
}

async function setSecondFactor(
  { users, secondFactors }: { users: PlatformUsers; secondFactors: SecondFactors },
  name: string,
  { print }: CommandContext,
): Promise<void> {
  if ((await users.findHash(name)) === undefined)
    throw new CommandError(`There is no user ${name}.`)
  const { secret, uri } = secondFactors.begin(name)
  print(`Enter this key in the authenticator app:\n  ${secret}\nor make a QR code of\n  ${uri}`)
  const [code = ''] = await promptAll([{ label: 'Code that the app shows now' }])
  if (!(await secondFactors.set(name, secret, code)))
    throw new CommandError('This code is not valid. Nothing was changed.')
  print(`${name} signs in with password and code from now on; their sessions have ended.`)
}

async function addUser(users: PlatformUsers, name: string, context: CommandContext): Promise<void> {
  const [password = ''] = await promptAll([{ label: `Password of ${name}`, isSecret: true }])
  await users.add(name, password)
  context.print(`${name} may sign in to the platform page.`)
}

async function removeUser(
  users: PlatformUsers,
  name: string,
  context: CommandContext,
): Promise<void> {
  if (!(await users.remove(name))) throw new CommandError(`There is no user ${name}.`)
  context.print(`${name} has been removed.`)
}

async function serve({ root, env, print }: CommandContext): Promise<void> {
  const settings = readPlatformSettings(env)
  const host = settings.PLATFORM_HOST
  const platform = await startPlatform({
    store: await openStore(settings.RELEASE_STORE, { root, cwd: root, env }),
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
}
