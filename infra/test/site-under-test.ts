import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startTemporaryDatabase } from '../start/database/temporary-database.ts'
import type { Shutdown } from '../start/shutdown.ts'
import { startSite } from '../start/site.ts'
import { findChromium } from './chromium.ts'

/** Environment variables of the browser tests. */
export type SiteUnderTest = {
  SITE_URL: string
  SITE_FOLDER: string
  CHROMIUM: string
  PLATFORM_TOKEN: string
}

/** Lets tests read the error rates of releases. */
const PLATFORM_TOKEN = 'platform-of-the-browser-tests'

/**
 * Starts a production build of the whole site with demo catalogue and accounts on temporary data, and finds a browser.
 * @throws CommandError if there is no browser or the site does not start
 */
export async function startSiteUnderTest(root: string, shutdown: Shutdown): Promise<SiteUnderTest> {
  const chromium = await findChromium((line) => console.log(line))
  const state = join(root, '.data')
  await mkdir(join(state, 'test'), { recursive: true })
  const dataFolder = await mkdtemp(join(state, 'test/site-'))
  await shutdown.add(() => rm(dataFolder, { recursive: true, force: true }))
  const siteFolder = join(dataFolder, 'site')
  const { address } = await startSite({
    root,
    dataFolder,
    siteFolder,
    host: '127.0.0.1',
    port: 0,
    demo: true,
    // Every test registers its own buyers, all from one address.
    apiSettings: {
      REGISTRATIONS_PER_ADDRESS: '10000',
      CONTACTS_PER_ADDRESS: '10000',
      TELEMETRY_REPORTS_PER_ADDRESS: '10000',
      CANARY_FAILURES_PER_ADDRESS: '10000',
      PLATFORM_TOKEN,
    },
    startDatabase: (log) => startTemporaryDatabase({ folder: state, log }),
    shutdown,
  })
  return { SITE_URL: address, SITE_FOLDER: siteFolder, CHROMIUM: chromium, PLATFORM_TOKEN }
}
