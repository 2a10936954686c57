import { describe, expect, it } from '@jest/globals'
import type { CountList, StockCount } from '@store/contract/schemas/stock/stock'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createStockDesk, wordsOf } from '../../../../test/factories/goods-in.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder, fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { countRows, stockOf } from '../../../../test/stored-state.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const { readCard } = createStockDesk(store)
const { setStatus } = createOrderChanges(store)

type Line = { productId: string; counted: number }

const sendCount = (
  who: SignedInAccount,
  lines: Line[],
  more: { note?: string; key?: string } = {},
) =>
  store.app.inject({
    method: 'POST',
    url: '/api/stock/counts',
    headers: { ...who.headers, ...(more.key && { 'idempotency-key': more.key }) },
    payload: { lines, ...(more.note && { note: more.note }) },
  })

describe('a count', () => {
  it('compares the shelf with what is free and what is promised, and posts the differences', async () => {
    const who = await signIn(store, 'superadmin')
    const [less, same, more] = [
      await createProduct(store.db, { name: 'Less' }),
      await createProduct(store.db, { name: 'Same' }),
      await createProduct(store.db, { name: 'More' }),
    ]
    await createOrder(store, { product: less, quantity: 3 })
    const sent = await createOrder(store, { product: same, quantity: 4 })
    const admin = await signIn(store, 'superadmin')
    expect((await setStatus(admin, sent, 'shipped')).statusCode).toBe(200)
    const lines = [
      { productId: same.publicId, counted: 10 },
      { productId: less.publicId, counted: 18 },
      { productId: more.publicId, counted: 25 },
      { productId: same.publicId, counted: 6 },
    ]
    const answer = await sendCount(who, lines, { note: ' Shelf  3 ' })
    const count = answer.json<StockCount>()
    expect(count).toMatchObject({ note: 'Shelf 3', products: 3, differences: 2 })
    expect(
      count.lines.map(({ product, ...line }) => [product.name, ...Object.values(line)]),
    ).toEqual([
      ['Less', 18, 20, 3, -2],
      ['More', 25, 20, 0, 5],
      ['Same', 16, 16, 0, 0],
    ])
    const stocks = [less, same, more].map(async ({ id }) => stockOf(store, id))
    expect(await Promise.all(stocks)).toEqual([15, 16, 25])
    expect(wordsOf(await readCard(who, less))).toEqual([
      'counted -2 = 15',
      'ordered -3 = 17',
      'created +20 = 20',
    ])
    const get = async <T>(path: string) =>
      (await store.app.inject({ url: `/api/stock/counts${path}`, headers: who.headers })).json<T>()
    expect(await get<StockCount>(`/${count._id}`)).toEqual(count)
    const { lines: _lines, ...head } = count
    expect(await get<CountList>('')).toEqual({ counts: [head] })
  })

  it('posts nothing when less was counted than is promised to orders, and says how many those are', async () => {
    const who = await signIn(store, 'superadmin')
    const [toner, drum] = [
      await createProduct(store.db, { name: 'Toner' }),
      await createProduct(store.db),
    ]
    await createOrder(store, { product: toner, quantity: 6 })
    const answer = await sendCount(who, [
      { productId: drum.publicId, counted: 1 },
      { productId: toner.publicId, counted: 5 },
    ])
    expect([answer.statusCode, answer.json<ErrorBody>()]).toEqual([
      409,
      {
        code: 'stock_short',
        message: 'Fewer pieces were counted than are promised to orders. Nothing was posted.',
        errors: [
          {
            field: 'lines.1.counted',
            message:
              'Toner: 6 pieces are promised to orders and only 5 were counted. Count again, or cancel an order of it first.',
          },
        ],
      },
    ])
    expect([await stockOf(store, toner.id), await stockOf(store, drum.id)]).toEqual([14, 20])
    expect(await countRows(store, 'stock_counts')).toBe(0)
  })

  it('is posted once when it is sent 20 times at once with one key', async () => {
    const who = await signIn(store, 'superadmin')
    const { publicId, id } = await createProduct(store.db)
    const lines = [{ productId: publicId, counted: 23 }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendCount(who, lines, { key: 'once' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await stockOf(store, id)).toBe(23)
    expect(await countRows(store, 'stock_counts')).toBe(1)
  })

  it('beside 20 orders finds what is there: those before it are promised, those after it sell the rest', async () => {
    const who = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { stock: 40 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => signIn(store, 'enduser')))
    await Promise.all(buyers.map((buyer) => fillCart(store, buyer, { product, quantity: 1 })))
    const lines = [{ productId: product.publicId, counted: 37 }]
    const answers = await Promise.all([
      ...buyers.map((buyer) => sendOrder(store, buyer)),
      sendCount(who, lines),
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const [count] = answers.slice(-1).map((answer) => answer.json<StockCount>())
    // Nothing was sent: whatever is ordered meanwhile, 40 are on the shelf.
    expect(count?.lines[0]).toMatchObject({ expected: 40, difference: -3 })
    expect(await stockOf(store, product.id)).toBe(17)
  })

  it('names lines whose product is no longer on sale, and adds up lines of one product', async () => {
    const who = await signIn(store, 'superadmin')
    const { publicId } = await createProduct(store.db)
    const answer = await sendCount(who, [
      { productId: publicId, counted: 600_000 },
      { productId: 'nothing', counted: 1 },
      { productId: publicId, counted: 600_000 },
    ])
    expect(answer.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual([
      'lines.0.counted',
      'lines.1.productId',
    ])
  })
})
