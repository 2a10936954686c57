import { describe, expect, it } from '@jest/globals'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { OrderEwayBills } from '@store/contract/schemas/taxes/eway-bills'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { readPdf } from '../../../../test/pdf-text.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import type { EwayBillFile } from './eway-bill-file.ts'

const lorry = {
  ...{ mode: 'road', vehicleNumber: 'ts 09 ua 4321', transporterName: 'Neeta Travels' },
  ...{ transporterId: '36AAACB1234C1ZG', documentNumber: 'LR77' },
}

type Overrides = NonNullable<Parameters<typeof createOrder>[1]>

describe('the transport of an order', () => {
  const store = useTestStore({
    environment: seller,
    clock: { now: () => new Date('2026-11-20T06:00:00Z') },
  })
  const { setStatus, get, textOf } = invoiceClient(store)
  const superadmin = async () => signIn(store, 'superadmin')
  /** Goods of ₹5,000 a piece, of which a new buyer may order many. */
  const placeWithBuyer = async (
    quantity: number,
    {
      product: facts = {},
      ...overrides
    }: Omit<Overrides, 'product'> & { product?: { hsn?: string } } = {},
  ) => {
    const product = await createProduct(store.db, { stock: 100, ...facts })
    return createOrder(store, { quantity, product, ...overrides })
  }
  const place = async (...asked: Parameters<typeof placeWithBuyer>) =>
    (await placeWithBuyer(...asked)).order
  const send = async (
    route: `${'POST' | 'PUT'} /${string}`,
    payload: object,
    who?: SignedInAccount,
  ) => {
    const [method, path] = route.split(' ') as ['POST' | 'PUT', string]
    const { headers } = who ?? (await superadmin())
    return store.app.inject({ method, url: `/api${path}`, headers, payload })
  }
  const read = async (...orders: readonly Pick<Order, '_id'>[]) => {
    const ids = orders.map(({ _id }) => _id)
    const answer = await send('POST /orders/eway-bills', { orders: ids })
    return answer.json<OrderEwayBills>().orders
  }
  const save = async ({ _id }: Pick<Order, '_id'>, form: object, who?: SignedInAccount) =>
    send(`PUT /orders/${_id}/eway-bill`, form, who)

  it('is asked for above ₹50,000 with tax, not at it (taxes 4.9)', async () => {
    const [large, small] = [await place(11), await place(10)]
    expect(await read(small, large)).toEqual([
      { order: small._id, need: 'none', total: 50_000, limit: 50_000, transport: {} },
      { order: large._id, need: 'own', total: 55_000, limit: 50_000, transport: {} },
    ])
  })

  it('is asked for by the limit of a state within it alone', async () => {
    const setting = { name: 'ewayBillLimit', state: '36', from: '2026-11-01', value: '100000' }
    await send('POST /admin/taxes/settings', { ...setting, source: 'A notice of the state' })
    const local = { state: 'Telangana', city: 'Hyderabad', pincode: '500016', gstNumber: '' }
    const within = await place(11, { shipping: local })
    const beyond = await place(11)
    expect((await read(within, beyond)).map(({ need, limit }) => [need, limit])).toEqual([
      ['none', 100_000],
      ['own', 50_000],
    ])
  })

  it('is not asked for services, and comes from the IRN where an e-invoice is due', async () => {
    const services = await place(11, { product: { hsn: '997331' } })
    const goods = await place(11)
    const setting = { name: 'eInvoiceDue', state: '', from: '2026-04-01', value: 'yes' }
    await send('POST /admin/taxes/settings', { ...setting, source: 'Turnover of 2025-26' })
    expect((await read(services, goods)).map(({ need }) => need)).toEqual(['none', 'of-irn'])
  })

  it('is kept as it was said, whole or in part, and stops no order', async () => {
    const order = await place(11)
    expect((await save(order, { transporterName: ' Neeta Travels ' })).json()).toEqual({
      message: 'Transport saved',
    })
    expect((await read(order))[0]?.transport).toEqual({ transporterName: 'Neeta Travels' })
    expect((await setStatus(order, 'shipped')).statusCode).toBe(200)
    await save(order, { ...lorry, ewayBillNumber: '3910 0124 0187' })
    expect(await read(order)).toMatchObject([
      {
        transport: { ...lorry, vehicleNumber: 'TS09UA4321' },
        ewayBillNumber: '391001240187',
      },
    ])
    const audited = await store
      .db('audit_entries')
      .where('action', 'order.transport-changed')
      .orderBy('id')
    expect(audited).toHaveLength(2)
    expect(JSON.stringify(audited[1])).toContain('391001240187')
  })

  it.each([
    ['a vehicle of two letters', { vehicleNumber: 'TS' }, 'vehicleNumber'],
    ['a transporter without a state', { transporterId: '99AAACB1234C1ZG' }, 'transporterId'],
    ['a number of 11 digits', { ewayBillNumber: '39100124018' }, 'ewayBillNumber'],
  ])('is not kept with %s', async (_of, form, field) => {
    const order = await place(11)
    const answer = await save(order, form)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }])
    expect((await read(order))[0]?.transport).toEqual({})
  })

  it('has a number that no other order has', async () => {
    const [one, other] = [await place(11), await place(11)]
    await save(one, { ewayBillNumber: '391001240187' })
    const answer = await save(other, { ewayBillNumber: '391001240187' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        message: `E-way bill 391001240187 is already entered for order ${orderNameOf(one._id)}. Check the number.`,
      },
    ])
    expect((await read(one))[0]?.ewayBillNumber).toBe('391001240187')
  })

  it('is of the admins of the tier', async () => {
    const order = await place(11, { role: 'reseller' })
    const others = await signIn(store, 'distributor-admin')
    expect((await save(order, lorry, others)).statusCode).toBe(404)
    const asked = await send('POST /orders/eway-bills', { orders: [order._id] }, others)
    expect(asked.statusCode).toBe(404)
    expect((await save(order, lorry, await signIn(store, 'reseller-admin'))).statusCode).toBe(200)
  })

  it('prints the number of the e-way bill on invoice, slip and packing list (taxes 4.11)', async () => {
    const { order, buyer } = await placeWithBuyer(11)
    await setStatus(order, 'shipped')
    expect(textOf(await get(buyer, order))).not.toContain('E-way bill')
    await save(order, { ...lorry, ewayBillNumber: '391001240187' })
    expect(textOf(await get(buyer, order))).toContain('E-way bill no: 391001240187')
    const papers = { orders: [order._id], papers: ['slip', 'packing-list', 'invoice-copies'] }
    const { rawPayload } = await send('POST /orders/papers', papers)
    const { texts } = readPdf(rawPayload)
    expect(texts.filter((text) => text === 'E-way bill: 391001240187')).toHaveLength(2)
    expect(texts.filter((text) => text === '391001240187')).toHaveLength(2)
  })

  it('is what the form of the e-way bill begins with, and what that form keeps', async () => {
    const order = await place(11)
    await save(order, lorry)
    await setStatus(order, 'shipped')
    const month = async () =>
      (
        await store.app.inject({
          url: '/api/admin/taxes?month=2026-11',
          headers: (await superadmin()).headers,
        })
      ).json<TaxMonth>()
    const [document] = (await month()).documents
    expect(document?.transport).toEqual({ ...lorry, vehicleNumber: 'TS09UA4321' })
    const bill = { ...document?.transport, number: document?.number, documentDay: '2026-11-20' }
    const answer = await send('POST /admin/taxes/eway-bill', { ...bill, distanceKm: 700 })
    expect(answer.json<EwayBillFile>().billLists).toMatchObject([
      { vehicleNo: 'TS09UA4321', transDocNo: 'LR77', transDocDate: '20/11/2026' },
    ])
    expect((await read(order))[0]?.transport).toMatchObject({ distanceKm: 700 })
  })
})
