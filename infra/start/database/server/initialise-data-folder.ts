import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { libraryEnvironment } from '../../../packages/library-environment.ts'
import { CommandError } from '../../../processes/command-error.ts'
import { lastLines, runCommand } from '../../../processes/run-command.ts'
import { serverCommand } from '../engine/engine.ts'
import { type Account, isRoot, ownerOf, serverAccountFor } from './server-account.ts'
import { commonArguments, type ServerOptions } from './server-arguments.ts'

/**
 * Creates the data folder of a server once. It is created under another name and then renamed, so that an interrupted
 * run leaves nothing that looks complete.
 * @returns the account the server runs under, if not our own
 * @throws CommandError with the server's output if that fails
 */
export async function initialiseDataFolder(options: ServerOptions): Promise<Account | undefined> {
  await mkdir(options.folder, { recursive: true })
  const dataFolder = join(options.folder, 'data')
  if (existsSync(dataFolder)) return ownerOf(dataFolder)
  const account = await serverAccountFor([options.folder, options.engine.server])
  const newFolder = join(options.folder, 'data.new')
  await rm(newFolder, { recursive: true, force: true })
  await makePrivate(options.folder, account)
  await makePrivate(join(options.folder, 'tmp'), account)
  await makePrivate(newFolder, account)
  const { ok, output } = await runCommand({
    ...initialisationCommand(options, newFolder, account),
    env: await libraryEnvironment(options.engine),
    cwd: options.folder,
    ...(account ? { account } : {}),
  })
  if (!ok) throw new CommandError(`The database could not be initialised: ${lastLines(output)}`)
  await rename(newFolder, dataFolder)
  return account
}

/** Creates a folder that only the server's account can open. */
export async function makePrivate(path: string, account: Account | undefined): Promise<void> {
  await mkdir(path, { recursive: true })
  if (account) await chown(path, account.uid, account.gid)
  await chmod(path, 0o700)
}

function initialisationCommand(
  options: ServerOptions,
  target: string,
  account: Account | undefined,
): { file: string; args: string[] } {
  const { engine } = options
  const asRoot = isRoot() && !account ? ['--user=root'] : []
  const where = [
    ...commonArguments(options).map((argument) =>
      argument.startsWith('--datadir=') ? `--datadir=${target}` : argument,
    ),
    `--tmpdir=${join(options.folder, 'tmp')}`,
  ]
  if (engine.kind === 'mysql') {
    const [file = '', ...args] = serverCommand(engine)
    return { file, args: [...args, ...where, ...asRoot, '--initialize-insecure'] }
  }
  const script = ['bin/mariadb-install-db', 'scripts/mariadb-install-db', 'bin/mysql_install_db']
    .map((path) => join(engine.basedir, path))
    .find((path) => existsSync(path))
  return {
    file: script ?? 'mariadb-install-db',
    args: [
      ...where.filter((argument) => /^--(no-defaults|basedir|datadir|tmpdir)/.test(argument)),
      ...asRoot,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      '--innodb-log-file-size=32M',
    ],
  }
}
