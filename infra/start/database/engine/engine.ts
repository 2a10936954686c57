import { lastLines, runCommand } from '../../../processes/run-command.ts'

/** An installed or unpacked server that is compatible with MySQL. */
export type Engine = {
  kind: 'mariadb' | 'mysql'
  version: string
  /** The server program: mariadbd or mysqld. */
  server: string
  /** The folder that contains bin, sbin and share. */
  basedir: string
  /** Unpacked, not installed: needs the paths of its libraries, messages and plugins as arguments. */
  unpacked: boolean
  /**
   * Program and arguments that run the server, if this system's dynamic linker cannot: packages of another release come
   * with their own.
   */
  loader?: readonly string[]
}

/** The program of a server, after its loader. */
export function serverCommand({
  server,
  loader = [],
}: Pick<Engine, 'server' | 'loader'>): string[] {
  return [...loader, server]
}

/** Oldest versions with the CHECK constraints, JSON and window functions that the migrations use. */
const OLDEST = { mariadb: [10, 11], mysql: [8, 0] } as const

/** Reads kind and version of a server program. @returns the reason as text if it cannot be used */
export async function examineEngine(
  program: Pick<Engine, 'server' | 'basedir' | 'unpacked' | 'loader'>,
  env?: NodeJS.ProcessEnv,
): Promise<Engine | string> {
  const [file = '', ...args] = serverCommand(program)
  const { ok, output } = await runCommand({
    file,
    args: [...args, '--no-defaults', '--version'],
    ...(env ? { env } : {}),
  })
  if (!ok) return `${program.server} does not run: ${lastLines(output, 1)}`
  const found = readVersion(output)
  if (!found) return `${program.server} is not a known kind of server: ${lastLines(output, 1)}`
  if (!isRecentEnough(found)) return `${program.server} is too old (${found.version})`
  return { ...found, ...program }
}

/** Reads `mysqld  Ver 10.11.19-MariaDB…` and `mysqld  Ver 9.7.4 for Linux…`. */
export function readVersion(output: string): Pick<Engine, 'kind' | 'version'> | undefined {
  const version = /\bVer (\d+\.\d+(\.\d+)?)/.exec(output)?.[1]
  if (!version) return undefined
  return { kind: /mariadb/i.test(output) ? 'mariadb' : 'mysql', version }
}

export function isRecentEnough({ kind, version }: Pick<Engine, 'kind' | 'version'>): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST[kind]
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

export function engineName({ kind, version }: Engine): string {
  return `${kind === 'mariadb' ? 'MariaDB' : 'MySQL'} ${version}`
}
