import { expect, it } from '@jest/globals'
import type { OrderList } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../testing/factories/account-factory.ts'
import { createOrder } from '../../testing/factories/order-factory.ts'
import { createProduct } from '../../testing/factories/product-factory.ts'
import { useTestStore } from '../../testing/test-store.ts'

const store = useTestStore()

const get = async ({ headers }: SignedInAccount, path: string) =>
  store.app.inject({ url: `/api${path}`, headers })

async function idsOf(who: SignedInAccount, query: string) {
  const answer = await get(who, `/orders?${query}`)
  const ids = answer.json<OrderList>().orders.map(({ _id }) => _id)
  expect(answer.headers['x-total-count']).toBe(String(ids.length))
  return ids
}

it('finds own orders by number, model, product, status, day and what waits for the buyer', async () => {
  const buyer = await signIn(store, 'reseller')
  const admin = await signIn(store, 'reseller-admin')
  const toner = await createProduct(store.db, { name: 'Black Toner', modelNo: 'CF 226_A' })
  const first = (await createOrder(store, { buyer, product: toner })).order._id
  const second = (await createOrder(store, { buyer })).order._id
  await createOrder(store, { role: 'reseller', product: toner })
  // A long order has products that its search text does not hold.
  await store.db('orders').where({ public_id: first }).update({ search_text: first.toLowerCase() })
  await store.app.inject({
    method: 'PUT',
    url: `/api/dashboard/orders/${second}/payment`,
    headers: admin.headers,
    payload: { paymentStatus: 'failed' },
  })
  const shorten = (id: string) => encodeURIComponent(`#${id.slice(-6)}`)
  expect(await idsOf(buyer, `q=${shorten(first)}`)).toEqual([first])
  for (const q of ['226_a', 'black%20ton']) expect(await idsOf(buyer, `q=${q}`)).toEqual([first])
  expect(await idsOf(buyer, 'q=226xa')).toEqual([])
  expect(await idsOf(buyer, 'needsBuyer=true')).toEqual([second])
  expect(await idsOf(buyer, 'status=PENDING')).toEqual([second, first])
  expect(await idsOf(buyer, 'status=shipped')).toEqual([])
  expect(await idsOf(buyer, 'to=2020-01-01')).toEqual([])
  expect((await get(buyer, '/orders?status=lost')).statusCode).toBe(400)
})

it('exports own orders as CSV, a row per product, without formulas', async () => {
  const buyer = await signIn(store, 'enduser')
  const product = await createProduct(store.db, { name: '=HYPERLINK("x")', modelNo: 'HL-1' })
  const { order } = await createOrder(store, { buyer, product, quantity: 2 })
  await createOrder(store, { product })
  const answer = await get(buyer, '/orders/export')
  const [head, ...rows] = answer.body.trim().split('\r\n')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/csv; charset=utf-8',
  ])
  expect(head).toMatch(/^Order,Date,Status,Payment,Model No,Product/)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`${order._id.slice(-6)},`)
  expect(rows[0]).toContain(`,Pending,Pending,HL-1,"'=HYPERLINK(""x"")",`)
  expect(rows[0]).toContain(`,2,${order.items[0]?.price},${order.totalAmount},`)
  const none = await get(buyer, '/orders/export?status=delivered')
  expect(none.body.trim().split('\r\n')).toHaveLength(1)
  expect((await get(buyer, '/orders/export?status=lost')).statusCode).toBe(400)
  expect((await get(await signIn(store, 'superadmin'), '/orders/export')).statusCode).toBe(403)
})
