import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { createOrder, fillCart, sendOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { anyHolds } from '../../../test/reserving/any-holds.ts'
import { useTestStore } from '../../../test/test-store.ts'

const now = { at: new Date('2026-11-21T06:00:00Z') }
const visitor = { headers: { authorization: '' } }

describe('the invoice of an order', () => {
  const store = useTestStore({
    environment: { ...seller, ...anyHolds },
    clock: { now: () => now.at },
  })

  const { get, setStatus, createShipped } = invoiceClient(store)

  it('is a PDF that names seller, buyer, goods, taxes and the amount in words', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
    const { order, buyer } = await createShipped({
      role: 'reseller',
      quantity: 3,
      shipping: { gstNumber: '27ABCPM1234F1Z3' },
    })
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
      'Bill and ship to: Kulkarni Computers Attn: Ravi Kulkarni',
      'GSTIN: 27ABCPM1234F1Z3',
      '84439959',
      'IGST',
      '13,500.00',
      'Rupees Thirteen Thousand Five Hundred Only',
    ]) {
      expect(said).toContain(text)
    }
    expect(said).not.toContain('CGST')
  })

  it('never changes with the buyer or the product', async () => {
    const { order, buyer, product } = await createShipped()
    const first = await get(buyer, order)
    now.at = new Date('2027-06-01T06:00:00Z')
    await store.db('products').where('id', product.id).update({ name: 'Something else', hsn: null })
    await store.db('users').update({ name: 'Somebody else' })
    await setStatus(order, 'cancelled')
    const admin = await signIn(store, 'enduser-admin')
    expect((await get(admin, order)).rawPayload.equals(first.rawPayload)).toBe(true)
  })

  it('prints the rupee sign and Indian scripts', async () => {
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

  it('takes as many pages as its lines need', async () => {
    now.at = new Date('2026-11-21T06:00:00Z')
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
    expect(texts.at(-1)).toBe(`INV/26-27/00001, page ${pages} of ${pages}`)
  })

  it.each(['invoice', 'credit-note'])('has a %s for its owner and its tier only', async (kind) => {
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
})

describe('a store whose seller is not configured', () => {
  const store = useTestStore()

  it('responds with an error instead of an invoice', async () => {
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
