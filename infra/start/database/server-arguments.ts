import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'

export type ServerPlace = {
  engine: Engine
  /** Holds data, tmp, lock, log and, when its path is short enough, the socket. */
  folder: string
  socket: string
  /** Safe on a power cut, or fast and gone with its folder (tests). */
  durable: boolean
}

/** What both the first initialisation and every start need: no settings of the machine, and where things lie. */
export function commonArguments({ engine, folder }: ServerPlace): string[] {
  return [
    '--no-defaults',
    `--basedir=${engine.basedir}`,
    `--datadir=${join(folder, 'data')}`,
    ...(engine.unpacked ? shareArguments(engine.basedir) : []),
  ]
}

export function serverArguments(place: ServerPlace): string[] {
  const { engine, folder, socket, durable } = place
  return [
    ...commonArguments(place),
    `--tmpdir=${join(folder, 'tmp')}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--log-error=${join(folder, 'error.log')}`,
    `--init-file=${join(folder, 'accounts.sql')}`,
    '--skip-networking',
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--max-connections=200',
    '--innodb-buffer-pool-size=256M',
    ...(engine.kind === 'mariadb' ? ['--innodb-log-file-size=32M'] : MYSQL_ONLY),
    ...(durable ? ['--innodb-flush-log-at-trx-commit=1'] : FAST),
  ]
}

/** MySQL insists on a folder of the system for file imports, and would open a second port. */
const MYSQL_ONLY = ['--mysqlx=OFF', '--secure-file-priv=NULL']

const FAST = ['--innodb-flush-log-at-trx-commit=0', '--skip-innodb-doublewrite', '--sync-binlog=0']

function shareArguments(basedir: string): string[] {
  const share = ['mariadb', 'mysql']
    .map((name) => join(basedir, 'share', name))
    .find((path) => existsSync(join(path, 'charsets')))
  const plugins = ['mariadb', 'mysql']
    .map((name) => join(basedir, 'lib', name, 'plugin'))
    .find((path) => existsSync(path))
  return [
    ...(share
      ? [`--lc-messages-dir=${share}`, `--character-sets-dir=${join(share, 'charsets')}`]
      : []),
    ...(plugins ? [`--plugin-dir=${plugins}`] : []),
  ]
}
