import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
let buyer: SignedInAccount

beforeEach(async () => {
  buyer = await signIn(store, 'distributor')
})

function post(path: string, payload: object) {
  const { headers } = buyer
  return store.app.inject({ method: 'POST', url: `/api/cart${path}`, headers, payload })
}

function addAll(lines: object[]) {
  return post('/bulk', { lines })
}

async function readCart(): Promise<Cart> {
  return (await store.app.inject({ url: '/api/cart', headers: buyer.headers })).json()
}

describe('POST /cart/bulk', () => {
  it('adds products by model number, in any case, and reports the unknown ones', async () => {
    await createProduct(store.db, { modelNo: 'CC388A', stock: 5 })
    await createProduct(store.db, { modelNo: 'Q2612A', stock: 0 })
    await createProduct(store.db, { modelNo: 'SAME' })
    await createProduct(store.db, { modelNo: 'same' })
    const answer = await addAll([
      { modelNo: ' cc388a ', quantity: 2 },
      { modelNo: 'Q2612A', quantity: 1 },
      { modelNo: 'unheard of', quantity: 1 },
      { modelNo: 'CC388A', quantity: 3 },
      { modelNo: 'CC388A', quantity: 1 },
      { modelNo: 'CC388A', quantity: 0 },
      { modelNo: 'SAME', quantity: 1 },
    ])
    expect(answer.statusCode).toBe(200)
    const { cart, rejected } = answer.json()
    expect(cart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5])
    expect(rejected).toEqual([
      { line: 2, message: 'Out of stock' },
      { line: 3, message: 'Product not found.' },
      { line: 5, message: 'Quantity exceeds available stock' },
      { line: 6, message: 'Quantity must be a whole number from 1.' },
      {
        line: 7,
        message: 'Several products have this model number. Please choose one in the shop.',
      },
    ])
  })

  it('adds products by model numbers that look like theirs', async () => {
    await createProduct(store.db, { modelNo: 'TN 2365', stock: 5 })
    const typed = ['tn\u00a02365', 'TN  2365', 'T\u00adN 2365\u200b']
    const { cart, rejected } = (
      await addAll(typed.map((modelNo) => ({ modelNo, quantity: 1 })))
    ).json()
    expect(rejected).toEqual([])
    expect(cart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3])
  })

  it('adds to existing lines', async () => {
    const { publicId } = await createProduct(store.db, { modelNo: 'CC388A', stock: 5 })
    await post('/add', { productId: publicId, quantity: 4 })
    const { cart, rejected } = (
      await addAll([
        { modelNo: 'CC388A', quantity: 2 },
        { modelNo: 'CC388A', quantity: 1 },
      ])
    ).json()
    expect([cart.items[0].quantity, rejected.length]).toEqual([5, 1])
  })

  it('rejects an empty list and more lines than a cart can contain', async () => {
    const line = { modelNo: 'CC388A', quantity: 1 }
    expect((await addAll([])).statusCode).toBe(400)
    expect((await addAll(Array(501).fill(line))).statusCode).toBe(400)
  })

  it('handles two concurrent calls for the same products', async () => {
    const models = ['A1', 'A2', 'A3', 'A4', 'A5']
    for (const modelNo of models) await createProduct(store.db, { modelNo })
    const lines = models.map((modelNo) => ({ modelNo, quantity: 1 }))
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => addAll(lines)),
      ...Array.from({ length: 5 }, () => addAll(lines.toReversed())),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect((await readCart()).items.map(({ quantity }) => quantity)).toEqual(Array(5).fill(10))
  })
})
