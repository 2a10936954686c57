import { type ChildProcess, spawn } from 'node:child_process'
import { chown, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '../problem.ts'
import { lastLines } from '../run-command.ts'
import type { Service } from '../service.ts'
import { greets } from './greeting.ts'
import { makePrivate } from './initialise.ts'
import { firstFolderWith } from './installed-engine.ts'
import { libraryEnvironment } from './library-environment.ts'
import { type Account, isRoot } from './server-account.ts'
import { type ServerPlace, serverArguments } from './server-arguments.ts'

/** Exit code flock gives when another server already holds the folder. */
const LOCKED = 75

/** Milliseconds a start may take; recovery after a crash included. */
const START_LIMIT = 60_000

/**
 * Starts the server and waits until it answers on its socket.
 * @throws Problem when it does not start; the folder is free again then
 */
export async function runServer(
  place: ServerPlace,
  account: Account | undefined,
  sql: string,
): Promise<Service> {
  await makePrivate(dirname(place.socket), account)
  const accounts = join(place.folder, 'accounts.sql')
  await writeFile(accounts, sql, { mode: 0o600 })
  if (account) await chown(accounts, account.uid, account.gid)
  await rm(join(place.folder, 'error.log'), { force: true })
  const [file = '', ...args] = await guardedCommand(place)
  const asRoot = isRoot() && !account ? ['--user=root'] : []
  const child = spawn(file, [...args, ...asRoot], {
    cwd: place.folder,
    env: await libraryEnvironment(place.engine),
    stdio: 'ignore',
    // Out of the terminal's group: Ctrl-C reaches us alone, and we stop the API before the database.
    detached: true,
    ...account,
  })
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(code === LOCKED ? 'locked' : `${signal ?? code}`))
  })
  await untilGreeting(place, child, exited)
  return { exited, stop: () => stop(child, exited) }
}

/**
 * On Linux the server never runs twice over one folder (flock) and never outlives us, even when we are killed
 * (pdeathsig). Elsewhere these tools are missing, and the server's own lock has to do.
 */
async function guardedCommand(place: ServerPlace): Promise<string[]> {
  const server = [place.engine.server, ...serverArguments(place)]
  const folders = ['/usr/bin', '/bin']
  const setpriv = await firstFolderWith('setpriv', folders)
  const flock = await firstFolderWith('flock', folders)
  const lock = join(place.folder, 'lock')
  const once = ['--nonblock', '--no-fork', '--conflict-exit-code', String(LOCKED), lock]
  return [
    ...(setpriv ? [join(setpriv, 'setpriv'), '--pdeathsig', 'TERM'] : []),
    ...(flock ? [join(flock, 'flock'), ...once] : []),
    ...server,
  ]
}

async function untilGreeting(
  place: ServerPlace,
  child: ChildProcess,
  exited: Promise<string>,
): Promise<void> {
  const limit = Date.now() + START_LIMIT
  let end: string | undefined
  void exited.then((how) => {
    end = how
  })
  while (end === undefined && Date.now() < limit) {
    if ((await greets(place.socket)) && (await isOurs(place, child))) return
    await delay(30)
  }
  child.kill('SIGKILL')
  if (end === 'locked') {
    throw new Problem(`The database in ${place.folder} is in use: this site is running already.`)
  }
  const log = await readFile(join(place.folder, 'error.log'), 'utf8').catch(() => '')
  throw new Problem(
    `The database did not start (${end ?? 'no answer'}). ${lastLines(log) || 'It left no log.'}`,
  )
}

/** The server that answers may be an earlier one over the same folder, while ours is about to find it locked. */
async function isOurs(place: ServerPlace, child: ChildProcess): Promise<boolean> {
  const pid = await readFile(join(place.folder, 'pid'), 'utf8').catch(() => '')
  return Number(pid) === child.pid
}

/** Stops cleanly, everything written; killed only when it has not ended after 30 s. */
async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await exited
  clearTimeout(late)
}
