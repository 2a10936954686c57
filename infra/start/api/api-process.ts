import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from '../../processes/command-error.ts'
import { lastLines } from '../../processes/run-command.ts'
import type { Service } from '../../processes/service.ts'

type ApiProcess = {
  /** The bundled server. */
  file: string
  env: NodeJS.ProcessEnv
  /** Receives the API's output. Rotated at start once it is too large. */
  logFile: string
  /** How long the start may take, in milliseconds. */
  startTimeoutMs?: number
}

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href

/** A larger log file is rotated at the next start. */
const MAX_LOG_BYTES = 5_000_000

/** Minutes rather than seconds: on a busy machine a sound API takes long to start. */
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 10_000

/**
 * Starts the API and waits until it listens.
 * @throws CommandError with the end of its log if it exits or does not listen in time
 */
export async function startApi(
  options: ApiProcess,
): Promise<Service & { port: number; pid: number }> {
  const log = await openLog(options.logFile)
  const child = fork(options.file, {
    env: options.env,
    execArgv: ['--enable-source-maps', '--import', END_WITH_PARENT],
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    // Detached from the terminal's process group: Ctrl-C reaches only this process, which stops the API cleanly.
    detached: true,
  })
  await log.close()
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(String(signal ?? code)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await exited
    clearTimeout(killTimer)
  }
  const timeoutMs = options.startTimeoutMs ?? START_TIMEOUT_MS
  const signal = AbortSignal.timeout(timeoutMs)
  const port = await Promise.race([
    once(child, 'message', { signal }).then(([message]) => listeningPort(message)),
    exited.then(() => undefined),
  ]).catch(() => undefined)
  if (port && child.pid) return { port, pid: child.pid, exited, stop }
  await stop()
  const problem = signal.aborted
    ? `The start of the API timed out after ${timeoutMs / 1000} s, and it was stopped`
    : 'The API did not start'
  const logTail = lastLines(await readFile(options.logFile, 'utf8'), 3)
  throw new CommandError(`${problem}. Its log, ${options.logFile}, ends with:\n${logTail}`)
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
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}
