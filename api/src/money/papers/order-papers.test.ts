import { describe, expect, it } from '@jest/globals'
import { orderNameOf, shortOrderId } from '@store/contract/rules/orders/order-name'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { seller } from '../../../test/factories/invoice-client.ts'
import { createOrderChanges } from '../../../test/factories/order-changes.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { useTestStore } from '../../../test/test-store.ts'

describe('papers of orders', () => {
  const store = useTestStore({ environment: seller })
  const { put } = createOrderChanges(store)

  const send = async (headers: Record<string, string>, payload: object) =>
    store.app.inject({ method: 'POST', url: '/api/orders/papers', headers, payload })
  const print = async (who: SignedInAccount, orders: Pick<Order, '_id'>[], papers: string[]) => {
    const ids = orders.map(({ _id }) => _id)
    const answer = await send(who.headers, { orders: ids, papers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { texts, pages } = readPdf(answer.rawPayload)
    return { texts, pages, text: texts.join(' ').replace(/\s+/g, ' ') }
  }

  it('are one file: order by order as asked, each slip, packing list and label', async () => {
    const admin = await signIn(store, 'reseller-admin')
    const placed = [
      (await createOrder(store, { role: 'reseller' })).order,
      (await createOrder(store, { role: 'reseller' })).order,
    ]
    const asked = [...placed].reverse()
    const { texts, pages } = await print(
      admin,
      [...asked, ...asked],
      ['label', 'slip', 'packing-list'],
    )
    expect(pages).toBe(6)
    const heads = texts.filter((text) =>
      /^(ORDER SLIP|PACKING LIST|TO|(Order )?#\w{6})$/.test(text),
    )
    expect(heads).toEqual(
      asked.flatMap(({ _id }) => {
        const name = orderNameOf(_id)
        const number = `Order ${name}`
        return ['ORDER SLIP', number, 'PACKING LIST', number, name, 'TO']
      }),
    )
  })

  it('say what each is for: prices on the slip, boxes without prices on the packing list', async () => {
    const admin = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { name: 'लेज़र टोनर', modelNo: 'LT-88A' })
    const shipping = { fullName: 'मीरा नायर', city: 'कोच्चि' }
    const placed = { role: 'reseller', product, quantity: 3, shipping } as const
    const { order } = await createOrder(store, placed)
    const total = `Total ${new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(order.totalAmount)}`
    const slip = await print(admin, [order], ['slip'])
    for (const text of [
      `Order ${orderNameOf(order._id)}`,
      `Id: ${order._id}`,
      'Ship to: Kulkarni Computers (मीरा नायर)',
      'Phone: 9820012345',
      'Wanted by: Bus, Neeta Travels MH12AB1234, 9820054321',
      'Status: Pending',
      'Payment: Pending, bank transfer',
      'लेज़र टोनर (LT-88A)',
      'Deccan IT Supply Private Limited',
      total,
    ])
      expect(slip.text).toContain(text)
    const list = await print(admin, [order], ['packing-list'])
    for (const text of ['LT-88A', 'लेज़र टोनर', 'मीरा नायर', 'Pieces: 3', 'Packed by:'])
      expect(list.text).toContain(text)
    expect(list.text).not.toContain('₹')
  })

  it('have what the buyer says on slip and packing list: PO number and note', async () => {
    const admin = await signIn(store, 'superadmin')
    const { order } = await createOrder(store, {
      data: { poNumber: 'PO/26-27/0417', buyerNote: `${'पैकिंग पक्की रखें '.repeat(20)}\nSecond gate` },
    })
    for (const paper of ['slip', 'packing-list']) {
      const { text } = await print(admin, [order], [paper])
      for (const said of ["Buyer's order no: PO/26-27/0417", "Buyer's note: पैकिंग", 'Second gate'])
        expect(text).toContain(said)
    }
  })

  it('have a label for each package: where to, where from, and the number as a barcode', async () => {
    const admin = await signIn(store, 'superadmin')
    const { order } = await createOrder(store, { shipping: { fullName: 'मीरा नायर' } })
    expect((await print(admin, [order], ['label'])).text).toContain('Package ____ of ____')
    const dispatch = { courier: 'DTDC', docketNumber: 'D77123', packages: 2, freight: 'to pay' }
    await put(admin, `/dashboard/${order._id}/status`, { status: 'shipped', dispatch })
    const { texts, text, pages } = await print(admin, [order], ['label'])
    expect(pages).toBe(2)
    expect(texts.filter((one) => one.startsWith('Package'))).toEqual([
      'Package 1 of 2',
      'Package 2 of 2',
    ])
    for (const expected of [
      'Kulkarni Computers (मीरा नायर) 14 Lamington Road Mumbai, Maharashtra PIN 400007',
      'Phone 9820012345',
      'FROM Deccan IT Supply Private Limited Abids, Hyderabad 500001, Telangana',
      'DTDC, D77123',
      'Freight to pay',
      shortOrderId(order._id),
    ])
      expect(text).toContain(expected)
  })

  it('take as many pages as the lines need, and an address of any length', async () => {
    const admin = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { name: 'Toner '.repeat(30).trim() })
    const { order } = await createOrder(store, {
      product,
      shipping: { fullName: 'N'.repeat(120), address: `${'Plot 12, '.repeat(40)}end` },
    })
    const [line] = await store.db('order_lines').select('*')
    await store
      .db('order_lines')
      .insert(Array.from({ length: 40 }, (_, index) => ({ ...line, line_no: index + 2 })))
    const { texts, pages } = await print(admin, [order], ['packing-list', 'label'])
    expect(pages).toBeGreaterThan(2)
    expect(texts.filter((text) => text === 'Model')).toHaveLength(pages - 1)
    expect(texts.join(' ')).toContain('Plot 12, end')
  })

  it('are refused as a whole when one of the orders is not there, and name it', async () => {
    const admin = await signIn(store, 'reseller-admin')
    const { order } = await createOrder(store, { role: 'reseller' })
    const foreign = await createOrder(store, { role: 'distributor' })
    const orders = [order._id, foreign.order._id, 'nowhere']
    const answer = await send(admin.headers, { orders, papers: ['slip'] })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      {
        code: 'order_not_found',
        message: `Order not found: ${orderNameOf(foreign.order._id)}, #owhere`,
        errors: [
          { field: 'orders.1', message: 'Order not found' },
          { field: 'orders.2', message: 'Order not found' },
        ],
      },
    ])
  })

  it('are at most a thousand labels, and only papers that there are', async () => {
    const admin = await signIn(store, 'superadmin')
    const ids: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const { order } = await createOrder(store)
      const dispatch = { courier: 'DTDC', packages: 999 }
      await put(admin, `/dashboard/${order._id}/status`, { status: 'shipped', dispatch })
      ids.push(order._id)
    }
    const answer = await send(admin.headers, { orders: ids, papers: ['label'] })
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Print at most 1000 labels at once.',
    ])
    for (const payload of [
      { orders: ids, papers: ['receipt'] },
      { orders: ids, papers: [] },
      { orders: [], papers: ['slip'] },
    ])
      expect((await send(admin.headers, payload)).statusCode).toBe(400)
  })

  it('have the invoices and credit notes of fifty orders in one file, in the order of the orders', async () => {
    const admin = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { stock: 100 })
    const orders: Order[] = []
    for (let count = 0; count < 50; count += 1) {
      const { order } = await createOrder(store, { product })
      await put(admin, `/dashboard/${order._id}/status`, { status: 'shipped' })
      orders.push(order)
    }
    const [first] = orders
    if (first) await put(admin, `/dashboard/${first._id}/status`, { status: 'cancelled' })
    const papers = ['credit-note', 'invoice-copies', 'invoice', 'slip']
    const { texts, pages } = await print(admin, orders, papers)
    expect(pages).toBe(50 * 4 + 1)
    const heads = texts.filter((text) => / FOR [RST]|^(ORDER SLIP|CREDIT NOTE)$/.test(text))
    const copies = [
      'ORIGINAL FOR RECIPIENT',
      'DUPLICATE FOR TRANSPORTER',
      'TRIPLICATE FOR SUPPLIER',
    ]
    expect(heads.slice(0, 9)).toEqual([
      'ORDER SLIP',
      ...copies,
      'CREDIT NOTE',
      'ORDER SLIP',
      ...copies,
    ])
  }, 120_000)

  it('name the orders that have no invoice, and print nothing then', async () => {
    const admin = await signIn(store, 'superadmin')
    const { order } = await createOrder(store)
    const shipped = (await createOrder(store)).order
    await put(admin, `/dashboard/${shipped._id}/status`, { status: 'shipped' })
    const orders = [shipped._id, order._id]
    const answer = await send(admin.headers, { orders, papers: ['slip', 'invoice'] })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'invoice_not_due',
        message: `No invoice for ${orderNameOf(order._id)}: The invoice is issued when the order ships.`,
        errors: [{ field: 'orders.1', message: 'The invoice is issued when the order ships.' }],
      },
    ])
    const notes = await send(admin.headers, { orders, papers: ['credit-note'] })
    expect([notes.statusCode, notes.json().code]).toEqual([409, 'credit_note_not_due'])
  })

  it('are forbidden to buyers and visitors', async () => {
    const { order, buyer } = await createOrder(store)
    const payload = { orders: [order._id], papers: ['slip'] }
    expect((await send(buyer.headers, payload)).statusCode).toBe(403)
    expect((await send({}, payload)).statusCode).toBe(401)
  })
})
