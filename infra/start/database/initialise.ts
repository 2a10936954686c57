import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import { lastLines, runCommand } from '../run-command.ts'
import { libraryEnvironment } from './library-environment.ts'
import { type Account, isRoot, ownerOf, serverAccountFor } from './server-account.ts'
import { commonArguments, type ServerPlace } from './server-arguments.ts'

/**
 * Makes the data folder of a server once, beside its place and then renamed, so that a stop half-way leaves
 * nothing that looks finished. Answers the account the server runs under, if not our own.
 * @throws Problem with the server's own words when it cannot
 */
export async function initialise(place: ServerPlace): Promise<Account | undefined> {
  await mkdir(place.folder, { recursive: true })
  const finished = join(place.folder, 'data')
  if (existsSync(finished)) return ownerOf(finished)
  const account = await serverAccountFor([place.folder, place.engine.server])
  const fresh = join(place.folder, 'data.new')
  await rm(fresh, { recursive: true, force: true })
  await makePrivate(place.folder, account)
  await makePrivate(join(place.folder, 'tmp'), account)
  await makePrivate(fresh, account)
  const { ok, output } = await runCommand({
    ...initialiseCommand(place, fresh, account),
    env: await libraryEnvironment(place.engine),
    cwd: place.folder,
    ...(account ? { account } : {}),
  })
  if (!ok) throw new Problem(`The database could not be initialised: ${lastLines(output)}`)
  await rename(fresh, finished)
  return account
}

/** A folder that only the server's account can open. */
export async function makePrivate(path: string, account: Account | undefined): Promise<void> {
  await mkdir(path, { recursive: true })
  if (account) await chown(path, account.uid, account.gid)
  await chmod(path, 0o700)
}

function initialiseCommand(
  place: ServerPlace,
  target: string,
  account: Account | undefined,
): { file: string; args: string[] } {
  const { engine } = place
  const asRoot = isRoot() && !account ? ['--user=root'] : []
  const where = commonArguments(place).map((argument) =>
    argument.startsWith('--datadir=') ? `--datadir=${target}` : argument,
  )
  if (engine.kind === 'mysql') {
    return { file: engine.server, args: [...where, ...asRoot, '--initialize-insecure'] }
  }
  const script = ['bin/mariadb-install-db', 'scripts/mariadb-install-db', 'bin/mysql_install_db']
    .map((path) => join(engine.basedir, path))
    .find((path) => existsSync(path))
  return {
    file: script ?? 'mariadb-install-db',
    args: [
      ...where.filter((argument) => /^--(no-defaults|basedir|datadir)/.test(argument)),
      ...asRoot,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      '--innodb-log-file-size=32M',
    ],
  }
}
