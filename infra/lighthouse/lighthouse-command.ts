import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '../processes/command-error.ts'
import { runOnce, type Shutdown } from '../processes/shutdown.ts'
import { startTemporaryDatabase } from '../start/database/temporary-database.ts'
import { startSite } from '../start/site.ts'
import { findChromium } from '../test/site/chromium.ts'
import { measurePage } from './measure-page.ts'
import { bounds, medianOf, type PageScores, shortfallsOf } from './page-scores.ts'

/**
 * `npm run lighthouse`: measures the most common landing pages as on a phone. Starts its own site, or measures the one
 * at `--url`. `--runs 5` takes the median of five runs instead of three; `--cpu 2` slows the processor down by 2 instead
 * of 4, for slow or busy machines.
 * @throws CommandError naming every score that is too low
 */
export async function runLighthouse(root: string, args: readonly string[]): Promise<void> {
  await runOnce(async (shutdown) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        runs: { type: 'string', default: '3' },
        cpu: { type: 'string', default: '4' },
      },
    })
    const chromium = await findChromium((line) => console.log(line))
    const address = values.url ?? (await startOwnSite(root, shutdown))
    const shortfalls: string[] = []
    for (const path of await firstPagesOf(address)) {
      const runs: PageScores[] = []
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push(
          await measurePage(`${address}${path}`, { chromium, slowdown: Number(values.cpu) }),
        )
      }
      const scores = medianOf(runs)
      console.log(lineOf(path, scores))
      shortfalls.push(...shortfallsOf(scores).map((shortfall) => `${path}: ${shortfall}`))
    }
    if (shortfalls.length > 0) throw new CommandError(shortfalls.join('\n'))
  })
}

/** Home, shop, a product and the cart (issue 4). */
async function firstPagesOf(address: string): Promise<string[]> {
  const response = await fetch(`${address}/api/products?limit=1`)
  const [product]: { _id: string }[] = await response.json()
  if (product === undefined)
    throw new CommandError('The catalogue is empty, so there is no product page to measure.')
  return ['/', '/shop', `/product/${product._id}`, '/cart']
}

async function startOwnSite(root: string, shutdown: Shutdown): Promise<string> {
  const state = join(root, '.data')
  await mkdir(join(state, 'test'), { recursive: true })
  const dataFolder = await mkdtemp(join(state, 'test/lighthouse-'))
  await shutdown.add(() => rm(dataFolder, { recursive: true, force: true }))
  const { address } = await startSite({
    root,
    dataFolder,
    siteFolder: join(dataFolder, 'site'),
    host: '127.0.0.1',
    port: 0,
    demo: true,
    startDatabase: (log) => startTemporaryDatabase({ folder: state, log }),
    shutdown,
  })
  return address
}

function lineOf(path: string, scores: PageScores): string {
  const { categories, metrics, machine } = scores
  const parts = bounds.map(({ category }) => `${category} ${categories[category] ?? '?'}`)
  return `${path.padEnd(36)} ${parts.join('  ')}\n${' '.repeat(37)}${metrics.join(', ')}; machine ${machine}`
}
