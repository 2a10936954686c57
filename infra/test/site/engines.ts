import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { installPackages } from '../../packages/install-packages.ts'
import { CommandError } from '../../processes/command-error.ts'
import type { Shutdown } from '../../processes/shutdown.ts'
import { findInstalled } from './chromium.ts'

/** Environment variables of the browser tests in further engines. */
export type EnginePrograms = {
  FIREFOX: string
  WEBKIT_DRIVER: string
  /** Of the X server on which windows are. */
  ENGINE_DISPLAY: string
}

/** Of Debian: Firefox, the driver of WebKitGTK, what its window is made of, and the bus by which screen readers hear. */
const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'dbus-daemon',
  'at-spi2-core',
] as const

/** The program that the session bus starts for it. */
const accessibilityBus = '/usr/share/dbus-1/services/org.a11y.Bus.service'

/**
 * Finds Firefox and WebKitGTK, and starts an X server without a screen for what has a window: WebKit, and Firefox for a
 * screen reader. As root on Debian they are installed if they are missing.
 * @throws CommandError with installation hints
 */
export async function startEngines(
  log: (line: string) => void,
  shutdown: Shutdown,
): Promise<EnginePrograms> {
  const programs = (await findPrograms()) ?? (await installPrograms(log))
  return { ...programs, ENGINE_DISPLAY: await startDisplay(shutdown) }
}

async function findPrograms() {
  const FIREFOX = process.env.FIREFOX ?? (await findInstalled(['firefox-esr']))
  const WEBKIT_DRIVER = await findInstalled(['WebKitWebDriver'])
  const display = await findInstalled(['Xvfb'])
  const bus = (await findInstalled(['dbus-daemon'])) && existsSync(accessibilityBus)
  return FIREFOX && WEBKIT_DRIVER && display && bus ? { FIREFOX, WEBKIT_DRIVER } : undefined
}

async function installPrograms(log: (line: string) => void) {
  if (process.getuid?.() === 0) {
    log(`installing ${PACKAGES.join(', ')} with apt-get`)
    await installPackages(PACKAGES)
  }
  const programs = await findPrograms()
  if (programs) return programs
  throw new CommandError(
    `The tests in Firefox and WebKit need packages of Debian: apt-get install ${PACKAGES.join(' ')}`,
  )
}

/** Starts an X server without a screen. @returns the name of its display */
export async function startDisplay(shutdown: Shutdown): Promise<string> {
  // It writes the number of the first free display.
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(server, 'exit')
  await shutdown.add(async () => {
    server.kill()
    await ended
  })
  const number = await Promise.race([once(server.stdout, 'data'), ended.then(() => undefined)])
  if (number === undefined) throw new CommandError('Xvfb did not start.')
  return `:${String(number).trim()}`
}
