import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { findFolderWith } from '../../packages/find-program.ts'
import { installPackages } from '../../packages/install-packages.ts'
import { CommandError } from '../../processes/command-error.ts'
import type { Shutdown } from '../../processes/shutdown.ts'

const HEADLESS_SHELL = 'chromium-headless-shell'
/** So that Hindi has the widths that people see. */
const HINDI_FONT = 'fonts-lohit-deva'
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts a headless Chromium with a new profile, to which test files connect one after the other: each start takes a second.
 * @returns its address for Playwright
 */
export async function startChromium(executablePath: string, shutdown: Shutdown): Promise<string> {
  const browser = await chromium.launchServer({ executablePath, args: FLAGS, host: '127.0.0.1' })
  await shutdown.add(() => browser.close())
  return browser.wsEndpoint()
}

/**
 * The browser for tests: `CHROMIUM`, or the headless shell, which opens a page in a quarter of the time because it has no
 * windows; as root on Debian it is installed if it is missing. Otherwise an installed Chromium.
 * @throws CommandError with installation hints
 */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const found = process.env.CHROMIUM ?? (await findInstalled([HEADLESS_SHELL]))
  if (found) return found
  if (process.getuid?.() === 0) await installHeadlessShell(log)
  const installed = await findInstalled([HEADLESS_SHELL, ...WITH_WINDOWS])
  if (installed) return installed
  throw new CommandError(
    `The browser tests need Chromium: install it (Debian: apt-get install ${HEADLESS_SHELL}) or set CHROMIUM to its path.`,
  )
}

async function installHeadlessShell(log: (line: string) => void): Promise<void> {
  log(`installing ${HEADLESS_SHELL} with apt-get`)
  // Another Chromium will do.
  await installPackages([HEADLESS_SHELL, HINDI_FONT]).catch((error: unknown) => log(String(error)))
}

/** The path of the first of these programs that is installed. */
export async function findInstalled(names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const name of names) {
    const folder = await findFolderWith(name, [...folders, '/usr/bin'])
    if (folder) return join(folder, name)
  }
  return undefined
}
