import { parseArgs } from 'node:util'
import { CommandError } from '../start/command-error.ts'
import { runOnce } from '../start/shutdown.ts'
import { catalogueMix } from './measure-catalogue.ts'
import { dashboards } from './measure-dashboards.ts'
import { ordersUnderFaults } from './measure-faults.ts'
import { productImport } from './measure-import.ts'
import { orderSearch } from './measure-order-search.ts'
import { orderPlacing } from './measure-orders.ts'
import { idleStreams } from './measure-streams.ts'
import type { Part } from './part.ts'
import { setStage } from './stage.ts'

const parts: Readonly<Record<string, Part>> = {
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

/** Parts that need a long history of orders, and those whose memory has a target. */
const needOrders: readonly string[] = ['order-search', 'dashboards']
const catalogueParts: readonly string[] = ['list', 'sort', 'search']

/** Its API is killed again and again. */
const partWithoutMemory = 'faults'

/** The most memory the API may take over the catalogue, in MB. */
const memoryTarget = 400

function chosenParts(names: readonly string[]): [string, Part][] {
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0) {
    const known = Object.keys(parts).join(', ')
    throw new CommandError(`There is no ${unknown.join(', ')} to measure. There are: ${known}.`)
  }
  return Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
}

function memoryLine(name: string, peak: number | undefined): string {
  if (peak === undefined) return '           memory is not known on this system'
  const said = `           ${Math.round(peak)} MB at the most`
  if (!catalogueParts.includes(name)) return said
  return `${said} (target ${memoryTarget}, ${peak <= memoryTarget ? 'met' : 'MISSED'})`
}

/**
 * `npm run bench`: measures the API against ceilings taken in the same run; `npm run bench -- list search` measures
 * only these, `--products 10000` over another catalogue, `--orders 100000` over a shorter history.
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
    const chosen = chosenParts(positionals)
    const isLong = chosen.some(([name]) => needOrders.includes(name))
    const wanted = {
      products: Number(values.products),
      orders: isLong ? Number(values.orders) : 0,
    }
    const stage = await setStage(root, wanted, shutdown)
    for (const [name, measure] of chosen) {
      const { lines, peakMemory } = await measure(stage, shutdown)
      for (const line of lines) console.log(line)
      if (name !== partWithoutMemory) console.log(memoryLine(name, peakMemory))
    }
  })
}
