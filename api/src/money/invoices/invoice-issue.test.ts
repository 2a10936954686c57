import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const now = { at: new Date('2026-11-21T06:00:00Z') }
const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
const { get, setStatus, cancel, contentOf, createShipped, textOf } = invoiceClient(store)

describe('the invoice of an order', () => {
  it('is issued and dated when the order ships, whether or not it is requested', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const { order } = await createOrder(store)
    now.at = new Date('2026-11-24T06:00:00Z')
    await setStatus(order, 'shipped')
    now.at = new Date('2027-02-01T06:00:00Z')
    expect(await contentOf(order)).toMatchObject({
      number: 'INV/26-27/00001',
      issuedAt: '2026-11-24T06:00:00.000Z',
    })
    // The buyer's session ended long before then.
    const admin = await signIn(store, 'superadmin')
    const said = textOf(await get(admin, order))
    expect(said).toContain('Date: 24 Nov 2026')
    expect(said).toContain(`Order: #${order._id.slice(-6)} of 21 Nov 2026`)
    expect(said).not.toContain(order._id)
  })

  it("is issued once, whatever the order's status changes", async () => {
    const { order } = await createOrder(store)
    for (const status of ['shipped', 'processing', 'shipped', 'delivered']) {
      await setStatus(order, status)
    }
    const { order: atOnce } = await createOrder(store)
    await setStatus(atOnce, 'delivered')
    expect(await store.db('tax_documents').orderBy('id').pluck('number')).toEqual([
      'INV/26-27/00001',
      'INV/26-27/00002',
    ])
  })

  it('is numbered 1 to 100 without a gap when 100 orders ship at the same time, each twice', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const { headers } = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { stock: 1_000 })
    const orders: Order[] = []
    for (let index = 0; index < 100; index += 1) {
      orders.push((await createOrder(store, { product })).order)
    }
    const ship = ({ _id }: Order) =>
      store.app.inject({
        method: 'PUT',
        url: `/api/dashboard/${_id}/status`,
        headers,
        payload: { status: 'shipped' },
      })
    const answers = await Promise.all([...orders, ...orders].map(ship))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const numbers: string[] = await store.db('tax_documents').orderBy('number').pluck('number')
    expect(numbers).toEqual(
      Array.from({ length: 100 }, (_, index) => `INV/26-27/${String(index + 1).padStart(5, '0')}`),
    )
  })

  it('is numbered from 1 again in April, by the time of India', async () => {
    for (const [at, number] of [
      ['2027-03-31T18:29:59Z', 'INV/26-27/00001'],
      ['2027-03-31T18:30:00Z', 'INV/27-28/00001'],
    ] as const) {
      now.at = new Date('2027-03-31T12:00:00Z')
      const { order } = await createOrder(store)
      now.at = new Date(at)
      await setStatus(order, 'shipped')
      expect((await contentOf(order)).number).toBe(number)
    }
  })

  it('is issued on request for an order that shipped before there was a seller', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const { order, buyer } = await createOrder(store)
    await store.db('orders').update({ order_status: 'delivered' })
    const answers = await Promise.all([get(buyer, order), get(buyer, order)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await store.db('tax_documents').pluck('number')).toEqual(['INV/26-27/00001'])
  })

  it('is not issued before the order ships', async () => {
    const { order, buyer } = await createOrder(store)
    await setStatus(order, 'processing')
    const answer = await get(buyer, order)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'invoice_not_due', message: 'The invoice is issued when the order ships.' },
    ])
    expect(await store.db('document_sequences').select('series')).toEqual([])
  })

  it('is not issued for an order that was cancelled before', async () => {
    const { order, buyer } = await createOrder(store)
    await cancel(buyer, order)
    const answer = await get(buyer, order)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'cancelled_unbilled', message: 'This order was cancelled before it was invoiced.' },
    ])
  })
})

describe('an invoice cancelled by a credit note', () => {
  it('is issued when an invoiced order is cancelled, in its own series', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const { order, buyer } = await createOrder(store, { role: 'reseller' })
    await setStatus(order, 'shipped')
    await setStatus(order, 'processing')
    now.at = new Date('2026-11-25T06:00:00Z')
    // A session ends after hours, so the buyer signs in again each time.
    await cancel(await signIn(store, buyer.account), order)
    now.at = new Date('2026-12-25T06:00:00Z')
    const answer = await get(await signIn(store, buyer.account), order, 'credit-note')
    const said = textOf(answer)
    for (const text of [
      'CREDIT NOTE',
      'Credit note no: CN/26-27/00001',
      'Date: 25 Nov 2026',
      'Against invoice: INV/26-27/00001 of 21 Nov 2026',
      'Reason: Ordered twice',
      'Amount credited',
      '₹4,500.00',
      'Rupees Four Thousand Five Hundred Only',
    ]) {
      expect(said).toContain(text)
    }
    expect(await store.db('tax_documents').orderBy('id').pluck('number')).toEqual([
      'INV/26-27/00001',
      'CN/26-27/00001',
    ])
  })

  it('names the reason for which an admin cancelled a shipped order', async () => {
    now.at = new Date('2026-11-25T06:00:00Z')
    const { order, buyer } = await createShipped()
    await setStatus(order, 'cancelled', 'Lost on the way')
    const answer = await get(await signIn(store, buyer.account), order, 'credit-note')
    expect(textOf(answer)).toContain('Reason: Lost on the way')
  })

  it('is not issued while there is no invoice', async () => {
    const refusal = {
      code: 'credit_note_not_due',
      message: 'There is no credit note: nothing has been credited.',
    }
    const unbilled = await createOrder(store)
    await cancel(unbilled.buyer, unbilled.order)
    for (const { order, buyer } of [await createShipped(), unbilled]) {
      const answer = await get(buyer, order, 'credit-note')
      expect([answer.statusCode, answer.json()]).toEqual([409, refusal])
    }
  })

  it('is issued when cancelling and shipping happen at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order, buyer } = await createOrder(store)
      await Promise.all([setStatus(order, 'shipped'), setStatus(order, 'cancelled')])
      const invoice = await get(buyer, order)
      const note = await get(buyer, order, 'credit-note')
      expect([invoice.statusCode, note.statusCode]).toEqual(
        invoice.statusCode === 200 ? [200, 200] : [409, 409],
      )
    }
  })
})
