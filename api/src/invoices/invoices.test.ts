import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../testing/factories/account-factory.ts'
import { createOrder, fillCart, sendOrder } from '../testing/factories/order-factory.ts'
import { createProduct } from '../testing/factories/product-factory.ts'
import { readPdf } from '../testing/pdf-text.ts'
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
    const { texts } = readPdf(answer.rawPayload)
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
    await setStatus(order, 'cancelled')
    const admin = await signIn(store, 'enduser-admin')
    expect((await get(admin, order)).rawPayload.equals(first.rawPayload)).toBe(true)
  })

  it('is issued when the order ships, whether or not somebody asks, and dated then', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const { order, buyer } = await createOrder(store)
    now.at = new Date('2026-11-24T06:00:00Z')
    await setStatus(order, 'shipped')
    now.at = new Date('2027-02-01T06:00:00Z')
    expect(await contentOf(order)).toMatchObject({
      number: 'INV/26-27/00001',
      issuedAt: '2026-11-24T06:00:00.000Z',
    })
    const { texts } = readPdf((await get(buyer, order)).rawPayload)
    expect(texts).toContain('Date: 24 Nov 2026')
    expect(texts).toContain(`Order: #${order._id.slice(-6)} of 21 Nov 2026`)
    expect(texts.join(' ')).not.toContain(order._id)
  })

  it('is one, whatever way the order takes through its states', async () => {
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

  it('counts 1 to 100 without a gap when 100 orders ship at once, each twice', async () => {
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
  }, 120_000)

  it('starts at 1 again in April, as India counts the days', async () => {
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

  it('is issued when asked for, of an order that shipped before there was a seller', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const { order, buyer } = await createOrder(store)
    await store.db('orders').update({ order_status: 'delivered' })
    const answers = await Promise.all([get(buyer, order), get(buyer, order)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await store.db('tax_documents').pluck('number')).toEqual(['INV/26-27/00001'])
  })

  it('prints the rupee and the scripts of India', async () => {
    const names = ['लेज़र टोनर', 'టోనర్ కార్ట్రిడ్జ్', 'தமிழ்நாடு', 'কলকাতা', 'ಬೆಂಗಳೂರು', 'Ångström']
    const buyer = await signIn(store, 'enduser')
    for (const name of names) {
      await fillCart(store, buyer, {
        product: await createProduct(store.db, { name }),
        quantity: 1,
      })
    }
    const { order } = (await sendOrder(store, buyer)).json<{ order: Order }>()
    await setStatus(order, 'shipped')
    const { texts, fonts } = readPdf((await get(buyer, order)).rawPayload)
    const said = texts.join('')
    for (const name of [...names, '₹30,000.00']) expect(said).toContain(name)
    expect(said).not.toContain('?')
    expect(fonts).toEqual(
      expect.arrayContaining([
        'NotoSans-Regular',
        'NotoSansTelugu-Regular',
        'NotoSansTamil-Regular',
      ]),
    )
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
    const { texts, pages } = readPdf((await get(buyer, order)).rawPayload)
    expect(pages).toBeGreaterThan(1)
    expect(texts.filter((text) => text === 'Item')).toHaveLength(pages)
    expect(texts.at(-1)).toBe('For Deccan IT Supply Private Limited')
  })

  it('waits until the order ships', async () => {
    const { order, buyer } = await createOrder(store)
    await setStatus(order, 'processing')
    const answer = await get(buyer, order)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'invoice_not_due', message: 'The invoice is issued when the order ships.' },
    ])
    expect(await store.db('document_sequences').select('series')).toEqual([])
  })

  it('is not made of an order that was cancelled before', async () => {
    const { order, buyer } = await createOrder(store)
    await cancel(buyer, order)
    const answer = await get(buyer, order)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'cancelled_unbilled', message: 'This order was cancelled before it was invoiced.' },
    ])
  })

  it.each(['invoice', 'credit-note'])('shows its %s to owner and tier alone', async (kind) => {
    const { order, buyer } = await createOrder(store, { role: 'distributor' })
    await setStatus(order, 'shipped')
    await setStatus(order, 'cancelled')
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
    it('at the moment an invoiced order is cancelled, in a series of its own', async () => {
      now.at = new Date('2026-11-21T06:00:00Z')
      const { order, buyer } = await createOrder(store, { role: 'reseller' })
      await setStatus(order, 'shipped')
      await setStatus(order, 'processing')
      now.at = new Date('2026-11-25T06:00:00Z')
      await cancel(buyer, order)
      now.at = new Date('2026-12-25T06:00:00Z')
      const answer = await get(buyer, order, 'credit-note')
      const { texts } = readPdf(answer.rawPayload)
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
        expect(texts).toContain(text)
      }
      expect(await store.db('tax_documents').orderBy('id').pluck('number')).toEqual([
        'INV/26-27/00001',
        'CN/26-27/00001',
      ])
    })

    it('and not while there is nothing to take back', async () => {
      const refusal = {
        code: 'credit_note_not_due',
        message: 'A credit note is only made when an invoiced order is cancelled.',
      }
      const unbilled = await createOrder(store)
      await cancel(unbilled.buyer, unbilled.order)
      for (const { order, buyer } of [await createShipped(), unbilled]) {
        const answer = await get(buyer, order, 'credit-note')
        expect([answer.statusCode, answer.json()]).toEqual([409, refusal])
      }
    })

    it('also when cancelling and shipping meet', async () => {
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
})

describe('a store whose seller is not configured', () => {
  const store = useTestStore()

  it('says so instead of making an invoice', async () => {
    const { order, buyer } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const shipped = await store.app.inject({
      method: 'PUT',
      url: `/api/dashboard/${order._id}/status`,
      headers: admin.headers,
      payload: { status: 'shipped' },
    })
    expect(shipped.statusCode).toBe(200)
    const url = `/api/orders/${order._id}/invoice`
    const answer = await store.app.inject({ url, headers: buyer.headers })
    expect([answer.statusCode, answer.json()]).toEqual([
      501,
      { code: 'seller_missing', message: 'Invoices are not set up yet. Please contact us.' },
    ])
    expect(await store.db('document_sequences').select('series')).toEqual([])
  })
})
