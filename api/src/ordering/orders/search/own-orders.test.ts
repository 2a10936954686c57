import { read } from '@e965/xlsx'
import { expect, it } from '@jest/globals'
import type { OrderList } from '@store/contract/schemas/orders/orders'
import { tableFormats } from '@store/contract/schemas/wire'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder, fillCart } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { readRows } from '../../../../test/sheets/read-rows.ts'
import { useTestStore } from '../../../../test/test-store.ts'

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

it('finds own orders by LR or docket, by a model with other signs, and by a date as it is written', async () => {
  const buyer = await signIn(store, 'reseller')
  const product = await createProduct(store.db, { name: 'Recorder', modelNo: 'DS-7B04 HQ' })
  const sent = (await createOrder(store, { buyer, product })).order._id
  const today = (await createOrder(store, { buyer })).order._id
  const other = (await createOrder(store, { role: 'reseller', product })).order._id
  await store
    .db('orders')
    .whereIn('public_id', [sent, other])
    .update({
      ...{ courier: 'Neeta Travels', docket_number: '12/456-7' },
      created_at: new Date('2025-03-04T20:00:00Z'),
    })
  const finds = (q: string) => idsOf(buyer, `q=${encodeURIComponent(q)}`)
  for (const q of [
    'LR 12/456-7',
    'LR12/4567',
    'lr no. 124567',
    'Docket 12-4567',
    '1245',
    'ds7b04hq',
    'DS 7B04',
  ]) {
    expect([q, await finds(q)]).toEqual([q, [sent]])
  }
  for (const q of ['5 Mar 2025', '05/03/2025', '5-3-25', 'march 2025', '५ मार्च 2025']) {
    expect([q, await finds(q)]).toEqual([q, [sent]])
  }
  expect(await finds('4 Mar 2025')).toEqual([])
  expect(today).not.toBe(sent)
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

it.each(tableFormats)('exports the total of an order once in .%s', async (format) => {
  const buyer = await signIn(store, 'enduser')
  const [toner, drum] = [await createProduct(store.db), await createProduct(store.db)]
  await fillCart(store, buyer, { product: drum, quantity: 1 })
  const { order } = await createOrder(store, { buyer, product: toner, quantity: 2 })
  await createOrder(store, { buyer, product: drum })
  const answer = await get(buyer, `/orders/export?format=${format}`)
  const rows = await readRows(answer.rawPayload)
  const [head = [], ...lines] = rows
  const column = (name: string) => lines.map((cells) => Number(cells[head.indexOf(name)] ?? ''))
  const sumOf = (name: string) => column(name).reduce((sum, amount) => sum + amount, 0)
  expect(lines).toHaveLength(3)
  expect(column('Order Total')).toContain(order.totalAmount)
  expect(sumOf('Order Total')).toBe(sumOf('Total'))
})

it('exports own orders as a workbook with texts, amounts and real days', async () => {
  const buyer = await signIn(store, 'enduser')
  const product = await createProduct(store.db, { modelNo: '7-10' })
  const { order } = await createOrder(store, { buyer, product })
  await store.db('orders').update({
    ...{
      public_id: `${order._id.slice(0, -6)}71E205`,
      created_at: new Date('2026-11-20T20:00:00Z'),
    },
    ...{ courier: 'DTDC', docket_number: '123456789012345678' },
  })
  const answer = await get(buyer, '/orders/export?format=xlsx')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="orders.xlsx"')
  const { Orders: sheet = {} } = read(answer.rawPayload, { cellNF: true }).Sheets
  const cellUnder = (heading: string) => {
    const letter = 'ABCDEFGHIJKLMNOPQRST'.split('').find((each) => sheet[`${each}1`]?.v === heading)
    const cell = sheet[`${letter}2`]
    return [cell?.t, cell?.v, cell?.z]
  }
  expect(cellUnder('Order')).toEqual(['s', '71E205', '@'])
  expect(cellUnder('Docket No')).toEqual(['s', '123456789012345678', '@'])
  expect(cellUnder('Model No')).toEqual(['s', '7-10', '@'])
  // The 21st in India.
  expect(cellUnder('Date')).toEqual(['n', 46_347, 'dd\\-mmm\\-yyyy'])
  expect(cellUnder('Order Total')).toEqual(['n', order.totalAmount, '#,##0.00'])
})
