import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseProxy, startDatabaseProxy } from '../../../api/test/servers/database-proxy.ts'
import { CommandError } from '../../processes/command-error.ts'
import type { Shutdown } from '../../processes/shutdown.ts'
import { mapConcurrently } from '../../releases/store/map-concurrently.ts'
import { bundledEntry } from '../../start/api/api-bundle.ts'
import { startApi } from '../../start/api/api-process.ts'
import { type BenchEnvironment, openPool } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import {
  type AcknowledgedOrder,
  type IntegrityReport,
  placeOrderWithRetries,
  prepareOrders,
  verifyOrders,
} from './fault-test-orders.ts'

const buyers = 600
const concurrency = 10
/** Longer than the client of a COMMIT waits before it tries again. */
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

type Fault = {
  /** Milliseconds between two faults. */
  intervalMs: number
  inject: (target: { api: RunningApi; proxy: DatabaseProxy; onFault: () => void }) => Promise<void>
}

const faults: Readonly<Record<string, Fault>> = {
  'kill -9': {
    intervalMs: 1_500,
    inject: async ({ api, onFault }) => {
      onFault()
      await api.kill()
    },
  },
  'dead connections': {
    intervalMs: 1_500,
    inject: async ({ proxy, onFault }) => {
      onFault()
      proxy.setSilent(true)
      proxy.setSilent(false)
    },
  },
  // About every third COMMIT on an idle machine.
  'late COMMIT': {
    intervalMs: 25,
    inject: async ({ proxy, onFault }) => {
      void proxy.cutOffAt(/^COMMIT;?$/).then(async (release) => {
        onFault()
        await wait(commitDelayMs)
        await release()
      })
    },
  },
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
 * Places orders while faults are injected, one kind after the other: the API is killed, database connections freeze,
 * and COMMITs take effect after their client has disconnected. Clients retry with the same key.
 * @throws CommandError if anything was lost, duplicated or damaged
 */
export const ordersUnderFaults: Benchmark = async (environment, shutdown) => {
  const pool = openPool(environment.databaseUrl)
  await shutdown.add(async () => pool.end())
  const proxy = await startDatabaseProxy(environment.databaseUrl)
  await shutdown.add(proxy.close)
  const env = { ...environment.env, DATABASE_URL: proxy.url }
  const api = await startKillableApi({ ...environment, env }, shutdown)

  async function measure(name: string, fault: Fault): Promise<{ line: string; isIntact: boolean }> {
    const orders = await prepareOrders(pool, { buyers, secret: environment.sessionSecret })
    const acknowledged: AcknowledgedOrder[] = []
    const ended = new AbortController()
    const { signal } = ended
    let faultCount = 0
    const onFault = () => {
      faultCount += 1
    }
    const injecting = (async () => {
      while (!signal.aborted) {
        await fault.inject({ api, proxy, onFault })
        await wait(fault.intervalMs, undefined, { signal }).catch(() => undefined)
      }
    })()
    const startedAt = performance.now()
    await mapConcurrently(orders.sessions, concurrency, async (session) => {
      acknowledged.push(await placeOrderWithRetries(session, api.origin))
    })
    const seconds = (performance.now() - startedAt) / 1000
    ended.abort()
    await injecting
    // Wait for delayed COMMITs to take effect before counting.
    await wait(2 * commitDelayMs)
    const report = await verifyOrders(pool, { orders, acknowledged, origin: api.origin() })
    return { line: formatLine(name, { seconds, faultCount }, report), isIntact: isIntact(report) }
  }

  const found: { line: string; isIntact: boolean }[] = []
  for (const [name, fault] of Object.entries(faults)) found.push(await measure(name, fault))
  const lines = found.map(({ line }) => line)
  if (!found.every(({ isIntact }) => isIntact)) throw new CommandError(lines.join('\n'))
  return { lines, peakMemory: undefined }
}
