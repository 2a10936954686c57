import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '../../processes/command-error.ts'
import type { Shutdown } from '../../processes/shutdown.ts'
import { bundledEntry } from '../../start/api/api-bundle.ts'
import { startApi } from '../../start/api/api-process.ts'
import { type BenchEnvironment, openPool } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { runConcurrently } from '../load/run-concurrently.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import {
  type AcknowledgedOrder,
  type IntegrityReport,
  placeOrderWithRetries,
  prepareOrders,
  verifyOrders,
} from './fault-test-orders.ts'

const buyers = 600
const concurrency = 10
/** The interval between two faults, and the delay of a COMMIT, which is longer than its client waits. */
const faultIntervalMs = 1_500
const commitDelayMs = 700

/** The currently running API. It is restarted after it was killed. */
type RunningApi = { origin(): string; kill(): Promise<void> }

async function startKillableApi(
  environment: BenchEnvironment,
  shutdown: Shutdown,
): Promise<RunningApi> {
  const options = {
    file: bundledEntry(environment.root, 'server'),
    env: { ...environment.env, DATABASE_STATEMENT_SECONDS: '2' },
    logFile: join(environment.logs, 'faults.log'),
  }
  let api = await startApi(options)
  await shutdown.add(async () => api.stop())
  return {
    origin: () => `http://127.0.0.1:${api.port}`,
    async kill() {
      process.kill(api.pid, 'SIGKILL')
      await api.exited
      api = await startApi(options)
    },
  }
}

type Fault = (api: RunningApi, proxy: FaultProxy) => Promise<void>

const faults: Readonly<Record<string, Fault>> = {
  'kill -9': (api) => api.kill(),
  'late COMMIT': async (_api, proxy) => proxy.setCommitDelay(commitDelayMs),
  'dead connections': async (_api, proxy) => proxy.freezeConnections(),
}

type Round = { seconds: number; faultCount: number }

function formatLine(name: string, { seconds, faultCount }: Round, report: IntegrityReport): string {
  const { acknowledged, lost, duplicated, wrongStock, unreadableProofs } = report
  return (
    `${name.padEnd(17)} ${acknowledged} orders acknowledged in ${seconds.toFixed(1)} s, ${faultCount} faults: ` +
    `${lost} lost, ${duplicated} duplicated, ${wrongStock} products with wrong stock, ${unreadableProofs} proofs unreadable`
  )
}

function isIntact({ lost, duplicated, wrongStock, unreadableProofs }: IntegrityReport): boolean {
  return [lost, duplicated, wrongStock, unreadableProofs].every((found) => found === 0)
}

/**
 * Places orders while a fault is injected every one and a half seconds, one kind after the other: the API is killed,
 * COMMITs take effect after their client has disconnected, database connections freeze. Clients retry with the same key.
 * @throws CommandError if anything was lost, duplicated or damaged
 */
export const ordersUnderFaults: Benchmark = async (environment, shutdown) => {
  const pool = openPool(environment.databaseUrl)
  await shutdown.add(async () => pool.end())
  const proxy = await startFaultProxy(environment.databaseUrl)
  await shutdown.add(proxy.close)
  const env = { ...environment.env, DATABASE_URL: proxy.url }
  const api = await startKillableApi({ ...environment, env }, shutdown)

  async function measure(name: string, fault: Fault): Promise<{ line: string; isIntact: boolean }> {
    const orders = await prepareOrders(pool, { buyers, secret: environment.sessionSecret })
    const since = new Date()
    const acknowledged: AcknowledgedOrder[] = []
    const { delayedCommits, frozenConnections } = proxy.counts
    const ended = new AbortController()
    let kills = 0
    const injecting = (async () => {
      while (!ended.signal.aborted) {
        await fault(api, proxy)
        kills += name === 'kill -9' ? 1 : 0
        await wait(faultIntervalMs, undefined, { signal: ended.signal }).catch(() => undefined)
      }
    })()
    const seconds = await runConcurrently(orders.sessions, concurrency, async (session) => {
      acknowledged.push(await placeOrderWithRetries(session, api.origin))
    })
    ended.abort()
    await injecting
    proxy.setCommitDelay(0)
    // Wait for delayed COMMITs to take effect before counting.
    await wait(2 * commitDelayMs)
    const origin = api.origin()
    const report = await verifyOrders(pool, { orders, acknowledged, origin, since })
    const { counts } = proxy
    const faultCount =
      kills +
      counts.delayedCommits -
      delayedCommits +
      (counts.frozenConnections - frozenConnections)
    return { line: formatLine(name, { seconds, faultCount }, report), isIntact: isIntact(report) }
  }

  const found: { line: string; isIntact: boolean }[] = []
  for (const [name, fault] of Object.entries(faults)) found.push(await measure(name, fault))
  const lines = found.map(({ line }) => line)
  if (!found.every(({ isIntact }) => isIntact)) throw new CommandError(lines.join('\n'))
  return { lines, peakMemory: undefined }
}
