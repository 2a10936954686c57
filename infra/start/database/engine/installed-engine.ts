import { delimiter, dirname, join } from 'node:path'
import { findFolderWith } from '../../../packages/find-program.ts'
import { type Engine, examineEngine } from './engine.ts'

/** Folders of servers that are not on an ordinary user's PATH. */
const COMMON_FOLDERS = [
  '/usr/sbin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/local/mysql/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/mariadb/bin',
  '/opt/homebrew/opt/mysql/bin',
]

/** The usable servers installed on this machine, MariaDB first. */
export async function findInstalledEngines(): Promise<Engine[]> {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const folders = [...new Set([...onPath, ...COMMON_FOLDERS])]
  const engines: Engine[] = []
  for (const name of ['mariadbd', 'mysqld']) {
    const folder = await findFolderWith(name, folders)
    if (!folder) continue
    const server = join(folder, name)
    const engine = await examineEngine({ server, basedir: dirname(folder), unpacked: false })
    if (typeof engine !== 'string') engines.push(engine)
  }
  return engines
}
