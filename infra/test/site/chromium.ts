import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { findFolderWith } from '../../packages/find-program.ts'
import { CommandError } from '../../processes/command-error.ts'
import { lastLines, runCommand } from '../../processes/run-command.ts'
import type { Shutdown } from '../../processes/shutdown.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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
 * The browser for tests: `CHROMIUM`, an installed one, or, as root on Debian, one installed now.
 * @throws CommandError with installation hints
 */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const found = process.env.CHROMIUM ?? (await installedChromium())
  if (found) return found
  if (process.getuid?.() === 0) {
    log('installing chromium with apt-get')
    await runCommand({ file: 'apt-get', args: ['-qq', 'update'], timeout: 300_000 })
    const { ok, output } = await runCommand({
      file: 'apt-get',
      args: ['-qq', '-y', '--no-install-recommends', 'install', 'chromium'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    })
    const installed = ok ? await installedChromium() : undefined
    if (installed) return installed
    log(lastLines(output))
  }
  throw new CommandError(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
}

async function installedChromium(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const name of NAMES) {
    const folder = await findFolderWith(name, [...folders, '/usr/bin'])
    if (folder) return join(folder, name)
  }
  return undefined
}
