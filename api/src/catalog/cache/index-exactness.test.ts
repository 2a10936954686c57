import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { tiers } from '@store/contract/rules/accounts/roles'
import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { paise } from '@store/contract/rules/pricing/money'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { buildApp } from '../../app.ts'
import { type Database, openDatabase } from '../../database/database.ts'
import type { TypedApp } from '../../http/typed-app.ts'
import { signIn } from '../../testing/factories/account-factory.ts'
import { createProduct } from '../../testing/factories/product-factory.ts'
import { useTestStore } from '../../testing/test-store.ts'
import { insertProducts } from '../changes/product-insert.ts'
import { searchTextOf } from '../product.ts'
import { type ConnectIndex, indexInProcess } from './index-link.ts'

const store = useTestStore()
/** The same API over an index; its answers are held against SQL's. */
let indexed: TypedApp
/** Writes as another instance does, the index's own connection apart. */
let elsewhere: Database
let indexDb: Database
/** Answers that the index gave: without these the test would hold SQL against SQL. */
let given = 0
let isFollowing: Promise<void>

function connectCounted(db: Database): ConnectIndex {
  return (listener) => {
    let onFollowing: () => void = () => undefined
    isFollowing = new Promise((resolve) => {
      onFollowing = resolve
    })
    const onMessage: typeof listener.onMessage = (message) => {
      listener.onMessage(message)
      if (message.kind === 'followed') onFollowing()
      if (message.kind === 'answer' && message.ready) given += 1
    }
    return indexInProcess(db)({ ...listener, onMessage })
  }
}

beforeEach(async () => {
  const { config, clock } = store
  elsewhere = openDatabase(config.DATABASE_URL, { poolSize: 2 })
  indexDb = openDatabase(config.DATABASE_URL, { poolSize: 1 })
  const db = openDatabase(config.DATABASE_URL, { poolSize: 2 })
  indexed = await buildApp({ config, db, clock, connectIndex: connectCounted(indexDb) })
  await indexed.ready()
  await isFollowing
})
afterEach(async () => {
  await indexed.close()
  await indexDb.destroy()
  await elsewhere.destroy()
})

/** A generator of its own, so that a failure comes again: mulberry32. */
function chanceFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const words = [
  'Toner',
  'laser',
  'İnk',
  'MOUSE',
  '100%',
  'usb_c',
  'Café',
  '“Pro”',
  'x',
  'A4',
  '日本',
  'hub',
]
const pick = <T>(list: readonly T[], chance: (below: number) => number): T =>
  list[chance(list.length)] as T

function textFrom(chance: (below: number) => number): string {
  return Array.from({ length: 1 + chance(4) }, () => pick(words, chance)).join(' ')
}

function contentOf(chance: (below: number) => number) {
  // Few prices, so that many products share one and the key decides.
  const price = () => paise(100 * (1 + chance(12)) + chance(2) * 50)
  return {
    name: textFrom(chance),
    brand: pick([...brands.slice(0, 4), 'hp', 'Hp '], chance),
    category: pick(categories.slice(0, 4), chance),
    modelNo: `M${chance(1000)} ${pick(words, chance)}`,
    description: `“${textFrom(chance)}”\n\t– ₹ ${chance(100)} \u2028 \\ "`,
    pricesPaise: { enduser: price(), reseller: price(), distributor: price() },
    stock: chance(20),
    slabs:
      chance(3) === 0
        ? [
            { minQty: 5, maxQty: 9, price: paise(50) },
            { minQty: 10, price: paise(40) },
          ]
        : [],
    images: chance(2) === 0 ? [{ key: `p${chance(5)}`, widths: [320, 800] }] : [],
  }
}

function queryOf(chance: (below: number) => number): string {
  const query = new URLSearchParams()
  const sometimes = (name: string, values: readonly string[]) => {
    if (chance(3) === 0) query.set(name, pick(values, chance))
  }
  sometimes('brand', ['HP', 'hp', 'prodot ', 'Dell', 'nothing', 'hé'])
  sometimes('category', ['Laptop', 'PRINTER', 'TV'])
  sometimes('q', [
    'toner',
    'ONE',
    'x',
    'a4',
    '%',
    '_c',
    'café',
    'cafe',
    'M1',
    'zzz',
    ' laser ',
    '“pro',
    '日',
    '\n',
  ])
  sometimes('sort', ['lowToHigh', 'highToLow'])
  sometimes('page', ['1', '2', '3', '40'])
  sometimes('limit', ['1', '7', '50', '200'])
  return query.size > 0 ? `?${query}` : ''
}

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

/** Asks until the index has caught up; jest's limit ends it when it never does. */
async function expectSame(caller: Caller): Promise<void> {
  const deadline = Date.now() + 3000
  for (;;) {
    const [ours, theirs] = [await answerOf(indexed, caller), await answerOf(store.app, caller)]
    if (JSON.stringify(ours) === JSON.stringify(theirs) || Date.now() > deadline) {
      expect({ caller, ...ours }).toEqual({ caller, ...theirs })
      return
    }
  }
}

async function expectSameEverywhere(seed: number, count: number): Promise<void> {
  const chance = chanceFrom(seed)
  const sessions = await Promise.all(tiers.map((tier) => signIn(store, tier)))
  for (let index = 0; index < count; index += 1) {
    const headers = pick([{}, ...sessions.map((session) => session.headers)], chance)
    const path = chance(8) === 0 ? '/facets' : ''
    const query = path
      ? queryOf(chance).replace(/[?&](sort|page|limit)=[^&]*/g, '')
      : queryOf(chance)
    await expectSame({ url: `/api/products${path}${query.replace(/^&/, '?')}`, headers })
  }
}

async function changeSomething(chance: (below: number) => number): Promise<void> {
  const ids: { id: number }[] = await elsewhere('products').select('id')
  const { id } = pick(ids, chance)
  const changed = {
    version: elsewhere.raw('version + 1'),
    updated_at: elsewhere.raw('CURRENT_TIMESTAMP(6)'),
  }
  const content = contentOf(chance)
  const product = elsewhere('products').where({ id })
  switch (chance(5)) {
    case 0:
      await product.update({ price_reseller: content.pricesPaise.reseller, ...changed })
      return
    case 1:
      await product.update({ stock: content.stock, ...changed })
      return
    case 2:
      await product.update({ deleted_at: chance(3) === 0 ? null : new Date(), ...changed })
      return
    case 3: {
      const { name, brand, category, modelNo } = content
      const search_text = searchTextOf(content)
      await product.update({ name, brand, category, model_no: modelNo, search_text, ...changed })
      return
    }
    default:
      await insertProducts(elsewhere, [{ ...content, hsn: undefined, gstPercent: 18 }], new Date())
  }
}

it('answers 256 random questions as SQL does, and as many after random changes elsewhere', async () => {
  const chance = chanceFrom(7)
  const products = Array.from({ length: 300 }, () => ({
    ...contentOf(chance),
    hsn: undefined,
    gstPercent: 12.5,
  }))
  await insertProducts(elsewhere, products, new Date())
  await expectSameEverywhere(1, 256)
  for (let round = 0; round < 8; round += 1) {
    for (let index = 0; index < 20; index += 1) await changeSomething(chance)
    await expectSameEverywhere(2 + round, 32)
  }
  expect(given).toBeGreaterThan(256)
}, 120_000)

/** How long a second lasts on a machine full of tests nobody knows. */
const patienceMs = 10_000

it('shows a change soon, and the old answer no longer', async () => {
  const { id, publicId } = await createProduct(elsewhere, { stock: 3 })
  const read = async () => (await indexed.inject(`/api/products/${publicId}`)).json<Product>().stock
  expect(await read()).toBe(3)
  await elsewhere('products')
    .where({ id })
    .update({ stock: 1, version: 2, updated_at: elsewhere.raw('CURRENT_TIMESTAMP(6)') })
  const changedAt = performance.now()
  while ((await read()) !== 1) expect(performance.now() - changedAt).toBeLessThan(patienceMs)
})

it('answers 304 to a browser that has it already', async () => {
  const { publicId } = await createProduct(elsewhere)
  const isListed = async () => (await indexed.inject('/api/products')).body.includes(publicId)
  const createdAt = performance.now()
  while (!(await isListed())) expect(performance.now() - createdAt).toBeLessThan(patienceMs)
  const { etag } = (await indexed.inject('/api/products')).headers
  const again = await indexed.inject({
    url: '/api/products',
    headers: { 'if-none-match': String(etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('lets the superadmin see its own change at once', async () => {
  const { headers } = await signIn(store, 'superadmin')
  const { id, publicId } = await createProduct(elsewhere)
  const url = `/api/products/${publicId}`
  await indexed.inject({ url, headers })
  await elsewhere('products').where({ id }).update({ stock: 7, version: 2 })
  expect((await indexed.inject({ url, headers })).json<Product>().stock).toBe(7)
})
