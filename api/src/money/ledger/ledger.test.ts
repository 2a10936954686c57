import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { inShort, ledgerClient } from '../../../test/ledger-client.ts'
import {
  answerReceipts,
  assignReceipt,
  listOpenReceipts,
  listReceipts,
  postStatement,
  readCase,
  sendStatement,
} from '../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../test/test-store.ts'

const now = { at: new Date('2026-11-27T06:00:00Z') }
const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
const { get, send, read, list } = ledgerClient(store)
const { setStatus, createShipped } = invoiceClient(store)

/** An order of ₹5,000 that was shipped on 27 November. */
async function createBilled(overrides: Parameters<typeof createOrder>[1] = {}) {
  now.at = new Date('2026-11-27T06:00:00Z')
  return createShipped(overrides)
}

async function receive(
  admin: Awaited<ReturnType<typeof signIn>>,
  credit: { amount: number; day?: string; reference?: string; orders?: Record<string, number> },
) {
  const { orders = {}, ...line } = credit
  await sendStatement(store, admin, [line])
  const [receipt] = await listOpenReceipts(store, admin)
  if (!receipt) throw new Error('no receipt')
  const parts = Object.entries(orders).map(([order, amount]) => ({ order, amount }))
  if (parts.length > 0) await assignReceipt(store, admin, { receipt, parts })
  return receipt
}

describe('the ledger of a buyer', () => {
  it('has each paper and all money once, by day, with the balance after it', async () => {
    const { order, buyer, product } = await createBilled()
    const { order: open } = await createOrder(store, { buyer, product })
    const admin = await signIn(store, 'superadmin')
    expect(await read(buyer)).toMatchObject({
      from: '2026-04-01',
      to: '2026-11-27',
      opening: 0,
      closing: 5000,
      ordered: { count: 1, total: open.totalAmount },
    })
    await receive(admin, { amount: 2000.5, reference: 'UTR1', orders: { [order._id]: 2000.5 } })
    const note = { lines: [{ line: 1, quantity: 1 }], reason: 'Leaked', seen: 0 }
    await send(admin, { path: `orders/${order._id}/credit-notes`, payload: note })
    const ledger = await read(buyer)
    expect(inShort(ledger)).toEqual([
      ['2026-11-24', 'payment', -2000.5, -2000.5],
      ['2026-11-27', 'invoice', 5000, 2999.5],
      ['2026-11-27', 'credit-note', -5000, -2000.5],
    ])
    expect(ledger).toMatchObject({
      debits: 5000,
      credits: 7000.5,
      closing: -2000.5,
      ageing: { notDue: 0, advances: 2000.5, balance: -2000.5 },
      bills: [],
    })
    const refund = { refundedOn: '2026-11-27', reference: 'R1', seen: 2000.5 }
    await send(admin, { path: `orders/${order._id}/refund`, payload: refund })
    expect(await read(buyer)).toMatchObject({ closing: 0, ageing: { advances: 0 } })
  })

  it('ages an open bill from the day after it is due, and begins a period with the balance before', async () => {
    const { buyer } = await createBilled()
    const [{ number }] = await store.db('tax_documents').select('number')
    const bill = { label: number, dueOn: '2026-11-27', amount: 5000 }
    expect(await read(buyer)).toMatchObject({ bills: [bill], ageing: { notDue: 5000 } })
    now.at = new Date('2026-11-27T18:30:00Z')
    const later = await signIn(store, buyer.account)
    expect((await read(later)).ageing).toMatchObject({ notDue: 0, days30: 5000, balance: 5000 })
    // The last second of a financial year in India, and the first one of the next.
    const issueAt = (instant: string) =>
      store.db('tax_documents').update({ issued_at: new Date(instant) })
    await issueAt('2026-03-31T18:29:59Z')
    const before = { from: '2026-04-01', opening: 5000, entries: [], closing: 5000 }
    expect(await read(later)).toMatchObject({ ...before, ageing: { over90: 5000 } })
    await issueAt('2026-03-31T18:30:00Z')
    expect(await read(later)).toMatchObject({ opening: 0, entries: [{ day: '2026-04-01' }] })
    expect(await read(later, 'me?to=2026-03-31')).toMatchObject({ from: '2025-04-01', closing: 0 })
    expect((await get(later, 'me?from=2026-11-02&to=2026-11-01')).json()).toMatchObject({
      message: 'The first day is after the last one.',
    })
  })

  it('says that money by the word of an admin is not in the bank, until the bank shows it', async () => {
    const { order, buyer } = await createBilled()
    const admin = await signIn(store, 'superadmin')
    const path = `dashboard/orders/${order._id}/payment`
    await send(admin, { method: 'PUT', path, payload: { paymentStatus: 'paid' } })
    expect(inShort(await read(buyer)).at(-1)).toEqual(['2026-11-27', 'recorded', -5000, 0])
    await receive(admin, { amount: 4000, orders: { [order._id]: 4000 } })
    expect(inShort(await read(buyer))).toEqual([
      ['2026-11-24', 'payment', -4000, -4000],
      ['2026-11-27', 'invoice', 5000, 1000],
    ])
  })

  it('has what was sent before the store had a seller as an order, once', async () => {
    const { order, buyer } = await createBilled()
    await store.db('tax_documents').delete()
    expect(inShort(await read(buyer))).toEqual([['2026-11-27', 'order', 5000, 5000]])
    await setStatus(order, 'delivered')
    expect(inShort(await read(buyer))).toHaveLength(1)
  })
})

describe('money that no order has', () => {
  it('is an advance of the buyer whose orders have the rest, or whom an admin names', async () => {
    const { order, buyer } = await createBilled()
    const admin = await signIn(store, 'superadmin')
    await receive(admin, { amount: 6000, orders: { [order._id]: 5000 } })
    expect(await read(buyer)).toMatchObject({ closing: -1000, ageing: { advances: 1000 } })

    const other = await signIn(store, 'reseller')
    await sendStatement(store, admin, [{ amount: 700, day: '25/11/2026' }])
    const waiting = await listOpenReceipts(store, admin)
    const receipt = waiting.find(({ amount }) => amount === 700)
    expect((await read(other)).closing).toBe(0)
    const path = `ledgers/${other.account.publicId}/receipts/${receipt?._id}`
    expect((await send(admin, { method: 'PUT', path })).statusCode).toBe(200)
    expect(inShort(await read(other))).toEqual([['2026-11-25', 'advance', -700, -700]])
    expect((await read(other)).entries).toMatchObject([{ receipt: receipt?._id }])
    expect((await send(admin, { method: 'DELETE', path })).statusCode).toBe(200)
    expect((await send(admin, { method: 'DELETE', path })).statusCode).toBe(404)
    expect((await read(other)).closing).toBe(0)
    expect(await store.db('audit_entries').where('subject_kind', 'ledger').pluck('action')).toEqual(
      ['ledger.payer-recorded', 'ledger.payer-removed'],
    )
  })

  it('came and went when it is paid back', async () => {
    const buyer = await signIn(store, 'enduser')
    const admin = await signIn(store, 'superadmin')
    const receipt = await receive(admin, { amount: 700 })
    const path = `ledgers/${buyer.account.publicId}/receipts/${receipt._id}`
    await send(admin, { method: 'PUT', path })
    await answerReceipts(store, admin, { receipts: [receipt], answer: 'refunded' })
    expect(inShort(await read(buyer))).toEqual([
      ['2026-11-24', 'refund', 700, 700],
      ['2026-11-24', 'advance', -700, 0],
    ])
  })

  it('came and went when the bank takes a cheque back, and the bill is open again', async () => {
    const placed = await createBilled()
    const named = { payment_code: 'QE6VY79U' }
    await store.db('orders').where('public_id', placed.order._id).update(named)
    const admin = await signIn(store, 'superadmin')
    const rows = String(await readCase('80-hdfc-cheque-returned.csv')).split(/\r?\n/)
    const [account = '', head = '', cheque = '', ...rest] = rows
    await postStatement(store, admin, { content: `${account}\n${head}\n${cheque}\n` })
    const [receipt] = await listOpenReceipts(store, admin)
    if (!receipt) throw new Error('no receipt')
    const parts = [{ order: placed.order._id, amount: 5000 }]
    await assignReceipt(store, admin, { receipt, parts })
    // The cheque is of ₹12,600: the order has ₹5,000 of it, and the rest is an advance.
    const before = await read(placed.buyer)
    await postStatement(store, admin, { content: [account, head, ...rest].join('\n') })
    const [returned] = await listReceipts(store, admin, 'proposed')
    if (!returned) throw new Error('nothing was returned')
    await answerReceipts(store, admin, { receipts: [returned], answer: 'returned' })
    const ledger = await read(placed.buyer)
    expect(before).toMatchObject({ closing: -7600, ageing: { advances: 7600 } })
    expect(inShort(ledger)).toEqual([
      ['2026-11-25', 'payment', -12_600, -12_600],
      ['2026-11-26', 'returned', 12_600, 0],
      ['2026-11-27', 'invoice', 5000, 5000],
    ])
    expect(ledger).toMatchObject({ bills: [{ amount: 5000 }], ageing: { advances: 0 } })
    // Until the day before the bank took it back, the ledger is what it was.
    expect((await read(placed.buyer, 'me?to=2026-11-25')).closing).toBe(-12_600)
    await send(admin, { method: 'DELETE', path: `receipts/${returned._id}/answers` })
    expect((await read(placed.buyer)).entries.map(({ kind }) => kind)).toEqual(['invoice'])
  })
})

describe('tax deducted at source', () => {
  it('pays a part of the order that no transfer replaces', async () => {
    const { order, buyer } = await createBilled()
    const admin = await signIn(store, 'enduser-admin')
    const path = `orders/${order._id}/withheld-tax`
    const tax = { amount: 5, withheldOn: '2026-11-26', reference: '26Q-1' }
    const paid = { method: 'PUT', path: `dashboard/orders/${order._id}/payment` } as const
    await send(admin, { ...paid, payload: { paymentStatus: 'paid' } })
    expect((await send(admin, { path, payload: tax })).statusCode).toBe(201)
    expect(inShort(await read(buyer))).toEqual([
      ['2026-11-26', 'withheld-tax', -5, -5],
      ['2026-11-27', 'invoice', 5000, 4995],
      ['2026-11-27', 'recorded', -4995, 0],
    ])
    const superadmin = await signIn(store, 'superadmin')
    await receive(superadmin, { amount: 4995, orders: { [order._id]: 4995 } })
    const status = await store.db('orders').where('public_id', order._id).first('payment_status')
    expect([status, (await read(buyer)).closing]).toEqual([{ payment_status: 'paid' }, 0])
    expect((await send(admin, { method: 'DELETE', path })).statusCode).toBe(200)
    expect((await read(buyer)).closing).toBe(5)
    expect((await send(admin, { method: 'DELETE', path })).statusCode).toBe(404)
  })

  it('stays with an order whose money went back to the buyer', async () => {
    const { order, buyer } = await createBilled()
    const admin = await signIn(store, 'superadmin')
    const path = `orders/${order._id}/withheld-tax`
    await send(admin, { path, payload: { amount: 5, withheldOn: '2026-11-26', reference: '26Q' } })
    await setStatus(order, 'cancelled', 'Sent back')
    const refund = { refundedOn: '2026-11-27', reference: 'R1', seen: 5 }
    await send(admin, { path: `orders/${order._id}/refund`, payload: refund })
    expect((await read(buyer)).closing).toBe(0)
    const refused = await send(admin, { method: 'DELETE', path })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'refund_recorded' }])
    expect((await read(buyer)).closing).toBe(0)
  })

  it.each([
    [{ amount: 500.01 }, 'amount', 'Enter the tax that was deducted: above zero, at most ₹500.'],
    [{ amount: 0 }, 'amount', 'Enter the tax that was deducted: above zero, at most ₹500.'],
    [
      { withheldOn: '2026-11-28' },
      'withheldOn',
      'Enter the day of the deduction: today or earlier.',
    ],
    [
      { reference: ' ' },
      'reference',
      'Enter the number of the TDS certificate, or a note that helps to find it.',
    ],
  ])('is refused with a sentence: %j', async (change, field, message) => {
    const { order } = await createBilled()
    const admin = await signIn(store, 'superadmin')
    const payload = { amount: 5, withheldOn: '2026-11-26', reference: '26Q-1', ...change }
    const answer = await send(admin, { path: `orders/${order._id}/withheld-tax`, payload })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: [{ field, message }] },
    ])
  })
})

describe('the ledgers of all buyers', () => {
  it('begin with the bill that is due the longest, and add up', async () => {
    const product = await createProduct(store.db)
    const late = await createBilled({ product })
    const early = await createBilled({ role: 'reseller', product })
    const invoices = await store.db('tax_documents').orderBy('id').select('id')
    const issued = { issued_at: new Date('2026-09-30T18:30:00Z') }
    await store.db('tax_documents').where('id', invoices[1].id).update(issued)
    const admin = await signIn(store, 'superadmin')
    const other = await signIn(store, 'distributor')
    const receipt = await receive(admin, { amount: 300 })
    const path = `ledgers/${other.account.publicId}/receipts/${receipt._id}`
    await send(admin, { method: 'PUT', path })
    const { buyers, totals } = await list(admin)
    expect(buyers.map(({ _id, balance, oldestDueOn }) => [_id, balance, oldestDueOn])).toEqual([
      [early.buyer.account.publicId, buyers[0]?.balance, '2026-10-01'],
      [late.buyer.account.publicId, 5000, '2026-11-27'],
      [other.account.publicId, -300, undefined],
    ])
    expect(totals.balance).toBe(buyers.reduce((sum, { balance }) => sum + balance, 0))
    expect(totals).toMatchObject({ notDue: 5000, advances: 300 })
    expect(buyers[0]).toMatchObject({ days60: buyers[0]?.balance, firmName: 'Mehta Infotech' })
  })
})
