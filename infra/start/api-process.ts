import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Problem } from './problem.ts'
import { lastLines } from './run-command.ts'
import type { Service } from './service.ts'

export type ApiProcess = {
  /** The bundled server. */
  file: string
  env: NodeJS.ProcessEnv
  /** Takes what the API says; begun anew past a size. */
  logFile: string
}

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href

/** Bytes after which a log file is set aside at the next start. */
const LONGEST_LOG = 5_000_000

/** Milliseconds for a start, and for an end in order. */
const START_LIMIT = 30_000
const STOP_LIMIT = 10_000

/**
 * Starts the API and waits until it listens.
 * @throws Problem with its last words when it ends or stays silent instead
 */
export async function startApi(
  options: ApiProcess,
): Promise<Service & { port: number; pid: number }> {
  const log = await openLog(options.logFile)
  const child = fork(options.file, {
    env: options.env,
    execArgv: ['--enable-source-maps', '--import', END_WITH_PARENT],
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    // Out of the terminal's group: Ctrl-C reaches us alone, and we end it in order.
    detached: true,
  })
  await log.close()
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(String(signal ?? code)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT)
    await exited
    clearTimeout(late)
  }
  const signal = AbortSignal.timeout(START_LIMIT)
  const port = await Promise.race([
    once(child, 'message', { signal }).then(([message]) => listeningPort(message)),
    exited.then(() => undefined),
  ]).catch(() => undefined)
  if (port && child.pid) return { port, pid: child.pid, exited, stop }
  await stop()
  const said = lastLines(await readFile(options.logFile, 'utf8'), 3)
  throw new Problem(`The API did not start. Its log, ${options.logFile}, ends with:\n${said}`)
}

function listeningPort(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('port' in message)) return undefined
  return typeof message.port === 'number' ? message.port : undefined
}

async function openLog(file: string) {
  await mkdir(dirname(file), { recursive: true })
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LONGEST_LOG) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}
