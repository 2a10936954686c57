import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The key under which an element is sent (W3C WebDriver, "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = { [ELEMENT]: string }

/** The path of an element's own commands. */
export const pathOf = (element: ElementReference): string => `/element/${element[ELEMENT]}`

/** What the driver refused: `code` is one of the standard's, such as `no such element`. */
export class WebDriverError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** A session of WebDriver: a browser of its own. */
export interface WebDriverSession {
  /** Sends a command; without a body it asks. @throws WebDriverError */
  send<Value>(path: string, body?: object): Promise<Value>
  /** Ends the browser and its driver; nothing happens if they have ended. */
  end(): Promise<void>
}

/**
 * Starts a driver, which runs one browser at a time, and its browser.
 * @param program of the driver, which takes `--port`
 */
export async function startSession(
  program: string,
  { capabilities, env }: { capabilities: object; env: NodeJS.ProcessEnv },
): Promise<WebDriverSession> {
  const port = await findFreePort()
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' })
  const ended = once(driver, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(origin, driver)
  const body = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await call<{ sessionId: string }>(`${origin}/session`, 'POST', body)
  const session = `${origin}/session/${sessionId}`
  return {
    send: (path, body) => call(`${session}${path}`, body ? 'POST' : 'GET', body),
    end: async () => {
      await call(session, 'DELETE').catch(() => undefined)
      driver.kill()
      await ended
    },
  }
}

async function waitUntilReady(origin: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(50)
  }
  throw new Error(`${driver.spawnfile} ended with ${driver.exitCode}.`)
}

async function call<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) {
    const { value }: { value: { error: string; message: string } } = await response.json()
    throw new WebDriverError(value.error, value.message)
  }
  const { value }: { value: Value } = await response.json()
  return value
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
