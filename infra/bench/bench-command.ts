import { CommandError } from '../processes/command-error.ts'
import { runOnce } from '../processes/shutdown.ts'
import { dashboards } from './back-office/measure-dashboards.ts'
import { productImport } from './back-office/measure-import.ts'
import { idleStreams } from './back-office/measure-streams.ts'
import { taxMonth } from './back-office/measure-taxes.ts'
import { prepareBenchEnvironment } from './bench-environment.ts'
import type { Benchmark } from './benchmark.ts'
import { catalogueMix } from './catalogue/measure-catalogue.ts'
import { ordersUnderFaults } from './faults/measure-faults.ts'
import { firstHtml } from './first-html/measure-first-html.ts'
import { verdict } from './load/report.ts'
import { orderSearch } from './orders/measure-order-search.ts'
import { orderPlacing } from './orders/measure-orders.ts'
import { sheets } from './sheets/measure-sheets.ts'

const benchmarks: Readonly<Record<string, Benchmark>> = {
  list: catalogueMix('list'),
  sort: catalogueMix('sort'),
  search: catalogueMix('search'),
  words: catalogueMix('words'),
  orders: orderPlacing,
  'order-search': orderSearch,
  dashboards,
  import: productImport,
  taxes: taxMonth,
  streams: idleStreams,
  sheets,
  faults: ordersUnderFaults,
  'first-html': firstHtml,
}

/** Benchmarks that need a long order history or have a memory target. */
const orderHistoryBenchmarks: readonly string[] = ['order-search', 'dashboards']
const catalogueBenchmarks: readonly string[] = ['list', 'sort', 'search', 'words']

/** One has an API that is killed repeatedly, the other none. */
const benchmarksWithoutMemory: readonly string[] = ['faults', 'sheets']

/** Memory target of the catalogue benchmarks, in MB. */
const memoryTarget = 400

function selectBenchmarks(names: readonly string[]): [string, Benchmark][] {
  const unknown = names.filter((name) => !(name in benchmarks))
  if (unknown.length > 0) {
    const known = Object.keys(benchmarks).join(', ')
    throw new CommandError(`Unknown benchmark: ${unknown.join(', ')}. Benchmarks: ${known}.`)
  }
  return Object.entries(benchmarks).filter(([name]) => names.length === 0 || names.includes(name))
}

function memoryLine(name: string, peak: number | undefined): string {
  if (peak === undefined) return '           memory cannot be measured on this system'
  const usage = `           ${Math.round(peak)} MB peak memory`
  if (!catalogueBenchmarks.includes(name)) return usage
  return usage + verdict(memoryTarget, (most) => peak <= most)
}

/**
 * `npm run bench`: measures the API against ceilings measured in the same run.
 * @param names benchmarks to run; none: all
 * @param sizes products of the catalogue, orders of the history
 * @throws CommandError naming every unknown benchmark
 */
export async function bench(
  root: string,
  names: readonly string[],
  sizes: { products: number; orders: number },
): Promise<void> {
  await runOnce(async (shutdown) => {
    const selected = selectBenchmarks(names)
    const needsOrderHistory = selected.some(([name]) => orderHistoryBenchmarks.includes(name))
    const orders = needsOrderHistory ? sizes.orders : 0
    const environment = await prepareBenchEnvironment(root, { ...sizes, orders }, shutdown)
    for (const [name, measure] of selected) {
      const { lines, peakMemory } = await measure(environment, shutdown)
      for (const line of lines) console.log(line)
      if (!benchmarksWithoutMemory.includes(name)) console.log(memoryLine(name, peakMemory))
    }
  })
}
