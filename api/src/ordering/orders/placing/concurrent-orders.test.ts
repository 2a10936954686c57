import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, sendOrder, testShipping } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { countRows, countStoredFiles, stockOf } from '../../../../test/stored-state.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('orders sent at once or again', () => {
  const store = useTestStore()

  it('results in 10 orders and 190 clear errors when 200 buyers order the last 10 pieces', async () => {
    const product = await createProduct(store.db, { stock: 10 })
    const buyers = await Promise.all(Array.from({ length: 200 }, () => signIn(store, 'enduser')))
    await Promise.all(buyers.map((buyer) => fillCart(store, buyer, { product, quantity: 1 })))
    const filesBefore = await countStoredFiles(store)

    const answers = await Promise.all(buyers.map((buyer) => sendOrder(store, buyer)))

    const refusals = answers.filter(({ statusCode }) => statusCode !== 201)
    const words = new Set(refusals.map((answer) => answer.json<{ message: string }>().message))
    expect(answers.length - refusals.length).toBe(10)
    expect(new Set(refusals.map(({ statusCode }) => statusCode))).toEqual(new Set([409]))
    expect(['Out of stock', 'Quantity exceeds available stock']).toEqual(
      expect.arrayContaining([...words]),
    )
    expect(await stockOf(store, product.id)).toBe(0)
    expect(await countRows(store, 'orders')).toBe(10)
    expect(await countStoredFiles(store)).toBe(filesBefore + 10)
  })

  it('places one order when the same Idempotency-Key is sent 20 times at once', async () => {
    const buyer = await signIn(store, 'reseller')
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 3 })
    const filesBefore = await countStoredFiles(store)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendOrder(store, buyer, { key: 'tap-tap-tap' })),
    )

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const ids = answers.map((answer) => answer.json<{ order: Order }>().order._id)
    expect(new Set(ids).size).toBe(1)
    expect(await countRows(store, 'orders')).toBe(1)
    expect(await stockOf(store, product.id)).toBe(17)
    expect(await countStoredFiles(store)).toBe(filesBefore + 1)
  })

  it('rejects an Idempotency-Key that was used with other contents', async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    await sendOrder(store, buyer, { key: 'once' })
    const other = await sendOrder(store, buyer, {
      key: 'once',
      shipping: { ...testShipping, city: 'Pune' },
    })
    expect([other.statusCode, other.json()]).toEqual([
      409,
      {
        code: 'key_reused',
        message: 'This order was already sent with other details. Reload the page and try again.',
      },
    ])
  })

  it('lets two buyers use the same Idempotency-Key', async () => {
    const product = await createProduct(store.db)
    for (const role of ['enduser', 'reseller'] as const) {
      const buyer = await signIn(store, role)
      await fillCart(store, buyer, { product, quantity: 1 })
      expect((await sendOrder(store, buyer, { key: 'mine' })).statusCode).toBe(201)
    }
  })

  it('orders a cart once when it is sent twice at once without a key', async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    const answers = await Promise.all([sendOrder(store, buyer), sendOrder(store, buyer)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })
})
