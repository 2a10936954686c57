import { CommandError } from '../processes/command-error.ts'
import { runOnce } from '../processes/shutdown.ts'
import { findChromium } from '../test/site/chromium.ts'
import { startSiteUnderTest } from '../test/site/site-under-test.ts'
import { measurePage } from './measure-page.ts'
import { bounds, medianOf, type PageScores, shortfallsOf } from './page-scores.ts'

export interface LighthouseOptions {
  /** A running site; absent: a new one. */
  url?: string
  /** Number of runs, whose median counts. */
  runs: number
  /** How many times slower a phone is than this machine; less than 4 for slow or busy machines. */
  cpu: number
}

/**
 * `npm run lighthouse`: measures the most common landing pages as on a phone.
 * @throws CommandError naming every score that is too low
 */
export async function runLighthouse(root: string, options: LighthouseOptions): Promise<void> {
  await runOnce(async (shutdown) => {
    const chromium = await findChromium((line) => console.log(line))
    const address = options.url ?? (await startSiteUnderTest(root, shutdown)).SITE_URL
    const shortfalls: string[] = []
    for (const { path, isListed } of await firstPagesOf(address)) {
      const runs: PageScores[] = []
      for (let run = 0; run < options.runs; run += 1) {
        const phone = { chromium, slowdown: options.cpu }
        runs.push(await measurePage({ address: `${address}${path}`, isListed }, phone))
      }
      const scores = medianOf(runs)
      console.log(lineOf(path, scores))
      shortfalls.push(...shortfallsOf(scores).map((shortfall) => `${path}: ${shortfall}`))
    }
    if (shortfalls.length > 0) throw new CommandError(shortfalls.join('\n'))
  })
}

/** Home, shop, a product and the cart. */
async function firstPagesOf(address: string): Promise<{ path: string; isListed: boolean }[]> {
  const response = await fetch(`${address}/api/products?limit=1`)
  const [product]: { _id: string }[] = await response.json()
  if (product === undefined)
    throw new CommandError('The catalogue is empty, so there is no product page to measure.')
  const listed = ['/', '/shop', `/product/${product._id}`]
  return [...listed.map((path) => ({ path, isListed: true })), { path: '/cart', isListed: false }]
}

function lineOf(path: string, scores: PageScores): string {
  const { categories, metrics, machine } = scores
  const parts = bounds.map(({ category }) => `${category} ${categories[category] ?? '?'}`)
  return `${path.padEnd(36)} ${parts.join('  ')}\n${' '.repeat(37)}${metrics.join(', ')}; machine ${machine}`
}
