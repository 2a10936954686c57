import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../test/factories/multipart-form.ts'
import {
  cancelAsAdmin,
  createOrder,
  testPdf,
  testPng,
} from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

interface Answer {
  message: string
  order: Order
}

describe('the bill of an order', () => {
  const store = useTestStore()

  const put = async (who: Pick<SignedInAccount, 'headers'>, order: Order, content: Buffer) => {
    const { payload, headers } = multipartOf({ billPdf: { content, name: 'Bill 42.pdf' } })
    return store.app.inject({
      method: 'PUT',
      url: `/api/orders/bill/${order._id}`,
      headers: { ...who.headers, ...headers },
      payload,
    })
  }
  const remove = async (who: Pick<SignedInAccount, 'headers'>, order: Order) =>
    store.app.inject({
      method: 'DELETE',
      url: `/api/orders/bill/${order._id}`,
      headers: who.headers,
    })
  const countStoredFiles = async () => {
    const folder = join(store.config.DATA_FOLDER, 'files')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).length
  }

  it('is uploaded by the admin of the tier and saved by the buyer', async () => {
    const { order, buyer } = await createOrder(store, { role: 'distributor' })
    const answer = await put(await signIn(store, 'distributor-admin'), order, testPdf)
    expect(answer.json<Answer>()).toMatchObject({
      message: 'Bill uploaded',
      order: { timeline: [{}, { kind: 'bill', to: 'uploaded', reason: 'Bill 42.pdf' }] },
    })
    const own = await store.app.inject({ url: `/api/orders/${order._id}`, headers: buyer.headers })
    const bill = await store.app.inject(own.json<Order>().billUrl ?? '')
    expect(bill.headers['content-disposition']).toContain('attachment; filename="Bill 42.pdf"')
    expect(bill.rawPayload.equals(testPdf)).toBe(true)
  })

  it('is deleted when it is replaced', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const before = await countStoredFiles()
    const first = (await put(admin, order, testPdf)).json<Answer>().order.billUrl ?? ''
    const second = (await put(admin, order, testPdf)).json<Answer>().order.billUrl ?? ''
    expect((await store.app.inject(first)).statusCode).toBe(404)
    expect((await store.app.inject(second)).statusCode).toBe(200)
    expect(await countStoredFiles()).toBe(before + 1)
    expect(await store.db('files').where('kind', 'bill').pluck('id')).toHaveLength(1)
  })

  it('is deleted once', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    const before = await countStoredFiles()
    await put(admin, order, testPdf)
    const first = await remove(admin, order)
    const second = await remove(admin, order)
    expect(first.json<Answer>().message).toBe('Bill deleted')
    expect(first.json<Answer>().order.billUrl).toBeUndefined()
    expect([second.statusCode, second.json()]).toEqual([
      404,
      { code: 'bill_missing', message: 'This order has no bill.' },
    ])
    expect(await countStoredFiles()).toBe(before)
  })

  it('is complete or deleted when it is uploaded and deleted at the same time', async () => {
    const { order, buyer } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const before = await countStoredFiles()
    await put(admin, order, testPdf)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0 ? put(admin, order, testPdf) : remove(admin, order),
      ),
    )
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([])
    const own = await store.app.inject({ url: `/api/orders/${order._id}`, headers: buyer.headers })
    const { billUrl, timeline } = own.json<Order>()
    const isThere = timeline.at(-1)?.to === 'uploaded'
    expect(billUrl !== undefined).toBe(isThere)
    if (billUrl) expect((await store.app.inject(billUrl)).statusCode).toBe(200)
    const kept = await store.db('files').where('kind', 'bill').pluck('id')
    expect([kept.length, await countStoredFiles()]).toEqual(isThere ? [1, before + 1] : [0, before])
  })

  it('is neither uploaded nor deleted once the order is cancelled', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    await put(admin, order, testPdf)
    const before = await countStoredFiles()
    await cancelAsAdmin(store, admin, order)
    for (const answer of [await put(admin, order, testPdf), await remove(admin, order)]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'order_final', message: "Order is cancelled — it can't be changed" },
      ])
    }
    expect(await countStoredFiles()).toBe(before)
  })

  it('must be a PDF of at most 10 MB', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    for (const content of [await testPng(), Buffer.from('%PDF-1.4 cut off'), Buffer.alloc(0)]) {
      const answer = await put(admin, order, content)
      expect([answer.statusCode, answer.json<Answer>().message]).toEqual([
        415,
        'Please upload a valid PDF file',
      ])
    }
    const large = Buffer.concat([testPdf, Buffer.alloc(10 * 1024 * 1024)])
    const refused = await put(admin, order, large)
    expect([refused.statusCode, refused.json<Answer>().message]).toEqual([
      413,
      'The bill is too large. Upload a PDF of at most 10 MB',
    ])
    const nothing = await store.app.inject({
      method: 'PUT',
      url: `/api/orders/bill/${order._id}`,
      headers: admin.headers,
    })
    expect([nothing.statusCode, nothing.json<Answer>().message]).toEqual([
      400,
      'Please upload a valid PDF file',
    ])
  })

  it('is not accessible to another tier, to buyers and to visitors', async () => {
    const { order, buyer } = await createOrder(store)
    const stranger = await signIn(store, 'reseller-admin')
    const visitor = { headers: { authorization: '' } }
    const before = await countStoredFiles()
    for (const [who, statusCode] of [
      [stranger, 404],
      [buyer, 403],
      [visitor, 401],
    ] as const) {
      expect((await put(who, order, testPdf)).statusCode).toBe(statusCode)
      expect((await remove(who, order)).statusCode).toBe(statusCode)
    }
    expect(await countStoredFiles()).toBe(before)
  })
})
