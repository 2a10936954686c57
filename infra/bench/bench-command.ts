import { parseArgs } from 'node:util'
import { Problem } from '../start/problem.ts'
import { runOnce } from '../start/shutdown.ts'
import { catalogueMix } from './measure-catalogue.ts'
import type { Part } from './part.ts'
import { peakMemoryOf } from './process-usage.ts'
import { setStage } from './stage.ts'

const parts: Readonly<Record<string, Part>> = {
  list: catalogueMix('list'),
  sort: catalogueMix('sort'),
  search: catalogueMix('search'),
}

/** The most memory the API may take, in MB. */
const memoryTarget = 400

function chosenParts(names: readonly string[]): [string, Part][] {
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0) {
    const known = Object.keys(parts).join(', ')
    throw new Problem(`There is no ${unknown.join(', ')} to measure. There are: ${known}.`)
  }
  return Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
}

function memoryLine(peak: number | undefined): string {
  if (peak === undefined) return 'memory     not known on this system'
  const verdict = peak <= memoryTarget ? 'met' : 'MISSED'
  return `memory     ${Math.round(peak)} MB at the most (target ${memoryTarget}, ${verdict})`
}

/**
 * `npm run bench`: measures the API against ceilings taken in the same run; `npm run bench -- list search` measures
 * only these, `--products 10000` over another catalogue.
 */
export async function bench(root: string, args: readonly string[]): Promise<void> {
  await runOnce(async (shutdown) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { products: { type: 'string', default: '100000' } },
    })
    const chosen = chosenParts(positionals)
    const stage = await setStage(root, Number(values.products), shutdown)
    for (const [, measure] of chosen) console.log(await measure(stage, shutdown))
    console.log(memoryLine(await peakMemoryOf(stage.pid)))
  })
}
