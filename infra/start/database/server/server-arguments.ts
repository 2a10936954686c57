import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../engine/engine.ts'

export type ServerOptions = {
  engine: Engine
  /** Contains data, tmp, lock, log and, if its path is short enough, the socket. */
  folder: string
  socket: string
  /** Survives a power cut. False for tests: faster, and deleted with its folder. */
  durable: boolean
}

/** Arguments of both the initialisation and every start: the paths, and no settings of this machine. */
export function commonArguments({ engine, folder }: ServerOptions): string[] {
  return [
    '--no-defaults',
    `--basedir=${engine.basedir}`,
    `--datadir=${join(folder, 'data')}`,
    ...(engine.unpacked ? shareArguments(engine.basedir) : []),
  ]
}

export function serverArguments(options: ServerOptions): string[] {
  const { engine, folder, socket, durable } = options
  return [
    ...commonArguments(options),
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
    ...(durable ? ['--innodb-flush-log-at-trx-commit=1'] : NOT_DURABLE),
  ]
}

/** MySQL requires a system folder for file imports unless disabled, and would open a second port. */
const MYSQL_ONLY = ['--mysqlx=OFF', '--secure-file-priv=NULL']

const NOT_DURABLE = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--skip-innodb-doublewrite',
  '--sync-binlog=0',
]

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
