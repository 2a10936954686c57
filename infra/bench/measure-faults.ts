import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundledEntry } from '../start/api-bundle.ts'
import { startApi } from '../start/api-process.ts'
import { CommandError } from '../start/command-error.ts'
import type { Shutdown } from '../start/shutdown.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import {
  type Acknowledged,
  type Damage,
  inspect,
  placeUntilAcknowledged,
  prepareOrders,
} from './faulty-orders.ts'
import type { Part } from './part.ts'
import { openPool, type Stage } from './stage.ts'
import { workThrough } from './work-through.ts'

const buyers = 600
const atOnce = 10
/** Milliseconds between two faults, and by which a COMMIT is late: longer than its client waits. */
const faultEveryMs = 1_500
const commitDelayMs = 700

/** The API as it runs now: one that was killed is started again. */
type RunningApi = { origin(): string; kill(): Promise<void> }

async function startKillableApi(stage: Stage, shutdown: Shutdown): Promise<RunningApi> {
  const options = {
    file: bundledEntry(stage.root, 'server'),
    env: { ...stage.env, DATABASE_STATEMENT_SECONDS: '2' },
    logFile: join(stage.logs, 'faults.log'),
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
  'dead connections': async (_api, proxy) => proxy.killSilently(),
}

type Round = { seconds: number; happened: number }

function lineOf(name: string, { seconds, happened }: Round, damage: Damage): string {
  const { acknowledged, lost, doubled, wrongStock, unreadableProofs } = damage
  return (
    `${name.padEnd(17)} ${acknowledged} orders acknowledged in ${seconds.toFixed(1)} s, ${happened} faults: ` +
    `${lost} lost, ${doubled} doubled, ${wrongStock} products with wrong stock, ${unreadableProofs} proofs unreadable`
  )
}

function isHarmless({ lost, doubled, wrongStock, unreadableProofs }: Damage): boolean {
  return [lost, doubled, wrongStock, unreadableProofs].every((found) => found === 0)
}

/**
 * Places orders while one kind of fault after the other happens every one and a half seconds: the API is killed, COMMITs take
 * effect after their client has gone, connections to the database die in silence. Clients repeat with the same key.
 * @throws Problem when anything was lost, doubled or damaged
 */
export const ordersUnderFaults: Part = async (stage, shutdown) => {
  const pool = openPool(stage.databaseUrl)
  await shutdown.add(async () => pool.end())
  const proxy = await startFaultProxy(stage.databaseUrl)
  await shutdown.add(proxy.close)
  const env = { ...stage.env, DATABASE_URL: proxy.url }
  const api = await startKillableApi({ ...stage, env }, shutdown)

  async function measure(name: string, fault: Fault): Promise<{ line: string; isFine: boolean }> {
    const orders = await prepareOrders(pool, { buyers, secret: stage.sessionSecret })
    const since = new Date()
    const acknowledged: Acknowledged[] = []
    const { heldCommits, deadConnections } = proxy.counts
    const ended = new AbortController()
    let kills = 0
    const causing = (async () => {
      while (!ended.signal.aborted) {
        await fault(api, proxy)
        kills += name === 'kill -9' ? 1 : 0
        await wait(faultEveryMs, undefined, { signal: ended.signal }).catch(() => undefined)
      }
    })()
    const seconds = await workThrough(orders.sessions, atOnce, async (session) => {
      acknowledged.push(await placeUntilAcknowledged(session, api.origin))
    })
    ended.abort()
    await causing
    proxy.setCommitDelay(0)
    // COMMITs that are still held back take effect before anything is counted.
    await wait(2 * commitDelayMs)
    const origin = api.origin()
    const damage = await inspect(pool, { orders, acknowledged, origin, since })
    const { counts } = proxy
    const happened =
      kills + counts.heldCommits - heldCommits + (counts.deadConnections - deadConnections)
    return { line: lineOf(name, { seconds, happened }, damage), isFine: isHarmless(damage) }
  }

  const found: { line: string; isFine: boolean }[] = []
  for (const [name, fault] of Object.entries(faults)) found.push(await measure(name, fault))
  const lines = found.map(({ line }) => line)
  if (!found.every(({ isFine }) => isFine)) throw new CommandError(lines.join('\n'))
  return { lines, peakMemory: undefined }
}
