import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { tiers } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  contentOf,
  pick,
  queryOf,
  seededRandomInt,
} from '../../../../test/factories/random-catalogue.ts'
import { openPatientDatabase, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import type { Database } from '../../../base/database/database.ts'
import type { TypedApp } from '../../../base/http/typed-app.ts'
import { startInProcess } from '../../../base/search-engine/thread/index-thread.ts'
import { insertProducts } from '../changes/product-insert.ts'
import type { StartCatalogIndex } from '../index/catalog-operations.ts'
import { runCatalogIndex } from '../index/run-catalog-index.ts'
import { searchTextOf } from '../product.ts'

const store = useTestStore()
/** The same API over an index; its responses are compared with those of SQL. */
let indexed: TypedApp
/** Writes as another instance does: not over the index's own connection. */
let elsewhere: Database
let indexDb: Database
/** Responses of the index: without them the test would compare SQL with SQL. */
let given = 0
let isFollowing: Promise<void>

function startCounted(db: Database): StartCatalogIndex {
  const start: StartCatalogIndex = startInProcess(db, runCatalogIndex)
  return (listener) => {
    let onFollowing: () => void = () => undefined
    isFollowing = new Promise((resolve) => {
      onFollowing = resolve
    })
    const onMessage: typeof listener.onMessage = (message) => {
      listener.onMessage(message)
      if (message.kind === 'result' && message.result) given += 1
      if (message.kind === 'notice' && message.notice.kind === 'synced') onFollowing()
    }
    return start({ ...listener, onMessage })
  }
}

beforeEach(async () => {
  const { config, clock } = store
  elsewhere = openPatientDatabase(config.DATABASE_URL, { poolSize: 2 })
  indexDb = openPatientDatabase(config.DATABASE_URL, { poolSize: 1 })
  const db = openPatientDatabase(config.DATABASE_URL, { poolSize: 2 })
  indexed = await buildApp({ config, db, clock, startCatalogIndex: startCounted(indexDb) })
  await indexed.ready()
  await isFollowing
})
afterEach(async () => {
  await indexed.close()
  await indexDb.destroy()
  await elsewhere.destroy()
})

/** The index polls four times a second. */
const pollMs = 20
const mostAttempts = 2_000

interface Caller {
  url: string
  headers: Record<string, string>
}

async function answerOf(app: TypedApp, caller: Caller) {
  const { statusCode, headers, body } = await app.inject(caller)
  const { link, etag } = headers
  return {
    statusCode,
    body,
    link,
    etag,
    total: headers['x-total-count'],
    type: headers['content-type'],
  }
}

/** Repeats the request until the index has caught up; jest's time-out ends it otherwise. */
async function expectSame(caller: Caller): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const [ours, theirs] = [await answerOf(indexed, caller), await answerOf(store.app, caller)]
    if (JSON.stringify(ours) === JSON.stringify(theirs)) return
    // Says what differs; an index that is behind on a busy machine needs fewer.
    if (attempt === mostAttempts) expect({ caller, ...ours }).toEqual({ caller, ...theirs })
    await wait(pollMs)
  }
}

async function expectSameEverywhere(seed: number, count: number): Promise<void> {
  const randomInt = seededRandomInt(seed)
  const sessions = await Promise.all(tiers.map((tier) => signIn(store, tier)))
  for (let index = 0; index < count; index += 1) {
    const headers = pick([{}, ...sessions.map((session) => session.headers)], randomInt)
    const path = randomInt(8) === 0 ? '/facets' : ''
    const query = path
      ? queryOf(randomInt).replace(/[?&](sort|page|limit)=[^&]*/g, '')
      : queryOf(randomInt)
    await expectSame({ url: `/api/products${path}${query.replace(/^&/, '?')}`, headers })
  }
}

async function changeSomething(randomInt: (below: number) => number): Promise<void> {
  const ids: { id: number }[] = await elsewhere('products').select('id')
  const { id } = pick(ids, randomInt)
  const changed = {
    version: elsewhere.raw('version + 1'),
    updated_at: elsewhere.raw('CURRENT_TIMESTAMP(6)'),
  }
  const content = contentOf(randomInt)
  const product = elsewhere('products').where({ id })
  switch (randomInt(6)) {
    case 0:
      await product.update({ price_reseller: content.pricesPaise.reseller, ...changed })
      return
    case 1:
      // A sale is counted as a change of the stock alone; an edit is not.
      await product.update({
        stock: content.stock,
        stock_changes: elsewhere.raw('stock_changes + ?', [randomInt(2)]),
        ...changed,
      })
      return
    case 2:
      await product.update({ deleted_at: randomInt(3) === 0 ? null : new Date(), ...changed })
      return
    case 3: {
      const { name, brand, category, modelNo } = content
      const search_text = searchTextOf(content)
      await product.update({ name, brand, category, model_no: modelNo, search_text, ...changed })
      return
    }
    case 4: {
      const country_of_origin = content.declarations.countryOfOrigin ?? null
      await product.update({ country_of_origin, ...changed })
      return
    }
    default:
      await insertProducts(elsewhere, [{ ...content, hsn: undefined, gstPercent: 18 }], {
        kind: 'created',
        at: new Date(),
      })
  }
}

it('answers 256 random queries as SQL does, and as many after random changes on another instance', async () => {
  const randomInt = seededRandomInt(7)
  const products = Array.from({ length: 300 }, () => ({
    ...contentOf(randomInt),
    hsn: undefined,
    gstPercent: 12.5,
  }))
  await insertProducts(elsewhere, products, { kind: 'created', at: new Date() })
  await expectSameEverywhere(1, 256)
  for (let round = 0; round < 8; round += 1) {
    for (let index = 0; index < 20; index += 1) await changeSomething(randomInt)
    await expectSameEverywhere(2 + round, 32)
  }
  expect(given).toBeGreaterThan(256)
})

it('shows a change soon, and the old response no longer', async () => {
  const { id, publicId } = await createProduct(elsewhere, { stock: 3 })
  const read = async () => (await indexed.inject(`/api/products/${publicId}`)).json<Product>().stock
  expect(await read()).toBe(3)
  await elsewhere('products')
    .where({ id })
    .update({ stock: 1, version: 2, updated_at: elsewhere.raw('CURRENT_TIMESTAMP(6)') })
  while ((await read()) !== 1) {
    await wait(pollMs)
  }
})

it('responds 304 to a browser that has the response', async () => {
  const { publicId } = await createProduct(elsewhere)
  const isListed = async () => (await indexed.inject('/api/products')).body.includes(publicId)
  while (!(await isListed())) {
    await wait(pollMs)
  }
  const { etag } = (await indexed.inject('/api/products')).headers
  const again = await indexed.inject({
    url: '/api/products',
    headers: { 'if-none-match': String(etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('shows the superadmin their own change at once', async () => {
  const { headers } = await signIn(store, 'superadmin')
  const { id, publicId } = await createProduct(elsewhere)
  const url = `/api/products/${publicId}`
  await indexed.inject({ url, headers })
  await elsewhere('products').where({ id }).update({ stock: 7, version: 2 })
  expect((await indexed.inject({ url, headers })).json<Product>().stock).toBe(7)
})

it('searches by words where SQL finds nothing, says what it searched, and shows a product that fits better', async () => {
  const url = '/api/products?q=hp+cartrige+88'
  await createProduct(elsewhere, { name: 'HP 88A Toner', brand: 'HP', category: 'Cartridge' })
  const namesSoon = async (count: number) => {
    for (;;) {
      const answer = await indexed.inject(url)
      const products = answer.json<Product[]>()
      if (products.length === count) return { answer, names: products.map(({ name }) => name) }
      await wait(pollMs)
    }
  }
  const { answer } = await namesSoon(1)
  expect(answer.headers).toMatchObject({
    'x-search-match': 'typo',
    'x-search-showing': 'hp%20cartridge%2088',
    'x-total-count': '1',
  })
  await createProduct(elsewhere, { name: 'HP Cartrige 88', modelNo: 'Z' })
  while ((await namesSoon(1)).names[0] !== 'HP Cartrige 88') {
    await wait(pollMs)
  }
})

it('follows the synonyms of all instances, and logs what was not found', async () => {
  await createProduct(elsewhere, { name: 'HP 88A Toner' })
  const totalOf = async () =>
    (await indexed.inject('/api/products?q=blackpowder')).headers['x-total-count']
  expect(await totalOf()).toBe('0')
  const session = await signIn(store, 'superadmin')
  await store.app.inject({
    method: 'POST',
    url: '/api/superadmin/search/synonyms',
    headers: session.headers,
    payload: { term: 'black powder', replacements: ['toner'] },
  })
  while ((await totalOf()) === '0') {
    await wait(pollMs)
  }
  const missed = await indexed.inject({ url: '/api/superadmin/search/missed', ...session })
  expect(missed.json()).toMatchObject([{ words: 'blackpowder', isNear: false }])
})
