import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchPackages } from '../../../packages/debian-packages.ts'
import { libraryFolders } from '../../../packages/library-environment.ts'
import { CommandError } from '../../../processes/command-error.ts'
import { fetchDebianEngine } from './debian-engine.ts'
import { type Engine, examineEngine } from './engine.ts'
import { findInstalledEngines } from './installed-engine.ts'

type Download = { packages: string; log: (line: string) => void }

/**
 * A server of one kind for tests: the installed one, else Debian's packages. MySQL is in Debian unstable only.
 * @param download packages: their folder; MySQL's are beside it
 * @throws CommandError with the reason if there is none
 */
export async function findEngineOf(kind: Engine['kind'], download: Download): Promise<Engine> {
  const installed = (await findInstalledEngines()).find((engine) => engine.kind === kind)
  if (installed) return installed
  const fetch = kind === 'mysql' ? fetchMysql : fetchMariadb
  const found = await fetch(download)
  if (typeof found === 'string') throw new CommandError(`There is no ${kind} server: ${found}`)
  return found
}

async function fetchMariadb({ packages, log }: Download): Promise<Engine | string> {
  const found = await fetchDebianEngine(packages, log)
  if (typeof found === 'string' || found.kind === 'mariadb') return found
  return "this system's packages contain MySQL"
}

/** The libraries of unstable are newer than this system's, so its own dynamic linker runs the server. */
async function fetchMysql({ packages, log }: Download): Promise<Engine | string> {
  const folder = `${packages}-mysql`
  const basedir = join(folder, 'root/usr')
  const server = join(basedir, 'sbin/mysqld')
  if (!existsSync(server)) {
    log('downloading MySQL from Debian unstable with apt (about 55 MB, once; nothing is installed)')
    const refused = await fetchPackages(folder, [['mysql-server-core']], 'unstable')
    if (refused) return refused
  }
  const linker = await findLinker(basedir)
  if (!linker) return 'its packages contain no dynamic linker'
  const libraries = (await libraryFolders(basedir)).join(':')
  const loader = [linker, '--library-path', libraries]
  return examineEngine({ server, basedir, unpacked: true, loader })
}

/** `lib64/ld-linux-x86-64.so.2`, `lib/ld-linux-aarch64.so.1`. */
async function findLinker(basedir: string): Promise<string | undefined> {
  for (const folder of [join(basedir, 'lib64'), join(basedir, 'lib')]) {
    const names = await readdir(folder).catch(() => [])
    const name = names.find((each) => each.startsWith('ld-linux'))
    if (name) return join(folder, name)
  }
  return undefined
}
