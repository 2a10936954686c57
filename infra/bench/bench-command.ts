import { parseArgs } from 'node:util'
import { CommandError } from '../processes/command-error.ts'
import { runOnce } from '../processes/shutdown.ts'
import { dashboards } from './back-office/measure-dashboards.ts'
import { productImport } from './back-office/measure-import.ts'
import { idleStreams } from './back-office/measure-streams.ts'
import { prepareBenchEnvironment } from './bench-environment.ts'
import type { Benchmark } from './benchmark.ts'
import { catalogueMix } from './catalogue/measure-catalogue.ts'
import { ordersUnderFaults } from './faults/measure-faults.ts'
import { orderSearch } from './orders/measure-order-search.ts'
import { orderPlacing } from './orders/measure-orders.ts'

const benchmarks: Readonly<Record<string, Benchmark>> = {
  list: catalogueMix('list'),
  sort: catalogueMix('sort'),
  search: catalogueMix('search'),
  orders: orderPlacing,
  'order-search': orderSearch,
  dashboards,
  import: productImport,
  streams: idleStreams,
  faults: ordersUnderFaults,
}

/** Benchmarks that need a long order history, and those with a memory target. */
const orderHistoryBenchmarks: readonly string[] = ['order-search', 'dashboards']
const catalogueBenchmarks: readonly string[] = ['list', 'sort', 'search']

/** Its API is killed repeatedly, so its memory is not measured. */
const benchmarkWithoutMemory = 'faults'

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
  return `${usage} (target ${memoryTarget}, ${peak <= memoryTarget ? 'met' : 'MISSED'})`
}

/**
 * `npm run bench`: measures the API against ceilings measured in the same run. `npm run bench -- list search` runs only
 * these benchmarks; `--products 10000` uses another catalogue size, `--orders 100000` a shorter order history.
 */
export async function bench(root: string, args: readonly string[]): Promise<void> {
  await runOnce(async (shutdown) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        products: { type: 'string', default: '100000' },
        orders: { type: 'string', default: '1000000' },
      },
    })
    const selected = selectBenchmarks(positionals)
    const needsOrderHistory = selected.some(([name]) => orderHistoryBenchmarks.includes(name))
    const sizes = {
      products: Number(values.products),
      orders: needsOrderHistory ? Number(values.orders) : 0,
    }
    const environment = await prepareBenchEnvironment(root, sizes, shutdown)
    for (const [name, measure] of selected) {
      const { lines, peakMemory } = await measure(environment, shutdown)
      for (const line of lines) console.log(line)
      if (name !== benchmarkWithoutMemory) console.log(memoryLine(name, peakMemory))
    }
  })
}
