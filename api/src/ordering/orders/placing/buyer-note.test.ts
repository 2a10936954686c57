import { describe, expect, it } from '@jest/globals'
import type { AdminSearchResult } from '@store/contract/schemas/admin-search'
import type { Order, OrderList } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { createOrder, fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { usePaymentStore } from '../../../../test/factories/payment-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  bankEnvironment,
  createReservingClient,
} from '../../../../test/reserving/reserving-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const buyerNote = 'Mark the boxes “Sharma School”.\nSecond gate, after 5 pm'
const data = { buyerNote }

describe("the buyer's note", () => {
  const store = useTestStore({ environment: { ...seller, ...bankEnvironment } })
  const { get, setStatus, textOf } = invoiceClient(store)
  const { send } = createReservingClient(store)

  const buyerWithCart = async (products = 1) => {
    const buyer = await signIn(store, 'reseller')
    for (let number = 0; number < products; number += 1)
      await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    return buyer
  }

  it('stands on the order as it was written, for its buyer and its admins', async () => {
    const { order, buyer } = await createOrder(store, {
      role: 'reseller',
      data: { buyerNote: `  ${buyerNote}\n ` },
    })
    expect(order.buyerNote).toBe(buyerNote)
    for (const { headers } of [buyer, await signIn(store, 'reseller-admin')]) {
      const read = await store.app.inject({ url: `/api/orders/${order._id}`, headers })
      expect(read.json<Order>().buyerNote).toBe(buyerNote)
    }
    const blank = await createOrder(store, { data: { buyerNote: ' \n ' } })
    expect(blank.order).not.toHaveProperty('buyerNote')
  })

  it('stands on the proforma invoice, and on no invoice, which outlasts the account', async () => {
    const buyer = await buyerWithCart()
    const { order } = (await send(buyer, data)).json<{ order: Order }>()
    expect(order.buyerNote).toBe(buyerNote)
    expect(textOf(await get(buyer, order, 'proforma'))).toContain('Second gate')
    await setStatus(order, 'shipped')
    expect(textOf(await get(buyer, order, 'invoice'))).not.toContain('Second gate')
  })

  it('finds the order, however many products it has', async () => {
    const buyer = await buyerWithCart(60)
    const { order } = (await sendOrder(store, buyer, { data })).json<{ order: Order }>()
    await createOrder(store, { role: 'reseller' })
    const admin = await signIn(store, 'reseller-admin')
    const find = async <Found>(url: string, { headers } = admin) =>
      (await store.app.inject({ url, headers })).json<Found>()
    const q = encodeURIComponent('sharma school')
    for (const [url, who] of [
      [`/api/reseller-admin/orders?q=${q}`, admin],
      [`/api/orders?q=${q}`, buyer],
    ] as const) {
      const { orders } = await find<OrderList>(url, who)
      expect(orders.map(({ _id }) => _id)).toEqual([order._id])
    }
    const { orders } = await find<AdminSearchResult>(`/api/admin/search?q=${q}`)
    expect(orders).toMatchObject([{ _id: order._id, matched: 'note' }])
  })

  it.each([
    ['501 characters', 'x'.repeat(501)],
    ['a control character', 'Gate\u00002'],
  ])('is refused with %s', async (_, wrong) => {
    const buyer = await buyerWithCart()
    for (const answer of [
      await sendOrder(store, buyer, { data: { buyerNote: wrong } }),
      await send(buyer, { buyerNote: wrong }),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0].field).toMatch(/buyerNote$/)
    }
  })

  it('is a part of the order: another one does not come under the same key', async () => {
    const buyer = await buyerWithCart()
    expect((await sendOrder(store, buyer, { data, key: 'once' })).statusCode).toBe(201)
    const other = await sendOrder(store, buyer, { data: { buyerNote: 'Hurry' }, key: 'once' })
    expect(other.json().code).toBe('key_reused')
  })
})

describe('an order that is paid online', () => {
  const { create, fillOneCart } = usePaymentStore()

  it("has the buyer's note, too", async () => {
    const { buyer } = await fillOneCart()
    const { order } = (await create(buyer, data)).json<{ order: Order }>()
    expect(order.buyerNote).toBe(buyerNote)
  })
})
