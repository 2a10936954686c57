import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { patientWaits } from '../../gateway/testing/patient-waits.ts'
import type { Shutdown } from '../../processes/shutdown.ts'
import { releaseSite } from '../../releases/compose/release-site.ts'
import { startTemporaryDatabase } from '../../start/database/temporary-database.ts'
import { type SiteOptions, startSite } from '../../start/site.ts'
import { findChromium, startChromium } from './chromium.ts'
import { copySchema } from './copy-schema.ts'

/** Environment variables of the browser tests. */
export type SiteUnderTest = {
  SITE_URL: string
  SITE_FOLDER: string
  BROWSER_URL: string
  PLATFORM_TOKEN: string
}

/** Lets tests read the error rates of releases. */
const PLATFORM_TOKEN = 'platform-of-the-browser-tests'

/** Settings of every site under test. Every test registers its own buyers, all from one address. */
const apiSettings = {
  REGISTRATIONS_PER_ADDRESS: '10000',
  CONTACTS_PER_ADDRESS: '10000',
  TELEMETRY_REPORTS_PER_ADDRESS: '10000',
  CANARY_FAILURES_PER_ADDRESS: '10000',
  // Buyers of tests are new, and order more than the first order of most people.
  NEW_BUYER_HOLD_LIMIT: '1000',
  NEW_BUYER_RESERVED_RUPEES: '0',
  NEW_BUYER_UNPAID_RUPEES: '0',
  NEW_BUYER_NETWORK_RUPEES: '0',
  NEW_BUYER_STOCK_PERCENT: '100',
  PLATFORM_TOKEN,
}

/**
 * Starts a production build of the whole site with demo catalogue and accounts on temporary data, and finds a browser.
 * @throws CommandError if there is no browser or the site does not start
 */
export async function startSiteUnderTest(root: string, shutdown: Shutdown): Promise<SiteUnderTest> {
  const [site] = await startSitesUnderTest(root, { count: 1, shutdown })
  return site
}

type SitesOptions = {
  count: number
  /** Folder of a release of the same sources, which is copied instead of built again. */
  releasedSite?: Promise<string> | undefined
  shutdown: Shutdown
}

/**
 * Starts that many sites on one database server. Each has its own schema, API, gateway and folder, so that tests of one
 * never see changes of another. The first is built and seeded, the others are copies of it.
 */
export async function startSitesUnderTest(
  root: string,
  { count, releasedSite, shutdown }: SitesOptions,
): Promise<[SiteUnderTest, ...SiteUnderTest[]]> {
  const chromium = await findChromium((line) => console.log(line))
  const state = join(root, '.data')
  await mkdir(join(state, 'test'), { recursive: true })
  const parent = await mkdtemp(join(state, 'test/site-'))
  await shutdown.add(() => rm(parent, { recursive: true, force: true }))
  const start = async (
    options: Pick<SiteOptions, 'dataFolder' | 'startDatabase' | 'prepareSite'>,
  ) => {
    const siteFolder = join(options.dataFolder, 'site')
    const fixed = {
      root,
      siteFolder,
      host: '127.0.0.1',
      port: 0,
      demo: true,
      seedArguments: ['--pictured-per-category', '1'],
      apiSettings,
      waits: patientWaits,
      shutdown,
    }
    const [{ address }, BROWSER_URL] = await Promise.all([
      startSite({ ...fixed, ...options }),
      startChromium(chromium, shutdown),
    ])
    return { SITE_URL: address, SITE_FOLDER: siteFolder, BROWSER_URL, PLATFORM_TOKEN }
  }

  let databaseUrl = ''
  const dataFolder = join(parent, '1')
  const first = await start({
    dataFolder,
    startDatabase: async (log) => {
      const database = await startTemporaryDatabase({ folder: state, log })
      databaseUrl = database.url
      return database
    },
    prepareSite: async (log) => {
      const folder = join(dataFolder, 'site')
      if (releasedSite) await cp(await releasedSite, folder, { recursive: true })
      await releaseSite({ folder, log })
    },
  })
  const copies: SiteUnderTest[] = []
  for (let worker = 2; worker <= count; worker += 1) {
    const copy = join(parent, String(worker))
    await cp(dataFolder, copy, { recursive: true })
    const url = await copySchema(databaseUrl, `store_${worker}`)
    copies.push(
      await start({
        dataFolder: copy,
        startDatabase: async () => ({ url, how: 'a copied schema', stop: async () => undefined }),
        prepareSite: async () => undefined,
      }),
    )
  }
  return [first, ...copies]
}
