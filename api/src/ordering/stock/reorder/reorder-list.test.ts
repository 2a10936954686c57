import { beforeEach, describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import { marginPercent, suggestedPieces } from '@store/contract/rules/stock/reorder'
import type { ReorderList, StockCard } from '@store/contract/schemas/stock/stock'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createStockDesk } from '../../../../test/factories/goods-in.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { readRows } from '../../../../test/sheets/read-rows.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import type { ProductRecord } from '../../../catalog/products/product.ts'

/** Buyers without a paid order may take all of the stock. */
const store = useTestStore({ environment: { NEW_BUYER_STOCK_PERCENT: '100' } })
const { book, reverse } = createStockDesk(store)
const { cancel } = createOrderChanges(store)

const pricesPaise = { enduser: paise(23_600), reseller: paise(17_700), distributor: paise(11_800) }
let toner: ProductRecord

beforeEach(async () => {
  toner = await createProduct(store.db, {
    ...{ brand: 'HP', name: '=Toner', modelNo: '0012', stock: 60, pricesPaise },
  })
  await createOrder(store, { product: toner, quantity: 45 })
  const cancelled = await createOrder(store, { product: toner, quantity: 10 })
  await cancel(cancelled.buyer, cancelled, 'Too late')
  const old = await createOrder(store, { product: toner, quantity: 1 })
  await store.db('orders').where('public_id', old.order._id).update({
    created_at: '2026-01-05 10:00:00',
    public_id: '01JGR0000000000000000000AA',
  })
  // Enough of it is there, and nothing of the next one is sold.
  const drum = await createProduct(store.db, { brand: 'HP', stock: 500 })
  await createOrder(store, { product: drum, quantity: 2 })
  await createProduct(store.db, { brand: 'HP', stock: 0 })
  const ink = await createProduct(store.db, { brand: 'Canon', name: 'Ink', stock: 10 })
  await createOrder(store, { product: ink, quantity: 10 })
})

async function read(query = ''): Promise<ReorderList> {
  const { headers } = await signIn(store, 'superadmin')
  const answer = await store.app.inject({ url: `/api/stock/reorder?${query}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<ReorderList>()
}

describe('the reorder list', () => {
  it('is what sells in 90 days until goods come and while they last, less what is free, by brand', async () => {
    const { brands, lines } = await read()
    // 45 of 90 days: half a piece a day for 7 + 30 days are 19, and 14 are free.
    expect(lines.map(({ product, ...line }) => ({ name: product.name, ...line }))).toEqual([
      { name: 'Ink', sold: 10, stock: 0, daysOfCover: 0, suggested: 5 },
      { name: '=Toner', sold: 45, stock: 14, daysOfCover: 28, suggested: 5 },
    ])
    expect(brands).toEqual([
      { brand: 'Canon', products: 1, pieces: 5 },
      { brand: 'HP', products: 1, pieces: 5 },
    ])
    const hp = await read('brand=HP&lead=20&cover=60&limit=1')
    expect(hp.lines.map(({ suggested }) => suggested)).toEqual([26])
    expect(hp.brands).toHaveLength(2)
  })

  it('knows the last cost of a bill that stands, and what each price earns', async () => {
    const who = await signIn(store, 'superadmin')
    await book(who, { product: toner, cost: 75, quantity: 1 })
    const wrong = await book(who, { product: toner, cost: 1, billNo: '2', quantity: 1 })
    await book(who, { product: toner, billNo: '3', quantity: 1 })
    await reverse(who, wrong)
    const { lines } = await read('brand=HP')
    expect(lines[0]?.margin).toEqual({
      lastCost: 75,
      margins: { enduser: 62.5, reseller: 50, distributor: 25 },
    })
  })

  it('is a file whose texts no spreadsheet program computes', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const url = '/api/stock/reorder/export?brand=HP'
    const answer = await store.app.inject({ url, headers })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="reorder.xlsx"')
    const [heading, row] = await readRows(answer.rawPayload)
    expect(heading?.slice(0, 7)).toEqual([
      ...['Brand', 'Model No', 'Product', 'Sold in 90 Days', 'Free Stock', 'Lasts Days', 'Order'],
    ])
    expect(row?.slice(0, 7)).toEqual(['HP', '0012', "'=Toner", '45', '14', '28', '5'])
  })
})

it.each([
  [{ sold: 0, free: 0, leadDays: 7, coverDays: 30 }, 0],
  [{ sold: 1, free: 0, leadDays: 7, coverDays: 30 }, 1],
  [{ sold: 90, free: 37, leadDays: 7, coverDays: 30 }, 0],
  [{ sold: 90, free: 36, leadDays: 7, coverDays: 30 }, 1],
  [{ sold: 90_000_000, free: 0, leadDays: 365, coverDays: 365 }, 730_000_000],
])('of %j %i pieces are suggested', (facts, pieces) => {
  expect(suggestedPieces(facts)).toBe(pieces)
})

it.each([
  [{ price: paise(11_800), gstPercent: 18, cost: paise(7_500) }, 25],
  [{ price: paise(11_800), gstPercent: 18, cost: paise(12_000) }, -20],
  [{ price: paise(10_000), gstPercent: 0, cost: paise(9_999) }, 0],
])('%j earns %d %%', (piece, percent) => expect(marginPercent(piece)).toBe(percent))

describe('costs', () => {
  const others = roles.filter((role) => role !== 'superadmin')

  it.each(others)('are in no answer for a(n) %s', async (role) => {
    const superadmin = await signIn(store, 'superadmin')
    // A number that nothing else has.
    await book(superadmin, { product: toner, cost: 77_777.77 })
    const { headers } = await signIn(store, role)
    const urls = [
      ...['/products', `/products/${toner.publicId}`, `/products/${toner.publicId}/related`],
      ...['/admin/products', '/products/export', '/admin/audit', '/stock/goods-in', '/suppliers'],
      ...[`/stock/products/${toner.publicId}`, '/stock/reorder', '/stock/reorder/export'],
    ]
    for (const url of urls) {
      const answer = await store.app.inject({ url: `/api${url}`, headers })
      expect([url, answer.body.includes('77777.77')]).toEqual([url, false])
      if (url.startsWith('/stock')) expect([url, answer.statusCode]).toEqual([url, 403])
    }
    const card = await store.app.inject({
      url: `/api/stock/products/${toner.publicId}`,
      headers: superadmin.headers,
    })
    expect(card.json<StockCard>().margin?.lastCost).toBe(77_777.77)
  })
})
