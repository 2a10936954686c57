import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { createOrder, testShipping } from '../../../../test/factories/order-factory.ts'
import { readPdf } from '../../../../test/pdf-text.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({ environment: seller })
const { get, setStatus, cancel, contentOf, createShipped } = invoiceClient(store)

type Caller = Pick<SignedInAccount, 'headers'>

const mistyped = { gstNumber: '27ABCPM1234F1Z5' }
const right = '27ABCPM1234F1Z3'
/** A pincode of Bengaluru with the state of the seller. */
const elsewhere = {
  pincode: '560038',
  city: 'Bengaluru',
  state: 'Telangana',
  consignee: 'self',
} as const
const karnataka = { pincode: '560038', state: 'Karnataka' }

const settle = async (who: Caller, { _id }: Pick<Order, '_id'>, payload: object) =>
  store.app.inject({
    method: 'PUT',
    url: `/api/orders/${_id}/tax-details`,
    headers: who.headers,
    payload,
  })
const read = async (who: Caller, { _id }: Pick<Order, '_id'>): Promise<Order> =>
  (await store.app.inject({ url: `/api/orders/${_id}`, headers: who.headers })).json()
const listToSettle = async (who: Caller, role: string) => {
  const url = `/api/${role}/orders?queue=taxToSettle`
  const answer = await store.app.inject({ url, headers: who.headers })
  const counts = await store.app.inject({ url: '/api/orders/queue-counts', headers: who.headers })
  expect(counts.json().taxToSettle).toBe(answer.json<{ orders: Order[] }>().orders.length)
  return answer.json<{ orders: Order[] }>().orders.map(({ _id }) => _id)
}
const textOf = async (who: Caller, order: Pick<Order, '_id'>) =>
  readPdf((await get(who, order)).rawPayload).texts.join(' ')

describe('an order with a GST number that does not check', () => {
  it('is placed and marked, and its invoice is made without the number', async () => {
    const { order, buyer } = await createOrder(store, { role: 'reseller', shipping: mistyped })
    const issue = { kind: 'gst-number', ...mistyped, fault: 'check-digit' }
    expect(order.taxIssues).toEqual([issue])
    const admin = await signIn(store, 'reseller-admin')
    expect((await read(admin, order)).taxIssues).toEqual([issue])
    expect(await listToSettle(admin, 'reseller-admin')).toEqual([order._id])
    await setStatus(order, 'shipped')
    expect((await contentOf(order)).buyer).not.toHaveProperty('gstin')
    expect(await textOf(buyer, order)).not.toContain(mistyped.gstNumber)
    expect((await read(admin, order)).taxIssues).toBeUndefined()
    expect(await listToSettle(admin, 'reseller-admin')).toEqual([])
  })

  it.each([
    ['buyer', 'reseller'],
    ['admin', 'reseller-admin'],
  ] as const)('is put right by its %s, and the invoice carries the number', async (_of, role) => {
    const { order, buyer } = await createOrder(store, { role: 'reseller', shipping: mistyped })
    const who = role === 'reseller' ? buyer : await signIn(store, role)
    const wrong = await settle(who, order, { gstNumber: '27ABCPM1234F1Z6' })
    expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'gstNumber'])
    const answer = await settle(who, order, { gstNumber: ` ${right.toLowerCase()} ` })
    expect([answer.statusCode, answer.json().order.taxIssues]).toEqual([200, undefined])
    const { shippingInfo, timeline } = await read(who, order)
    expect(shippingInfo.gstNumber).toBe(right)
    expect(timeline.at(-1)).toMatchObject({
      kind: 'tax',
      from: mistyped.gstNumber,
      to: right,
      reason: `GST number ${mistyped.gstNumber} corrected to ${right}`,
    })
    await setStatus(order, 'shipped')
    expect((await contentOf(order)).buyer.gstin).toBe(right)
  })

  it('is supplied in the state of its buyer once the number is right', async () => {
    const telangana = { pincode: '500081', city: 'Hyderabad', state: 'Telangana' }
    const { order, buyer } = await createOrder(store, {
      role: 'reseller',
      shipping: { ...telangana, gstNumber: '29AAKFD4321L1Z7' },
    })
    expect(order.placeOfSupply).toBe('36')
    await settle(buyer, order, { gstNumber: '29AAKFD4321L1Z8' })
    const { placeOfSupply, items } = await read(buyer, order)
    expect([placeOfSupply, items.map(({ cgst, igst }) => [cgst > 0, igst > 0])]).toEqual([
      '29',
      [[false, true]],
    ])
  })

  it('goes on without input credit', async () => {
    const { order, buyer } = await createOrder(store, { role: 'reseller', shipping: mistyped })
    expect((await settle(buyer, order, { gstNumber: '' })).statusCode).toBe(200)
    const { shippingInfo, taxIssues } = await read(buyer, order)
    expect([shippingInfo.gstNumber, taxIssues]).toEqual([undefined, undefined])
  })

  it('cannot be changed once the invoice is there, or it is cancelled', async () => {
    const shipped = await createShipped({ role: 'reseller', shipping: mistyped })
    const late = await settle(shipped.buyer, shipped.order, { gstNumber: right })
    expect([late.statusCode, late.json().code]).toEqual([409, 'invoice_issued'])
    const { order, buyer } = await createOrder(store, { role: 'reseller', shipping: mistyped })
    await cancel(buyer, order)
    const cancelled = await settle(buyer, order, { gstNumber: right })
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([409, 'order_final'])
  })

  it('has a packing list without it', async () => {
    const { order } = await createOrder(store, { role: 'reseller', shipping: mistyped })
    const papers = await store.app.inject({
      method: 'POST',
      url: '/api/orders/papers',
      headers: (await signIn(store, 'superadmin')).headers,
      payload: { orders: [order._id], papers: ['slip', 'packing-list'] },
    })
    expect(papers.statusCode).toBe(200)
    expect(readPdf(papers.rawPayload).texts.join(' ')).not.toContain(mistyped.gstNumber)
  })
})

describe("the seller's own GST number", () => {
  const own = { gstNumber: '36AABCS1995K1ZX' }
  const message = 'This is the GST number of the seller. Enter your own.'

  it.each(['addresses', 'create'])('is refused in shipment/%s', async (path) => {
    const buyer = await signIn(store, 'reseller')
    const answer = await store.app.inject({
      method: 'POST',
      url: `/api/shipment/${path}`,
      headers: buyer.headers,
      payload: { ...testShipping, ...own },
    })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'gstNumber', message }],
    ])
  })

  it('is refused in an order', async () => {
    await expect(createOrder(store, { role: 'reseller', shipping: own })).rejects.toThrow(message)
  })
})

describe('an order whose pincode is in another state', () => {
  it('ships without an invoice, and gets it once its place is settled', async () => {
    const { order, buyer } = await createShipped({ shipping: elsewhere })
    const refused = await get(buyer, order)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'tax_unsettled',
        message:
          'Pincode 560038 is not in Telangana. The invoice is issued once pincode and state of the order are settled.',
      },
    ])
    const admin = await signIn(store, 'enduser-admin')
    expect(await listToSettle(admin, 'enduser-admin')).toEqual([order._id])
    expect((await read(admin, order)).taxIssues).toEqual([
      { kind: 'place', pincode: '560038', state: 'Telangana', states: ['Karnataka'] },
    ])
    expect(await store.db('document_sequences').select('series')).toEqual([])
    const answer = await settle(buyer, order, { place: karnataka })
    expect([answer.statusCode, answer.json().order.taxIssues]).toEqual([200, undefined])
    expect(await contentOf(order)).toMatchObject({
      isIntraState: false,
      placeOfSupply: 'Karnataka (29)',
    })
    expect(await listToSettle(admin, 'enduser-admin')).toEqual([])
  })

  it('has its tax split again, and keeps its total', async () => {
    const { order, buyer } = await createOrder(store, { shipping: elsewhere })
    expect(order.items.map(({ cgst, igst }) => [cgst > 0, igst > 0])).toEqual([[true, false]])
    await settle(buyer, order, { place: karnataka })
    const settled = await read(buyer, order)
    expect(settled.items.map(({ cgst, igst }) => [cgst > 0, igst > 0])).toEqual([[false, true]])
    expect(settled.totalAmount).toBe(order.totalAmount)
    await settle(buyer, order, { place: { pincode: '500081', state: 'Telangana' } })
    expect((await read(buyer, order)).items).toEqual(order.items)
  })

  it.each([
    [{ place: { pincode: '560038', state: 'Kerala' } }, 'state'],
    [{ place: { pincode: '560038', state: 'Texas' } }, 'state'],
    [{ place: { pincode: '56003', state: 'Karnataka' } }, 'pincode'],
    [{ isPlaceConfirmed: true }, 'isPlaceConfirmed'],
  ])('is not settled by its buyer with %j', async (payload, field) => {
    const { order, buyer } = await createOrder(store, { shipping: elsewhere })
    const answer = await settle(buyer, order, payload)
    expect([answer.statusCode, answer.json().errors?.[0].field]).toEqual([400, field])
    expect((await read(buyer, order)).taxIssues).toHaveLength(1)
  })

  it('is confirmed as it is by an admin', async () => {
    const { order } = await createOrder(store, { shipping: elsewhere })
    const admin = await signIn(store, 'superadmin')
    expect((await settle(admin, order, { isPlaceConfirmed: true })).statusCode).toBe(200)
    const { taxIssues, timeline } = await read(admin, order)
    expect([taxIssues, timeline.at(-1)?.reason]).toEqual([
      undefined,
      'Confirmed as it is: 560038 Telangana',
    ])
    const audited = await store.db('audit_entries').where('action', 'order.tax-changed')
    expect(audited).toHaveLength(1)
    await setStatus(order, 'shipped')
    expect((await contentOf(order)).isIntraState).toBe(true)
  })
})

it('settles only what the caller may see, and one thing at a time', async () => {
  const { order, buyer } = await createOrder(store, { role: 'distributor', shipping: mistyped })
  for (const role of ['reseller-admin', 'distributor', 'enduser'] as const) {
    expect((await settle(await signIn(store, role), order, { gstNumber: '' })).statusCode).toBe(404)
  }
  for (const payload of [{}, { gstNumber: '', isPlaceConfirmed: true }]) {
    expect((await settle(buyer, order, payload)).statusCode).toBe(400)
  }
})
