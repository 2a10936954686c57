import autocannon from 'autocannon'
import { type BenchApi, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { latencyOf } from '../load/latency.ts'
import { waitUntilIdle } from '../load/process-usage.ts'
import { latencyLine, ratioLine } from '../load/report.ts'
import { type Contender, compare } from '../load/rounds.ts'
import { type BareServer, startBareServer } from './bare-process.ts'
import {
  firstAddresses,
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

/** Asks each address once, one after the other: the first page of a list was never asked before. */
async function readOnce(origin: string, addresses: readonly string[]) {
  const answers = []
  const times = []
  for (const address of addresses) {
    const sentAt = performance.now()
    answers.push(await readBytes(origin, address))
    if (address.endsWith('page=1')) times.push(performance.now() - sentAt)
  }
  return { answers, first: latencyOf(times) }
}

async function measure(api: BenchApi, bare: BareServer, addresses: readonly string[]) {
  // SQL answers while the index loads.
  await waitUntilIdle(api.pid)
  for (const address of firstAddresses()) await readBytes(api.origin, address)
  const { answers, first } = await readOnce(api.origin, addresses)
  await bare.setResponses(answers)
  const mix = sampleByPopularity(addresses)
  const [ours, ceiling] = [
    contenderAt(api.origin, api.pid, mix),
    contenderAt(bare.origin, bare.pid, mix),
  ]
  return { first, ratio: await compare(ours, ceiling) }
}

const mixes = {
  list: { addresses: listAddresses, target: 0.6, mostMs: undefined },
  sort: { addresses: sortAddresses, target: 0.6, mostMs: undefined },
  search: { addresses: searchAddresses, target: 0.3, mostMs: 15 },
  words: { addresses: wordAddresses, target: 0.3, mostMs: 15 },
} as const

/** Compares lists, searches or sorted lists with a bare Fastify that sends the same bytes, and times first answers. */
export function catalogueMix(name: keyof typeof mixes): Benchmark {
  return async (environment, shutdown) => {
    const { addresses, target, mostMs } = mixes[name]
    const bare = await startBareServer(shutdown)
    const { result, peakMemory } = await withApi(environment, shutdown, (api) =>
      measure(api, bare, addresses()),
    )
    const first = latencyLine('  first', result.first, mostMs)
    return { lines: [ratioLine(name, result.ratio, target), first], peakMemory }
  }
}
