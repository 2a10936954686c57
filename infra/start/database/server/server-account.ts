import { readFile, stat } from 'node:fs/promises'
import { runCommand } from '../../../processes/run-command.ts'

export type Account = { uid: number; gid: number }

/**
 * The unprivileged account a server runs under if this process is root: `mysql` if it exists, else `nobody`.
 * Undefined for an ordinary user (the server runs as that user), and if the account cannot access one of the paths,
 * for example below /root (the server then runs as root).
 */
export async function serverAccountFor(paths: readonly string[]): Promise<Account | undefined> {
  if (!isRoot()) return undefined
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const account = findAccount(passwd, ['mysql', 'nobody'])
  if (!account) return undefined
  for (const path of paths) {
    const reachable = await runCommand({ file: 'test', args: ['-x', path], cwd: '/', account })
    if (!reachable.ok) return undefined
  }
  return account
}

/** The account that owns a data folder; undefined if that is root or the current user. */
export async function ownerOf(folder: string): Promise<Account | undefined> {
  if (!isRoot()) return undefined
  const { uid, gid } = await stat(folder)
  return uid === 0 ? undefined : { uid, gid }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function findAccount(passwd: string, names: readonly string[]): Account | undefined {
  const rows = passwd.split('\n').map((line) => line.split(':'))
  for (const name of names) {
    const row = rows.find(([user]) => user === name)
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) }
  }
  return undefined
}
