import { type ChildProcess, spawn } from 'node:child_process'
import { chown, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFolderWith } from '../../../packages/find-program.ts'
import { libraryEnvironment } from '../../../packages/library-environment.ts'
import { CommandError } from '../../../processes/command-error.ts'
import { lastLines } from '../../../processes/run-command.ts'
import type { Service } from '../../../processes/service.ts'
import { serverCommand } from '../engine/engine.ts'
import { makePrivate } from './initialise-data-folder.ts'
import { type Account, isRoot } from './server-account.ts'
import { type ServerOptions, serverArguments } from './server-arguments.ts'
import { isResponding } from './server-probe.ts'

/** Exit code of flock if another server has locked the folder. */
const LOCKED_EXIT_CODE = 75

/** How long a start may take, including recovery after a crash. */
const START_TIMEOUT_MS = 180_000

/**
 * Starts the server and waits until it responds on its socket.
 * @throws CommandError if it does not start; the folder is unlocked then
 */
export async function runServer(
  options: ServerOptions,
  account: Account | undefined,
  sql: string,
): Promise<Service> {
  await makePrivate(dirname(options.socket), account)
  const accounts = join(options.folder, 'accounts.sql')
  await writeFile(accounts, sql, { mode: 0o600 })
  if (account) await chown(accounts, account.uid, account.gid)
  await rm(join(options.folder, 'error.log'), { force: true })
  const [file = '', ...args] = await lockedCommand(options)
  const asRoot = isRoot() && !account ? ['--user=root'] : []
  const child = spawn(file, [...args, ...asRoot], {
    cwd: options.folder,
    env: await libraryEnvironment(options.engine),
    stdio: 'ignore',
    // Detached from the terminal's process group: Ctrl-C reaches only this process, which stops the API before the database.
    detached: true,
    ...account,
  })
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) =>
      resolve(code === LOCKED_EXIT_CODE ? 'locked' : `${signal ?? code}`),
    )
  })
  await waitUntilReady(options, child, exited)
  return { exited, stop: () => stop(child, exited) }
}

/**
 * On Linux, flock prevents a second server on the same folder, and pdeathsig stops the server even if this process is
 * killed. Other systems lack these tools and rely on the server's own lock.
 */
async function lockedCommand(options: ServerOptions): Promise<string[]> {
  const server = [...serverCommand(options.engine), ...serverArguments(options)]
  const folders = ['/usr/bin', '/bin']
  const setpriv = await findFolderWith('setpriv', folders)
  const flock = await findFolderWith('flock', folders)
  const lock = join(options.folder, 'lock')
  const once = ['--nonblock', '--no-fork', '--conflict-exit-code', String(LOCKED_EXIT_CODE), lock]
  return [
    ...(setpriv ? [join(setpriv, 'setpriv'), '--pdeathsig', 'TERM'] : []),
    ...(flock ? [join(flock, 'flock'), ...once] : []),
    ...server,
  ]
}

async function waitUntilReady(
  options: ServerOptions,
  child: ChildProcess,
  exited: Promise<string>,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  let end: string | undefined
  void exited.then((how) => {
    end = how
  })
  while (end === undefined && Date.now() < deadline) {
    if ((await isResponding({ path: options.socket })) && (await isOwnServer(options, child)))
      return
    await delay(30)
  }
  child.kill('SIGKILL')
  if (end === 'locked') {
    throw new CommandError(
      `The database in ${options.folder} is in use: this site is already running.`,
    )
  }
  const log = await readFile(join(options.folder, 'error.log'), 'utf8').catch(() => '')
  throw new CommandError(
    `The database did not start (${end ?? 'no response'}). ${lastLines(log) || 'There is no log.'}`,
  )
}

/** The responding server may be an earlier one on the same folder, while ours is about to find it locked. */
async function isOwnServer(options: ServerOptions, child: ChildProcess): Promise<boolean> {
  const pid = await readFile(join(options.folder, 'pid'), 'utf8').catch(() => '')
  return Number(pid) === child.pid
}

/** Stops the server cleanly, and kills it if it is still running after 30 s. */
async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await exited
  clearTimeout(killTimer)
}
