import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { Registry } from 'prom-client'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { openPatientDatabase, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'
import { runCatalogIndex } from '../../catalog/products/index/run-catalog-index.ts'
import { startInProcess } from '../search-engine/thread/index-thread.ts'
import { type IndexState, registerIndexMetrics } from './index-metrics.ts'
import { registerQueueMetrics } from './queue-metrics.ts'
import { registerReadinessMetric } from './readiness-metric.ts'

const store = useTestStore()

describe('GET /metrics', () => {
  async function readMetrics(): Promise<string> {
    const answer = await store.app.inject('/metrics')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    ])
    return answer.body
  }

  it('counts and times requests by operation, method and class of status', async () => {
    await store.app.inject('/api/products')
    await store.app.inject('/api/products/nothing')
    await store.app.inject('/api/nowhere')
    const metrics = await readMetrics()
    const name = 'http_request_duration_seconds_count'
    expect(metrics).toContain(`${name}{operation="listProducts",method="GET",status="2xx"} 1\n`)
    expect(metrics).toContain(`${name}{operation="readProduct",method="GET",status="4xx"} 1\n`)
    expect(metrics).toContain(`${name}{operation="none",method="GET",status="4xx"} 1\n`)
    expect(metrics).not.toContain('nowhere')
  })

  it('shows the connections of each pool', async () => {
    await signIn(store, 'enduser')
    const metrics = await readMetrics()
    const name = 'store_database_connections'
    expect(metrics).toMatch(new RegExp(`${name}\\{pool="requests",state="free"\\} [1-9]`))
    for (const state of ['used', 'pending']) {
      expect(metrics).toContain(`${name}{pool="orders",state="${state}"} 0\n`)
    }
  })

  it('shows the number of waiting mails', async () => {
    const { account } = await signIn(store, 'enduser')
    expect(await readMetrics()).toContain('store_queue_length{queue="mails"} 0\n')
    const payload = { email: account.email }
    await store.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload })
    expect(await readMetrics()).toContain('store_queue_length{queue="mails"} 1\n')
  })

  it('shows whether the instance is ready', async () => {
    await store.app.inject('/api/health/ready')
    expect(await readMetrics()).toContain('store_ready 1\n')
  })

  it("shows Node's metrics of the process", async () => {
    const metrics = await readMetrics()
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(metrics).toMatch(new RegExp(`^${name} `, 'm'))
    }
  })
})

it('shows whether the last readiness check succeeded', async () => {
  const metrics = new Registry()
  let isReady = true
  const assertReady = registerReadinessMetric(metrics, async () => {
    if (!isReady) throw new Error('the database is gone')
  })
  const read = async () =>
    (await metrics.metrics()).split('\n').find((line) => line.startsWith('store_ready'))
  expect(await read()).toBe('store_ready 0')
  await assertReady()
  expect(await read()).toBe('store_ready 1')
  isReady = false
  await expect(assertReady()).rejects.toThrow('the database is gone')
  expect(await read()).toBe('store_ready 0')
})

it('leaves out a queue whose database does not respond, and shows the others', async () => {
  const metrics = new Registry()
  registerQueueMetrics(metrics, {
    mails: async () => Promise.reject(new Error('gone')),
    imports: () => 2,
  })
  const text = await metrics.metrics()
  expect(text).toContain('store_queue_length{queue="imports"} 2')
  expect(text).not.toContain('mails')
})

describe('metrics of an index', () => {
  const read = async (state: () => IndexState | undefined) => {
    const metrics = new Registry()
    registerIndexMetrics(metrics, { catalogue: state })
    const text = await metrics.metrics()
    return text.split('\n').filter((line) => line && !line.startsWith('#'))
  }

  it('show its size, its lag and its fallbacks', async () => {
    const size = { entries: 9, memoryBytes: 4096 }
    expect(await read(() => ({ size, lagSeconds: 0.2, fallbacks: 3 }))).toEqual([
      'store_index_entries{index="catalogue"} 9',
      'store_index_memory_bytes{index="catalogue"} 4096',
      'store_index_lag_seconds{index="catalogue"} 0.2',
      'store_index_fallbacks_total{index="catalogue"} 3',
    ])
  })

  it('count the products of the catalogue, by the app', async () => {
    const { config, clock } = store
    await createProduct(store.db)
    const db = openPatientDatabase(config.DATABASE_URL)
    const app = await buildApp({
      config,
      clock,
      db,
      startCatalogIndex: startInProcess(db, runCatalogIndex),
    })
    const read = async () => (await app.inject('/metrics')).body
    while (!(await read()).includes('store_index_entries{')) await wait(20)
    expect(await read()).toContain('store_index_entries{index="catalogue"} 1\n')
    await app.close()
  })

  it('show only its fallbacks while it loads', async () => {
    expect(await read(() => ({ size: undefined, fallbacks: 1 }))).toEqual([
      'store_index_fallbacks_total{index="catalogue"} 1',
    ])
  })

  it('show nothing for one that does not run', async () => {
    expect(await read(() => undefined)).toEqual([])
  })
})
