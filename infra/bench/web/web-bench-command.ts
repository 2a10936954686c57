import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SignedIn } from '@store/contract/schemas/accounts/accounts'
import { CompositionSchema } from '@store/contract/schemas/site/composition'
import { startGateway } from '../../gateway/gateway.ts'
import { CommandError } from '../../processes/command-error.ts'
import { runOnce, type Shutdown } from '../../processes/shutdown.ts'
import { step } from '../../processes/steps.ts'
import { parseAs } from '../../releases/release.ts'
import { findChromium } from '../../test/site/chromium.ts'
import { startSiteUnderTest } from '../../test/site/site-under-test.ts'
import { benchFirstHtml } from './first-html/bench-first-html.ts'
import { plainSite } from './first-html/plain-site.ts'
import { type Connection, openMeasuringBrowser, type Visit, visit } from './first-visit.ts'
import { benchLongList } from './long-list.ts'
import { oneBundleSite } from './variant-site.ts'
import { comparisonLines, type Visits } from './web-report.ts'
import { workspace } from './workspace.ts'

interface MeasuredPage {
  path: string
  /** CSS selector of the main content. */
  selector: string
  storage?: Record<string, string>
}

const shopPage: MeasuredPage = { path: '/shop', selector: 'article' }

export interface WebBenchOptions {
  /** A running site, with its files in `folder`; absent: a new one. */
  url?: string
  folder?: string
  /** Visits of each variant. */
  runs: number
  /** Mbit/s. The targets are about round trips, so it is high unless a slow connection is measured. */
  downlink: number
  /** How many times slower the visitor's processor is. */
  cpu: number
  /** Compares pages that are rendered beforehand instead. */
  firstHtml?: boolean
  /** Measures what it costs to paste a long list into the quick order instead. */
  longList?: boolean
}

/**
 * `npm run bench:web`: measures a cold first visit of the federated site, and of the same screens as one bundle.
 * @throws CommandError naming every missed target
 */
export async function benchWeb(options: WebBenchOptions): Promise<void> {
  const { runs, downlink, cpu } = options
  await runOnce(async (shutdown) => {
    const connection = { roundTripMs: 150, downlink }
    const { apiUrl, siteFolder } = await siteToMeasure(options, shutdown)
    const { live, serve } = await openSites(siteFolder, apiUrl, shutdown)
    const federated = await serve(siteFolder)
    if (options.longList) {
      const account = await signIn(apiUrl, 'reseller')
      const executable = await findChromium((line) => console.log(line))
      const measure = { executable, cpu, runs }
      for (const line of await benchLongList({ origin: federated, account }, measure))
        console.log(line)
      return
    }
    const bundle = await serve(
      await step(
        'bundle',
        () => oneBundleSite(live),
        () => 'built',
      ),
    )
    const executable = await findChromium((line) => console.log(line))
    const measure = { executable, connection, runs, slowdown: cpu }
    const network = `${connection.roundTripMs} ms latency, ${downlink} Mbit/s`
    if (options.firstHtml) {
      const plain = await serve(await plainSite(siteFolder, live))
      console.log(`${network}, CPU ${cpu}×, medians`)
      const lines = await benchFirstHtml({ html: federated, plain, bundle }, measure)
      for (const line of lines) console.log(line)
      return
    }
    console.log(`${network}, medians`)
    const shop = await measureAll({ federated, bundle }, shopPage, measure)
    const dashboard = await measureAll({ federated, bundle }, await adminDashboard(apiUrl), measure)
    const { lines, missed } = comparisonLines({ shop, dashboard })
    for (const line of lines) console.log(line)
    if (missed.length > 0) throw new CommandError(missed.join('\n'))
  })
}

async function siteToMeasure({ url, folder }: WebBenchOptions, shutdown: Shutdown) {
  if (url && folder) return { apiUrl: url, siteFolder: path.resolve(folder) }
  const { SITE_URL, SITE_FOLDER } = await startSiteUnderTest(workspace, shutdown)
  return { apiUrl: SITE_URL, siteFolder: SITE_FOLDER }
}

/** The live site, and the function that starts a gateway for a variant of it, all with the same API. */
async function openSites(siteFolder: string, apiUrl: string, shutdown: Shutdown) {
  const file = path.join(siteFolder, 'composition.json')
  const live = parseAs(CompositionSchema, JSON.parse(await readFile(file, 'utf8')), file)
  const serve = async (folder: string) => {
    const gateway = await startGateway({ siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0 })
    await shutdown.add(gateway.close)
    return `http://127.0.0.1:${gateway.port}`
  }
  return { live, serve }
}

/** Visits all variants in each run, so that other load on the machine affects them alike. */
async function measureAll<Name extends string>(
  sites: Record<Name, string>,
  page: MeasuredPage,
  options: { executable: string; connection: Connection; runs: number },
): Promise<Visits> {
  const { executable, connection, runs } = options
  const visits: Record<string, Visit[]> = {}
  for (let run = 0; run < runs; run += 1) {
    for (const [name, origin] of Object.entries<string>(sites)) {
      const browser = await openMeasuringBrowser(executable)
      try {
        const address = `${origin}${page.path}`
        const result = await visit(browser, { ...page, address, connection })
        visits[name] = [...(visits[name] ?? []), result]
      } finally {
        await browser.close()
      }
    }
  }
  return visits
}

/** An account of the demo. */
async function signIn(apiUrl: string, role: string): Promise<SignedIn> {
  const response = await fetch(`${apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@store.test`, password: 'Store@123' }),
  })
  if (!response.ok) throw new CommandError(`The ${role} of the demo cannot sign in.`)
  return response.json()
}

async function adminDashboard(apiUrl: string): Promise<MeasuredPage> {
  const { token, user } = await signIn(apiUrl, 'superadmin')
  return {
    path: '/superadmin/dashboard',
    selector: 'main h1',
    storage: { token, role: user.role, user: JSON.stringify(user) },
  }
}
