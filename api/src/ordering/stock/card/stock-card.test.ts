import { describe, expect, it } from '@jest/globals'
import type { StockCard } from '@store/contract/schemas/stock/stock'
import { up } from '../../../../migrations/0088-stock-movements.ts'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createStockDesk, wordsOf } from '../../../../test/factories/goods-in.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const { book, readCard } = createStockDesk(store)
const orders = createOrderChanges(store)

describe('the stock card of a product', () => {
  it('says every change with its cause and comes to the stock', async () => {
    const who = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { stock: 20, modelNo: 'X1', name: 'Toner' })
    const placed = await createOrder(store, { product, quantity: 4 })
    const bill = await book(who, { product, cost: 900 })
    await store.app.inject({
      method: 'PATCH',
      url: `/api/products/${product.publicId}`,
      headers: who.headers,
      payload: { stock: { value: 30, seen: 26 } },
    })
    await orders.cancel(placed.buyer, placed, 'Too late')
    const other = await createOrder(store, { product, quantity: 2 })
    const card = await readCard(who, product)
    expect(wordsOf(card)).toEqual([
      'ordered -2 = 32',
      'cancelled +4 = 34',
      'edited +4 = 30',
      'goods-in +10 = 26',
      'ordered -4 = 16',
      'created +20 = 20',
    ])
    expect(card).toMatchObject({ stock: 32, promised: 2 })
    const [last, cancelled, edited, came] = card.movements
    expect([last?.order, cancelled?.order]).toEqual([other.order._id, placed.order._id])
    expect(edited?.by).toBe(came?.by)
    expect(came).toMatchObject({
      paper: bill._id,
      label: 'Garg Computer Point, bill GCP/118',
      cost: 900,
    })
  })

  it('is read in pages whose balances go on', async () => {
    const who = await signIn(store, 'superadmin')
    const product = await createProduct(store.db)
    for (let n = 0; n < 7; n += 1) await book(who, { product, billNo: String(n), quantity: n + 1 })
    const whole = await readCard(who, product)
    const pages: StockCard['movements'] = []
    for (let page = 1; page <= 4; page += 1) {
      const url = `/api/stock/products/${product.publicId}?limit=2&page=${page}`
      const answer = await store.app.inject({ url, headers: who.headers })
      expect(answer.headers['x-total-count']).toBe('8')
      pages.push(...answer.json<StockCard>().movements)
    }
    expect(pages).toEqual(whole.movements)
  })

  it('says what an import changed, and what its undoing gave back', async () => {
    const who = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { brand: 'HP', modelNo: 'GT53', stock: 20 })
    const heading =
      'name,brand,category,modelNo,gst,stock,description,priceEnduser,priceReseller,priceDistributor'
    const content = `${heading}\nInk,HP,Ink Bottle,GT53,18,35,Black,500,450,420\n`
    const sent = await sendProductFile(store, who, { content })
    expect(sent.statusCode).toBe(200)
    expect(wordsOf(await readCard(who, product))).toEqual(['imported +15 = 35', 'created +20 = 20'])
    const list = await store.app.inject({ url: '/api/products/imports', headers: who.headers })
    const [made] = list.json<{ _id: string }[]>()
    const url = `/api/products/imports/${made?._id}/undo`
    await store.app.inject({ method: 'POST', url, headers: who.headers })
    expect(wordsOf(await readCard(who, product))[0]).toBe('import-undone -15 = 20')
  })

  it('takes over what the former release changed as one change without a paper', async () => {
    const who = await signIn(store, 'superadmin')
    const product = await createProduct(store.db)
    await createOrder(store, { product, quantity: 3 })
    // It sets a stock and records nothing.
    await store.db('products').where({ id: product.id }).increment('stock', 5)
    expect(wordsOf(await readCard(who, product))).toEqual([
      'ordered -3 = 22',
      'unexplained +5 = 25',
      'created +20 = 20',
    ])
    // It creates a product.
    await store.db('stock_movements').where({ product_id: product.id }).delete()
    expect(wordsOf(await readCard(who, product))).toEqual([
      'ordered -3 = 22',
      'unexplained +25 = 25',
    ])
  })

  it('begins with the stock of that day for a product that was there before cards', async () => {
    const who = await signIn(store, 'superadmin')
    const product = await createProduct(store.db)
    const before = await createOrder(store, { product, quantity: 3 })
    const cancelled = await createOrder(store, { product, quantity: 5 })
    await orders.cancel(cancelled.buyer, cancelled, 'Too late')
    await store.db('stock_movements').where({ product_id: product.id }).delete()
    await up(store.db)
    await createOrder(store, { product, quantity: 2 })
    await orders.cancel(before.buyer, before, 'Too late')
    expect(wordsOf(await readCard(who, product))).toEqual([
      'cancelled +3 = 18',
      'ordered -2 = 15',
      'opening +17 = 17',
    ])
  })

  it('of a product that does not exist is 404', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const answer = await store.app.inject({ url: '/api/stock/products/nothing', headers })
    expect(answer.statusCode).toBe(404)
  })
})
