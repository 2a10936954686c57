import { beforeEach, describe, expect, it } from '@jest/globals'
import type { BulkAdd, BulkAdded, Cart } from '@store/contract/schemas/orders/cart'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
let buyer: SignedInAccount

interface Sender {
  key?: string | undefined
  as?: SignedInAccount
}

beforeEach(async () => {
  buyer = await signIn(store, 'enduser')
})

function post(path: string, payload: object, { key, as = buyer }: Sender = {}) {
  return store.app.inject({
    method: 'POST',
    url: `/api/cart${path}`,
    headers: { ...as.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  })
}

function add(productId: string, quantity: number, sender?: Sender) {
  return post('/add', { productId, quantity }, sender)
}

function addInBulk(lines: BulkAdd['lines'], sender?: Sender) {
  return post('/bulk', { lines }, sender)
}

async function quantities(as = buyer): Promise<number[]> {
  const { headers } = as
  const cart = (await store.app.inject({ url: '/api/cart', headers })).json<Cart>()
  return cart.items.map(({ quantity }) => quantity)
}

describe('POST /cart/add with an Idempotency-Key', () => {
  it('adds once, however often it is retried, and responds with the cart', async () => {
    const { publicId } = await createProduct(store.db)
    const first = await add(publicId, 3, { key: 'once' })
    const again = await add(publicId, 3, { key: 'once' })
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
    expect(await quantities()).toEqual([3])
  })

  it('adds once when twenty retries come at the same time', async () => {
    const { publicId } = await createProduct(store.db)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add(publicId, 3, { key: 'once' })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await quantities()).toEqual([3])
  })

  it('responds to the retry although the product has sold out since', async () => {
    const { id, publicId } = await createProduct(store.db)
    await add(publicId, 3, { key: 'once' })
    await store.db('products').where({ id }).update({ stock: 0 })
    expect((await add(publicId, 3, { key: 'once' })).statusCode).toBe(200)
    expect(await quantities()).toEqual([3])
  })

  it('adds again with another key, without one, and for somebody else', async () => {
    const { publicId } = await createProduct(store.db)
    const other = await signIn(store, 'enduser')
    for (const key of ['one', 'two', undefined]) await add(publicId, 1, { key })
    await add(publicId, 1, { key: 'one', as: other })
    expect([await quantities(), await quantities(other)]).toEqual([[3], [1]])
  })

  it('tries again what was rejected the first time', async () => {
    const { id, publicId } = await createProduct(store.db, { stock: 4 })
    await add(publicId, 3)
    expect((await add(publicId, 2, { key: 'once' })).statusCode).toBe(409)
    await store.db('products').where({ id }).update({ stock: 20 })
    expect((await add(publicId, 2, { key: 'once' })).statusCode).toBe(200)
    expect(await quantities()).toEqual([5])
  })

  it('refuses a key that added something else', async () => {
    const { publicId } = await createProduct(store.db)
    await add(publicId, 1, { key: 'once' })
    const answer = await add(publicId, 2, { key: 'once' })
    const message = 'This was already sent for another product or quantity. Please try again.'
    expect([answer.statusCode, answer.json()]).toEqual([409, { code: 'key_reused', message }])
    expect(await quantities()).toEqual([1])
  })

  it('stores no key of a change that was rolled back', async () => {
    const { publicId } = await createProduct(store.db, { stock: 4 })
    await add(publicId, 3)
    await add(publicId, 2, { key: 'once' })
    expect(await store.db('cart_requests')).toEqual([])
  })
})

describe('POST /cart/bulk with an Idempotency-Key', () => {
  it('adds once, however often it is retried, and reports again what could not be added', async () => {
    await createProduct(store.db, { modelNo: 'CC388A', stock: 12 })
    await createProduct(store.db, { modelNo: 'Q2612A', stock: 4 })
    const lines = [
      { modelNo: 'CC388A', quantity: 10 },
      { modelNo: 'unknown', quantity: 1 },
      { modelNo: 'Q2612A', quantity: 5 },
    ]
    const first = await addInBulk(lines, { key: 'once' })
    const again = await addInBulk(lines, { key: 'once' })
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
    expect(first.json<BulkAdded>().rejected).toEqual([
      { line: 2, message: 'Product not found.' },
      { line: 3, message: 'Quantity exceeds available stock' },
    ])
    expect(await quantities()).toEqual([10])
  })

  it('rejects the same lines again, although the cart holds as many pieces of the product', async () => {
    await createProduct(store.db, { modelNo: 'CC388A', stock: 8 })
    await addInBulk([{ modelNo: 'CC388A', quantity: 5 }])
    const lines = [{ modelNo: 'CC388A', quantity: 4 }]
    const first = await addInBulk(lines, { key: 'once' })
    const again = await addInBulk(lines, { key: 'once' })
    expect(first.json<BulkAdded>().rejected).toHaveLength(1)
    expect(again.json()).toEqual(first.json())
  })

  it('adds once when twenty retries come at the same time, whatever the stock', async () => {
    await createProduct(store.db, { modelNo: 'CC388A', stock: 3 })
    const lines = [{ modelNo: 'CC388A', quantity: 3 }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => addInBulk(lines, { key: 'once' })),
    )
    expect(answers.map((answer) => [answer.statusCode, answer.json<BulkAdded>().rejected])).toEqual(
      Array(20).fill([200, []]),
    )
    expect(await quantities()).toEqual([3])
  })

  it('adds again with another key and without one', async () => {
    await createProduct(store.db, { modelNo: 'CC388A', stock: 40 })
    for (const key of ['one', 'two', undefined]) {
      await addInBulk([{ modelNo: 'CC388A', quantity: 1 }], { key })
    }
    expect(await quantities()).toEqual([3])
  })

  it('refuses a key that added something else', async () => {
    const { publicId } = await createProduct(store.db, { modelNo: 'CC388A' })
    await add(publicId, 1, { key: 'single' })
    await addInBulk([{ modelNo: 'CC388A', quantity: 1 }], { key: 'bulk' })
    const answers = [
      await addInBulk([{ modelNo: 'CC388A', quantity: 1 }], { key: 'single' }),
      await addInBulk([{ modelNo: 'CC388A', quantity: 2 }], { key: 'bulk' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409])
    expect(await quantities()).toEqual([2])
  })
})
