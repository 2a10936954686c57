import { join } from 'node:path'
import autocannon from 'autocannon'
import { step } from '../../processes/steps.ts'
import { releaseSite } from '../../releases/compose/release-site.ts'
import { withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { cpuMsOf } from '../load/process-usage.ts'
import { renderPages } from './render-pages.ts'
import { startGatewayProcess } from './start-gateway-process.ts'
import { waitForHtml } from './wait-for-html.ts'

/** Of each page for its speed, and of all for the memory. */
const pages = { each: 300, all: 10_000 }
const connections = 20
const seconds = 5
const headers = { 'accept-encoding': 'br' }

/** Pages a second of CPU time of a gateway that has the page. */
async function sendPage({ pid, origin }: { pid: number; origin: string }, path: string) {
  await waitForHtml(origin + path)
  const before = await cpuMsOf(pid)
  const requests = [{ path, headers }]
  const result = await autocannon({ url: origin, connections, duration: seconds, requests })
  const after = await cpuMsOf(pid)
  if (result.errors + result.non2xx > 0) throw new Error('requests failed under load')
  const cpuMs = before === undefined || after === undefined ? undefined : after - before
  return cpuMs === undefined ? undefined : (1000 * result['2xx']) / cpuMs
}

async function findProduct(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/products?page=1&limit=1`)
  const [product]: { _id: string }[] = await answer.json()
  return `/product/${product?._id}`
}

/** Measures pages with their first HTML: sent from the cache of the gateway, and rendered. */
export const firstHtml: Benchmark = async (environment, shutdown) => {
  const siteFolder = join(environment.root, '.data/bench/site')
  await step(
    'site',
    (log) => releaseSite({ folder: siteFolder, log }),
    () => 'released and composed',
  )
  const { result, peakMemory } = await withApi(environment, shutdown, async ({ origin }) => {
    const site = { root: environment.root, siteFolder, apiUrl: origin }
    const gateway = await startGatewayProcess(site, shutdown)
    const paths = ['/shop', '/', await findProduct(origin)]
    const lines = []
    for (const path of paths) {
      lines.push(`${path.padEnd(10)} ${perSecond(await sendPage(gateway, path))} from the cache`)
    }
    for (const path of paths) {
      const { perCoreSecond } = await renderPages(site, { paths: [path], count: pages.each })
      lines.push(`${path.padEnd(10)} ${perSecond(perCoreSecond)} rendered`)
    }
    const { memory } = await renderPages(site, { paths, count: pages.all })
    const megabytes = memory.map((each) => Math.round(each)).join(', ')
    return [...lines, `memory of the renderer over ${pages.all} pages, in MB: ${megabytes}`]
  })
  return { lines: result, peakMemory }
}

function perSecond(pages: number | undefined): string {
  return pages === undefined ? 'not known' : `${Math.round(pages)} pages a second and core`
}
