import { describe, expect, it } from '@jest/globals'
import type { AdminSearchResult } from '@store/contract/schemas/admin-search'
import type { Order, OrderList } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { createOrder, fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { usePaymentStore } from '../../../../test/factories/payment-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  bankEnvironment,
  createReservingClient,
} from '../../../../test/reserving/reserving-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const poNumber = 'PO/26-27/0417'
const data = { poNumber }

describe("the buyer's PO number", () => {
  const store = useTestStore({ environment: { ...seller, ...bankEnvironment } })
  const { get, setStatus, textOf } = invoiceClient(store)
  const { send } = createReservingClient(store)

  const buyerWithCart = async () => {
    const buyer = await signIn(store, 'reseller')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    return buyer
  }
  const read = async ({ headers }: Pick<SignedInAccount, 'headers'>, { _id }: Order) =>
    (await store.app.inject({ url: `/api/orders/${_id}`, headers })).json<Order>()

  it('stands on the order, for its buyer and its admins; without one there is none', async () => {
    const { order, buyer } = await createOrder(store, {
      role: 'reseller',
      data: { poNumber: `  ${poNumber} ` },
    })
    expect(order.poNumber).toBe(poNumber)
    for (const who of [buyer, await signIn(store, 'reseller-admin')])
      expect((await read(who, order)).poNumber).toBe(poNumber)
    for (const more of [{}, { poNumber: '  ' }])
      expect((await createOrder(store, { data: more })).order).not.toHaveProperty('poNumber')
  })

  it('comes with a reserved order, too, and stands on its proforma invoice', async () => {
    const buyer = await buyerWithCart()
    const { order } = (await send(buyer, data)).json<{ order: Order }>()
    expect(order.poNumber).toBe(poNumber)
    expect(textOf(await get(buyer, order, 'proforma'))).toContain(`Buyer's order no: ${poNumber}`)
  })

  it('stands on the invoice and on its credit note', async () => {
    const { order, buyer } = await createOrder(store, { role: 'reseller', data })
    await setStatus(order, 'shipped')
    await setStatus(order, 'cancelled', 'Lost')
    for (const kind of ['invoice', 'credit-note'])
      expect(textOf(await get(buyer, order, kind))).toContain(`Buyer's order no: ${poNumber}`)
  })

  it('finds the order', async () => {
    const { order, buyer } = await createOrder(store, { role: 'reseller', data })
    await createOrder(store, { role: 'reseller' })
    const admin = await signIn(store, 'reseller-admin')
    const find = async <Found>(url: string, { headers } = admin) =>
      (await store.app.inject({ url, headers })).json<Found>()
    const q = encodeURIComponent('26-27/0417')
    for (const [url, who] of [
      [`/api/reseller-admin/orders?q=${q}`, admin],
      [`/api/orders?q=${q}`, buyer],
    ] as const) {
      const { orders } = await find<OrderList>(url, who)
      expect(orders.map(({ _id }) => _id)).toEqual([order._id])
    }
    const { orders } = await find<AdminSearchResult>(`/api/admin/search?q=${q}`)
    expect(orders).toMatchObject([{ _id: order._id, matched: 'po', matchedText: poNumber }])
  })

  it('is in the CSV of the buyer, where no spreadsheet runs it', async () => {
    const { buyer } = await createOrder(store, { role: 'reseller', data: { poNumber: '=1+1' } })
    const csv = await store.app.inject({ url: '/api/orders/export', headers: buyer.headers })
    const [head, row] = csv.body.trim().split('\r\n')
    expect([head?.endsWith(',PO Number'), row?.endsWith(",'=1+1")]).toEqual([true, true])
  })

  it.each([
    ['33 characters', 'x'.repeat(33)],
    ['two lines', 'PO 1\nPO 2'],
    ['a control character', 'PO\u00001'],
    ['a number instead', 417],
  ])('is refused with %s', async (_, wrong) => {
    const buyer = await buyerWithCart()
    const answers = [
      await sendOrder(store, buyer, { data: { poNumber: wrong } }),
      await send(buyer, { poNumber: wrong }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0].field).toMatch(/poNumber$/)
    }
    expect(await store.db('orders').pluck('id')).toEqual([])
  })

  it('is known by the orders that have it, in any case, and by no others', async () => {
    const { order, buyer } = await createOrder(store, { role: 'reseller', data })
    await createOrder(store, { role: 'reseller', data })
    const ordersWith = async (number: string) => {
      const url = `/api/orders?poNumber=${encodeURIComponent(number)}`
      const { orders } = (await store.app.inject({ url, headers: buyer.headers })).json<OrderList>()
      return orders.map(({ _id }) => _id)
    }
    expect(await ordersWith(` ${poNumber.toLowerCase()} `)).toEqual([order._id])
    expect(await ordersWith('26-27/0417')).toEqual([])
  })

  it('is a part of the order: another one does not come under the same key', async () => {
    const buyer = await buyerWithCart()
    expect((await sendOrder(store, buyer, { data, key: 'once' })).statusCode).toBe(201)
    const other = await sendOrder(store, buyer, { data: { poNumber: 'PO 2' }, key: 'once' })
    expect(other.json().code).toBe('key_reused')
    const again = await sendOrder(store, buyer, { data, key: 'once' })
    expect(again.json<{ order: Order }>().order.poNumber).toBe(poNumber)
  })
})

describe('an order that is paid online', () => {
  const { create, fillOneCart } = usePaymentStore()

  it("has the buyer's PO number, too", async () => {
    const { buyer } = await fillOneCart()
    const { order } = (await create(buyer, data)).json<{ order: Order }>()
    expect(order.poNumber).toBe(poNumber)
  })
})
