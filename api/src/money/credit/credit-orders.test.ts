import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { creditClient } from '../../../test/credit-client.ts'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { createOrder, fillCart } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { ledgerClient } from '../../../test/ledger-client.ts'
import {
  assignReceipt,
  listOpenReceipts,
  sendStatement,
} from '../../../test/receipts/receipt-client.ts'
import { countRows, stockOf } from '../../../test/stored-state.ts'
import { useTestStore } from '../../../test/test-store.ts'

const start = new Date('2026-11-27T06:00:00Z')
const now = { at: start }
const dayMs = 24 * 3_600_000
const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
const { grant, read, send, tryOrder, order, createBuyer } = creditClient(store)
const { setStatus } = invoiceClient(store)
const ledgers = ledgerClient(store)

const later = (days: number) => {
  now.at = new Date(start.getTime() + days * dayMs)
}

/** A buyer with a limit of ₹10,000; an order of one piece is ₹4,500. */
async function buyerOf(limit = 10_000, terms = {}) {
  now.at = start
  return createBuyer({ limit, ...terms })
}

async function pay(order: Pick<Order, '_id'>, amount: number) {
  const admin = await signIn(store, 'superadmin')
  await sendStatement(store, admin, [{ amount }])
  const [receipt] = await listOpenReceipts(store, admin)
  if (!receipt) throw new Error('no receipt')
  await assignReceipt(store, admin, { receipt, parts: [{ order: order._id, amount }] })
}

const setPaid = async (order: Pick<Order, '_id'>, paymentStatus = 'paid') => {
  const { headers } = await signIn(store, 'superadmin')
  const url = `/api/dashboard/orders/${order._id}/payment`
  return store.app.inject({ method: 'PUT', url, headers, payload: { paymentStatus } })
}

async function refusalOf(buyer: SignedInAccount, quantity = 1) {
  const answer = await tryOrder(buyer, { quantity })
  const { code, message } = answer.json<{ code: string; message: string }>()
  return [answer.statusCode, code, message]
}

describe('an order on credit', () => {
  it('is processed at once, has a payment code and no time to pay, and is due so many days after its invoice', async () => {
    const buyer = await buyerOf()
    const product = await createProduct(store.db)
    const placed = await order(buyer, { product, quantity: 2 })
    expect(placed).toMatchObject({
      orderStatus: 'processing',
      paymentStatus: 'pending',
      paymentMethod: 'bank_transfer',
      creditDays: 30,
      timeline: [{ kind: 'placed', to: 'processing' }],
    })
    expect(placed.paymentCode).toMatch(/^\w{4}-\w{4}$/)
    expect(placed).not.toHaveProperty('payBy')
    expect(placed).not.toHaveProperty('dueOn')
    expect(await stockOf(store, product.id)).toBe(18)
    await setStatus(placed, 'shipped')
    const url = `/api/orders/${placed._id}`
    const sent = await store.app.inject({ url, headers: buyer.headers })
    expect(sent.json()).toMatchObject({ creditDays: 30, dueOn: '2026-12-27' })
    expect(await ledgers.read(buyer)).toMatchObject({
      bills: [{ dueOn: '2026-12-27', amount: 9000 }],
      ageing: { notDue: 9000 },
    })
  })

  it('uses the limit to the paisa, and says what is left', async () => {
    const buyer = await buyerOf(9000)
    await order(buyer)
    expect(await read(buyer)).toMatchObject({ limit: 9000, used: 4500, left: 4500 })
    await order(buyer)
    expect(await read(buyer)).toMatchObject({ used: 9000, left: 0 })
    expect(await refusalOf(buyer)).toEqual([
      409,
      'credit_refused',
      'This order is more than the ₹0 left of your credit of ₹9,000. Pay a bill, order less, or reserve this order and pay it by transfer: it is sent once it is paid.',
    ])
    expect(await countRows(store, 'orders')).toBe(2)
  })

  it('is one order when its request is repeated', async () => {
    const buyer = await buyerOf()
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(buyer, 'tap')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
    expect(await read(buyer)).toMatchObject({ used: 4500 })
  })

  it('is refused without credit, and while it is on hold', async () => {
    const stranger = await signIn(store, 'reseller')
    expect(await refusalOf(stranger)).toMatchObject([409, 'credit_refused', /has no credit/])
    const buyer = await buyerOf(10_000, { onHold: true })
    expect(await refusalOf(buyer)).toMatchObject([409, 'credit_refused', /on hold/])
  })

  it('is refused while a bill is overdue for longer than the days of grace, until it is paid', async () => {
    const buyer = await buyerOf(50_000, { days: 7, graceDays: 3 })
    const first = await order(buyer)
    await setStatus(first, 'shipped')
    later(7 + 3)
    const again = await signIn(store, buyer.account)
    await order(again)
    later(7 + 4)
    const refused = await signIn(store, buyer.account)
    expect(await refusalOf(refused)).toMatchObject([
      409,
      'credit_refused',
      /^₹4,500 of your bills are overdue/,
    ])
    await pay(first, 4500)
    expect((await send(refused)).statusCode).toBe(201)
  })

  it('frees the limit with money that is matched or verified, and takes it again when that is taken back', async () => {
    const buyer = await buyerOf()
    const first = await order(buyer)
    const second = await order(buyer)
    expect(await refusalOf(buyer)).toMatchObject([409, 'credit_refused', /₹1,000 left/])
    await pay(first, 4000)
    expect(await read(buyer)).toMatchObject({ used: 5000 })
    await setPaid(second)
    expect(await read(buyer)).toMatchObject({ used: 500, left: 9500 })
    await setPaid(second, 'pending')
    expect(await read(buyer)).toMatchObject({ used: 5000, left: 5000 })
  })

  it('counts what was sent unpaid, entries by hand and advances, and nothing of cancelled and reserved orders', async () => {
    const buyer = await buyerOf(20_000)
    const admin = await signIn(store, 'superadmin')
    const { order: sent } = await createOrder(store, { buyer })
    expect(await read(buyer)).toMatchObject({ used: 0 })
    await setStatus(sent, 'shipped')
    expect(await read(buyer)).toMatchObject({ used: 4500 })
    const item = { kind: 'opening', label: 'Bills of 2025', day: '2026-11-01', amount: 3000 }
    const path = `ledgers/${buyer.account.publicId}`
    await ledgers.send(admin, { path: `${path}/items`, payload: item })
    expect(await read(buyer)).toMatchObject({ used: 7500, overdue: 3000 })
    await sendStatement(store, admin, [{ amount: 5000 }])
    const [receipt] = await listOpenReceipts(store, admin)
    await ledgers.send(admin, { method: 'PUT', path: `${path}/receipts/${receipt?._id}` })
    expect(await read(buyer)).toMatchObject({ used: 2500, overdue: 0 })
    const cancelled = await order(buyer)
    expect(await read(buyer)).toMatchObject({ used: 7000 })
    await setStatus(cancelled, 'cancelled')
    expect(await read(buyer)).toMatchObject({ used: 2500 })
    expect((await ledgers.read(buyer)).closing).toBe(2500)
  })

  it('is not sent while its buyer is on hold or owes too much, and is sent once it is paid', async () => {
    const buyer = await buyerOf()
    const placed = await order(buyer)
    await grant(buyer, { limit: 4000 })
    const tooMuch = await setStatus(placed, 'shipped')
    expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([
      409,
      {
        code: 'credit_refused',
        message: expect.stringMatching(/owes ₹4,500 .* above its limit of ₹4,000/),
      },
    ])
    await grant(buyer, { limit: 10_000, onHold: true })
    expect((await setStatus(placed, 'shipped')).json().message).toMatch(/is on hold/)
    await setPaid(placed)
    expect((await setStatus(placed, 'shipped')).statusCode).toBe(200)
  })

  it('keeps its days when the terms change', async () => {
    const buyer = await buyerOf()
    const placed = await order(buyer)
    await grant(buyer, { days: 7 })
    await setStatus(placed, 'shipped')
    expect(await ledgers.read(buyer)).toMatchObject({ bills: [{ dueOn: '2026-12-27' }] })
  })
})
