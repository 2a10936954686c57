import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders'
import { type SignedInAccount, signIn } from '../testing/account-factory.ts'
import { createOrder, fillCart, sendOrder } from '../testing/order-factory.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { createProduct } from '../testing/product-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import { findDocument } from './document-repository.ts'
import type { TaxContent } from './tax-document.ts'

const seller = {
  SELLER_NAME: 'Deccan IT Supply Private Limited',
  SELLER_GSTIN: '36AABCS1995K1ZX',
  SELLER_ADDRESS: 'Abids, Hyderabad 500001',
  SELLER_STATE: 'Telangana',
}
const now = { at: new Date('2026-11-21T06:00:00Z') }

type Caller = Pick<SignedInAccount, 'headers'>

const visitor: Caller = { headers: { authorization: '' } }

describe('the invoice of an order', () => {
  const store = useTestStore({ environment: seller, clock: { now: () => now.at } })

  const get = async (who: Caller, { _id }: Pick<Order, '_id'>, kind = 'invoice') =>
    store.app.inject({ url: `/api/orders/${_id}/${kind}`, headers: who.headers })
  const setStatus = async (order: Pick<Order, '_id'>, status: string) =>
    store.app.inject({
      method: 'PUT',
      url: `/api/dashboard/${order._id}/status`,
      headers: (await signIn(store, 'superadmin')).headers,
      payload: { status },
    })
  const cancel = async (who: Caller, { _id }: Pick<Order, '_id'>) =>
    store.app.inject({
      method: 'PUT',
      url: `/api/orders/cancel/${_id}`,
      headers: who.headers,
      payload: { reason: 'Ordered twice' },
    })
  const contentOf = async (order: Pick<Order, '_id'>): Promise<TaxContent> => {
    const row: { id: number } = await store.db('orders').where('public_id', order._id).first('id')
    const content = await findDocument(store.db, row.id, 'invoice')
    if (!content) throw new Error('there is no invoice')
    return content
  }
  const createShipped = async (overrides: Parameters<typeof createOrder>[1] = {}) => {
    const placed = await createOrder(store, overrides)
    await setStatus(placed.order, 'shipped')
    return placed
  }
  it('is a PDF that names seller, buyer, goods, taxes and the amount in words', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const { order, buyer } = await createShipped({ role: 'reseller', quantity: 3 })
    const answer = await get(buyer, order)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain('INV-26-27-00001.pdf')
    const { texts } = await readPdf(answer.rawPayload)
    const said = texts.join(' ').replace(/\s+/g, ' ')
    for (const text of [
      'TAX INVOICE',
      'Invoice no: INV/26-27/00001',
      'Date: 21 Nov 2026',
      'Place of supply: Maharashtra (27)',
      'Sold by: Deccan IT Supply Private Limited',
      'GSTIN: 36AABCS1995K1ZX',
      'Kulkarni Computers (Ravi Kulkarni)',
      'GSTIN: 27ABCPM1234F1Z5',
      '84439959',
      'IGST',
      '13,500.00',
      'Rupees Thirteen Thousand Five Hundred Only',
    ]) {
      expect(said).toContain(text)
    }
    expect(said).not.toContain('CGST')
  })

  it('never changes, whatever becomes of buyer and product', async () => {
    const { order, buyer, product } = await createShipped()
    const first = await get(buyer, order)
    now.at = new Date('2027-06-01T06:00:00Z')
    await store.db('products').where('id', product.id).update({ name: 'Something else', hsn: null })
    await store.db('users').update({ name: 'Somebody else' })
    await cancel(buyer, order)
    const admin = await signIn(store, 'enduser-admin')
    expect((await get(admin, order)).rawPayload.equals(first.rawPayload)).toBe(true)
  })

  it('counts 1 to 200 without a gap when 200 orders are invoiced at once', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const admin = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { stock: 1_000 })
    const orders: Order[] = []
    for (let index = 0; index < 200; index += 1) {
      orders.push((await createOrder(store, { product })).order)
    }
    await store.db('orders').update({ order_status: 'shipped' })
    // Each is asked for twice: the second finds the first one's document.
    const answers = await Promise.all([...orders, ...orders].map((order) => get(admin, order)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const numbers: string[] = await store.db('tax_documents').orderBy('number').pluck('number')
    expect(numbers).toEqual(
      Array.from({ length: 200 }, (_, index) => `INV/26-27/${String(index + 1).padStart(5, '0')}`),
    )
  }, 120_000)

  it('starts at 1 again in April, as India counts the days', async () => {
    for (const [at, number] of [
      ['2027-03-31T18:29:59Z', 'INV/26-27/00001'],
      ['2027-03-31T18:30:00Z', 'INV/27-28/00001'],
    ] as const) {
      now.at = new Date('2027-03-31T12:00:00Z')
      const { order, buyer } = await createShipped()
      now.at = new Date(at)
      await get(buyer, order)
      expect((await contentOf(order)).number).toBe(number)
    }
  })

  it('goes over as many pages as its lines take', async () => {
    const buyer = await signIn(store, 'enduser')
    for (let index = 0; index < 60; index += 1) {
      const name = `लेज़र टोनर ${index} Ångström ${'X'.repeat(60)}`
      await fillCart(store, buyer, {
        product: await createProduct(store.db, { name }),
        quantity: 1,
      })
    }
    const { order } = (await sendOrder(store, buyer)).json<{ order: Order }>()
    await setStatus(order, 'delivered')
    const { texts, pages } = await readPdf((await get(buyer, order)).rawPayload)
    expect(pages).toBeGreaterThan(1)
    expect(texts.filter((text) => text === 'Item')).toHaveLength(pages)
    expect(texts.at(-1)).toBe('For Deccan IT Supply Private Limited')
  })

  it('waits until the order is being processed', async () => {
    const { order, buyer } = await createOrder(store)
    const answer = await get(buyer, order)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'The invoice is made once the order is being processed.' },
    ])
    expect(await store.db('document_sequences').select('series')).toEqual([])
  })

  it('is not made of an order that was cancelled before', async () => {
    const { order, buyer } = await createOrder(store)
    await cancel(buyer, order)
    const answer = await get(buyer, order)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'This order was cancelled before it was invoiced.' },
    ])
  })

  it.each(['invoice', 'credit-note'])('shows its %s to owner and tier alone', async (kind) => {
    const { order, buyer } = await createOrder(store, { role: 'distributor' })
    await setStatus(order, 'processing')
    await get(buyer, order)
    await cancel(buyer, order)
    for (const [who, statusCode] of [
      [buyer, 200],
      [await signIn(store, 'distributor-admin'), 200],
      [await signIn(store, 'superadmin'), 200],
      [await signIn(store, 'distributor'), 404],
      [await signIn(store, 'reseller-admin'), 404],
      [visitor, 401],
    ] as const) {
      expect((await get(who, order, kind)).statusCode).toBe(statusCode)
    }
    expect((await get(buyer, { _id: 'nowhere' }, kind)).statusCode).toBe(404)
  })

  describe('taken back by a credit note', () => {
    it('once an invoiced order was cancelled, in a series of its own', async () => {
      now.at = new Date('2026-11-21T06:00:00Z')
      const { order, buyer } = await createOrder(store, { role: 'reseller' })
      await setStatus(order, 'processing')
      await get(buyer, order)
      await cancel(buyer, order)
      now.at = new Date('2026-11-25T06:00:00Z')
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => get(buyer, order, 'credit-note')),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const { texts } = await readPdf(answers[0]?.rawPayload ?? Buffer.alloc(0))
      for (const text of [
        'CREDIT NOTE',
        'Credit note no: CN/26-27/00001',
        'Against invoice: INV/26-27/00001 of 21 Nov 2026',
        'Reason: Ordered twice',
        'Amount credited (Rs.)',
        'Rupees Four Thousand Five Hundred Only',
      ]) {
        expect(texts).toContain(text)
      }
      expect(await store.db('tax_documents').orderBy('id').pluck('number')).toEqual([
        'INV/26-27/00001',
        'CN/26-27/00001',
      ])
    })

    it('and not while there is nothing to take back', async () => {
      const refusal = {
        message: 'A credit note is only made when an invoiced order is cancelled.',
      }
      const live = await createShipped()
      await get(live.buyer, live.order)
      const unbilled = await createOrder(store)
      await cancel(unbilled.buyer, unbilled.order)
      for (const { order, buyer } of [live, unbilled]) {
        const answer = await get(buyer, order, 'credit-note')
        expect([answer.statusCode, answer.json()]).toEqual([409, refusal])
      }
    })

    it('also when cancelling and invoicing meet', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { order, buyer } = await createOrder(store)
        await setStatus(order, 'processing')
        const [invoice] = await Promise.all([get(buyer, order), cancel(buyer, order)])
        const note = await get(buyer, order, 'credit-note')
        expect([invoice.statusCode, note.statusCode]).toEqual(
          invoice.statusCode === 200 ? [200, 200] : [409, 409],
        )
      }
    })
  })
})

describe('a store whose seller is not configured', () => {
  const store = useTestStore()

  it('says so instead of making an invoice', async () => {
    const { order, buyer } = await createOrder(store)
    await store.db('orders').update({ order_status: 'shipped' })
    const url = `/api/orders/${order._id}/invoice`
    const answer = await store.app.inject({ url, headers: buyer.headers })
    expect([answer.statusCode, answer.json()]).toEqual([
      501,
      { message: 'Invoices are not set up yet. Please contact us.' },
    ])
    expect(await store.db('document_sequences').select('series')).toEqual([])
  })
})
