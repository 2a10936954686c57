import { join } from 'node:path'
import { fetchPackages } from '../../../packages/debian-packages.ts'
import { findFolderWith } from '../../../packages/find-program.ts'
import { libraryEnvironment } from '../../../packages/library-environment.ts'
import { runCommand } from '../../../processes/run-command.ts'
import { type Engine, examineEngine } from './engine.ts'

/** Package names of the server: Debian and current Ubuntu first, then older Ubuntu. */
const PACKAGES = [
  ['mariadb-server-core', 'mariadb-client-core'],
  ['mysql-server-core'],
  ['mysql-server-core-8.0'],
]

/**
 * Downloads the server's Debian or Ubuntu packages with apt and unpacks them below `folder`. Nothing is installed, no
 * service is started, root is not required.
 * @returns the server, or the reason why there is none
 */
export async function fetchDebianEngine(
  folder: string,
  log: (line: string) => void,
): Promise<Engine | string> {
  const unpacked = join(folder, 'root')
  const before = await findUnpacked(unpacked)
  if (before) return before
  if (!(await runCommand({ file: 'apt-get', args: ['--version'] })).ok) {
    return 'this system is not Debian or Ubuntu (no apt-get)'
  }
  log('downloading the server with apt (about 8 MB, once; nothing is installed)')
  const refused = await fetchPackages(folder, PACKAGES)
  if (refused) return refused
  return (
    (await findUnpacked(unpacked)) ?? 'the downloaded packages contain no server that runs here'
  )
}

async function findUnpacked(root: string): Promise<Engine | undefined> {
  const basedir = join(root, 'usr')
  for (const name of ['mariadbd', 'mysqld']) {
    const sbin = await findFolderWith(name, [join(basedir, 'sbin')])
    if (!sbin) continue
    const program = { server: join(sbin, name), basedir, unpacked: true }
    const engine = await examineEngine(program, await libraryEnvironment(program))
    return typeof engine === 'string' ? undefined : engine
  }
  return undefined
}
