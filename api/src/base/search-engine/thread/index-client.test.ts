import { setImmediate as turn } from 'node:timers/promises'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { afterEach, describe, expect, it } from '@jest/globals'
import { IndexClient } from './index-client.ts'
import { serveIndex } from './serve-index.ts'

type Operations = {
  double: { query: number; result: number }
  length: { query: { text: string }; result: number }
  never: { query: undefined; result: number }
  reset: { query: undefined; result: undefined }
}

const size = { entries: 1, memoryBytes: 1 }
const log = { info: () => undefined, warn: () => undefined }

/** A client and its index, which is not loaded yet. */
function createPair(timeoutMs: number) {
  const { port1, port2 } = new MessageChannel()
  const served: { starts: number; resets: number; lose: () => void } = {
    starts: 0,
    resets: 0,
    lose: () => undefined,
  }
  const notify = serveIndex<Operations, string>(port2, {
    handlers: {
      double: (query) => (query > 100 ? undefined : query * 2),
      length: async ({ text }) => text.length,
      never: () => new Promise(() => undefined),
      reset: () => {
        served.resets += 1
      },
    },
  })
  const notices: string[] = []
  const client = new IndexClient<Operations, string>({
    name: 'test',
    start: ({ onMessage, onLost }) => {
      served.starts += 1
      served.lose = () => onLost('a test')
      port1.on('message', onMessage)
      return {
        post: (message) => port1.postMessage(message),
        isDatabaseReachable: async () => false,
        close: async () => undefined,
      }
    },
    log,
    timeoutMs,
    restartDelayMs: 1,
    onNotice: (notice) => notices.push(notice),
  })
  return { client, served, notify, notices, port: port1 }
}

describe('a client of an index', () => {
  const ports: MessagePort[] = []
  afterEach(() => {
    for (const port of ports.splice(0)) port.close()
  })

  async function createLoaded(timeoutMs = 60_000) {
    const pair = createPair(timeoutMs)
    ports.push(pair.port)
    pair.client.start()
    pair.notify('loaded', size)
    while (pair.notices.length === 0) await turn()
    return pair
  }

  it('starts the index with the first query, which falls back to SQL while it loads', async () => {
    const { client, served, port } = createPair(60_000)
    ports.push(port)
    expect(served.starts).toBe(0)
    expect(await client.query('double', 2)).toBeUndefined()
    expect(served.starts).toBe(1)
    expect(client.indexState).toEqual({ size: undefined, fallbacks: 1 })
    await client.close()
  })

  it("returns the result of each query's operation", async () => {
    const { client } = await createLoaded()
    const results = [client.query('length', { text: 'four' }), client.query('double', 4)]
    expect(await Promise.all(results)).toEqual([4, 8])
    expect(client.indexState).toEqual({ size, fallbacks: 0 })
    await client.close()
  })

  it('falls back to SQL for a query that the index cannot answer or answers too late', async () => {
    const { client } = await createLoaded(20)
    expect(await client.query('double', 101)).toBeUndefined()
    expect(await client.query('never', undefined)).toBeUndefined()
    expect(client.indexState.fallbacks).toBe(2)
    await client.close()
  })

  it('calls an operation without a result', async () => {
    const { client, served } = await createLoaded()
    client.send('reset', undefined)
    await client.query('double', 1)
    expect(served.resets).toBe(1)
    await client.close()
  })

  it('fails pending queries when the index ends, and restarts it', async () => {
    const { client, served } = await createLoaded()
    const pending = client.query('never', undefined)
    served.lose()
    expect(await pending).toBeUndefined()
    expect(client.indexState.size).toBeUndefined()
    while (served.starts < 2) await turn()
    await client.close()
  })

  it('is ready while no index runs, and not when the database of its index is unreachable', async () => {
    const { client, port } = createPair(60_000)
    ports.push(port)
    expect(await client.isReady()).toBe(true)
    client.start()
    expect(await client.isReady()).toBe(false)
    await client.close()
    expect(await client.isReady()).toBe(true)
  })

  it('stays closed', async () => {
    const { client, served } = await createLoaded()
    await client.close()
    served.lose()
    expect(await client.query('double', 2)).toBeUndefined()
    expect(served.starts).toBe(1)
  })
})
