import autocannon from 'autocannon'
import { type BenchApi, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { ratioLine } from '../load/report.ts'
import { type Contender, compare } from '../load/rounds.ts'
import { type BareServer, startBareServer } from './bare-process.ts'
import {
  listAddresses,
  sampleByPopularity,
  searchAddresses,
  sortAddresses,
  wordAddresses,
} from './catalogue-addresses.ts'

const connections = 20
const secondsPerRound = 3

async function readBytes(origin: string, address: string) {
  const answer = await fetch(`${origin}${address}`)
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}`)
  return [address, new Uint8Array(await answer.arrayBuffer())] as const
}

function contenderAt(origin: string, pid: number, mix: readonly string[]): Contender {
  return {
    pid,
    run: async () => {
      const result = await autocannon({
        url: origin,
        connections,
        duration: secondsPerRound,
        requests: mix.map((path) => ({ path })),
      })
      if (result.errors + result.non2xx > 0) throw new Error('requests failed under load')
      return { requests: result['2xx'], seconds: result.duration }
    },
  }
}

async function measure(api: BenchApi, bare: BareServer, addresses: readonly string[]) {
  const answers = []
  for (const address of addresses) answers.push(await readBytes(api.origin, address))
  await bare.setResponses(answers)
  const mix = sampleByPopularity(addresses)
  return compare(contenderAt(api.origin, api.pid, mix), contenderAt(bare.origin, bare.pid, mix))
}

const mixes = {
  list: { addresses: listAddresses, target: 0.6 },
  sort: { addresses: sortAddresses, target: 0.6 },
  search: { addresses: searchAddresses, target: 0.3 },
  words: { addresses: wordAddresses, target: 0.3 },
} as const

/** Compares lists, searches or sorted lists with a bare Fastify that sends the same bytes. */
export function catalogueMix(name: keyof typeof mixes): Benchmark {
  return async (environment, shutdown) => {
    const { addresses, target } = mixes[name]
    const bare = await startBareServer(shutdown)
    const { result, peakMemory } = await withApi(environment, shutdown, (api) =>
      measure(api, bare, addresses()),
    )
    return { lines: [ratioLine(name, result, target)], peakMemory }
  }
}
