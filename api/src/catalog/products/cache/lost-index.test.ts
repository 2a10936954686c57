import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { openPatientDatabase, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import type { TypedApp } from '../../../base/http/typed-app.ts'
import { startInThread } from '../../../base/search-engine/thread/index-thread.ts'
import type { StartCatalogIndex } from '../index/catalog-operations.ts'

const store = useTestStore()
const deaths = new BroadcastChannel('deaths of the index')

/** The real thread, which the test can end. */
const worker = new URL('../../../../test/mortal-index.mjs', import.meta.url)

let app: TypedApp
/** Responses of the index, and the number of times it started. */
let answers = 0
let starts = 0
let onFollowed: () => void = () => undefined
beforeEach(async () => {
  answers = 0
  starts = 0
  const { config, clock } = store
  const start: StartCatalogIndex = startInThread(worker, {
    databaseUrl: config.DATABASE_URL,
    poolSize: 2,
    deadlineMs: 10_000,
  })
  const startCatalogIndex: StartCatalogIndex = (listener) => {
    starts += 1
    return start({
      ...listener,
      onMessage: (message) => {
        listener.onMessage(message)
        if (message.kind === 'result' && message.result) answers += 1
        if (message.kind === 'notice' && message.notice.kind === 'synced') onFollowed()
      },
    })
  }
  const db = openPatientDatabase(config.DATABASE_URL, { poolSize: 2 })
  app = await buildApp({ config, db, clock, startCatalogIndex })
  await app.ready()
})
afterEach(async () => {
  await app.close()
  deaths.close()
})

const isFollowing = () =>
  new Promise<void>((resolve) => {
    onFollowed = resolve
  })

async function names(query: string): Promise<string[]> {
  const answer = await app.inject(`/api/products?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Product[]>().map(({ name }) => name)
}

it('responds when the thread of the index ends, and uses the next one', async () => {
  await isFollowing()
  await createProduct(store.db, { name: 'Before' })
  while ((await names('sort=lowToHigh')).length === 0);
  await isFollowing()
  // SQL answers while the index is behind.
  while (answers === 0) await names('limit=10')
  const answered = answers

  deaths.postMessage('now')
  while (starts < 2) expect(await names('q=before')).toEqual(['Before'])
  await createProduct(store.db, { name: 'Between' })
  expect(await names('q=between')).toEqual(['Between'])

  await isFollowing()
  while (answers === answered) expect(await names('limit=9')).toHaveLength(2)
})
