import { describe, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { DueRefundList, ReceiptCounts } from '@store/contract/schemas/payments/receipts'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import type { PlacedOrder } from '../../../../test/factories/order-factory.ts'
import {
  assignReceipt,
  listOpenReceipts,
  sendStatement,
} from '../../../../test/receipts/receipt-client.ts'
import { sendOrderNotices } from '../../../../test/send-order-notices.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({ environment: seller })
const { createShipped, setStatus } = invoiceClient(store)
const { put, read } = createOrderChanges(store)
const details = { refundedOn: '2026-11-20', reference: 'HDFCN52026112001' }

const post = async ({ headers }: Pick<SignedInAccount, 'headers'>, path: string, payload: object) =>
  store.app.inject({ method: 'POST', url: `/api/orders/${path}`, headers, payload })

const record = async (
  admin: SignedInAccount,
  { order }: PlacedOrder,
  money: { seen: number; amount?: number; reference?: string },
) => post(admin, `${order._id}/refund`, { ...details, ...money })

const strike = async (admin: SignedInAccount, { order }: PlacedOrder, ordinal: number) =>
  post(admin, `${order._id}/refunds/${ordinal}/strike`, { reason: 'Went to a wrong account' })

const credit = async (admin: SignedInAccount, { order }: PlacedOrder, quantity: number) =>
  post(admin, `${order._id}/credit-notes`, {
    lines: [{ line: 1, quantity }],
    reason: 'Leaked',
    seen: 0,
  })

async function dueOf({ headers }: SignedInAccount) {
  const list = await store.app.inject({ url: '/api/refunds', headers })
  const counts = (
    await store.app.inject({ url: '/api/receipts/counts', headers })
  ).json<ReceiptCounts>()
  const due = list.json<DueRefundList>().refunds.map(({ amount }) => amount)
  expect([counts.toRefund, counts.toDo]).toEqual([due.length, due.length + counts.toSettle])
  return due
}

/** A paid order of four pieces at ₹5,000 that was shipped, of which some are credited. */
async function createCredited(pieces = 2) {
  const admin = await signIn(store, 'enduser-admin')
  const placed = await createShipped({ quantity: 4 })
  const { _id } = placed.order
  await put(admin, `/dashboard/orders/${_id}/payment`, { paymentStatus: 'paid' })
  expect((await credit(admin, placed, pieces)).statusCode).toBe(201)
  return { admin, placed }
}

describe('what a credit note by line credits of a paid order', () => {
  it('goes back to the buyer, in parts, until all of it went', async () => {
    const { admin, placed } = await createCredited()
    expect(await dueOf(admin)).toEqual([10_000])
    expect(await read(placed.buyer, placed)).toMatchObject({
      orderStatus: 'shipped',
      paymentStatus: 'paid',
      refundDue: 10_000,
    })
    expect((await record(admin, placed, { seen: 10_000, amount: 2_500.5 })).statusCode).toBe(201)
    expect(await dueOf(admin)).toEqual([7_499.5])
    const rest = await record(admin, placed, { seen: 7_499.5, reference: 'SECOND' })
    expect(rest.json<{ order: Order }>().order.refunds).toMatchObject([
      { ordinal: 1, ...details, amount: 2_500.5 },
      { ordinal: 2, reference: 'SECOND', amount: 7_499.5 },
    ])
    expect(await dueOf(admin)).toEqual([])
    expect(await read(placed.buyer, placed)).not.toHaveProperty('refundDue')
  })

  it('is not due while the order is not paid, and only as far as it is paid', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const placed = await createShipped({ quantity: 4 })
    await credit(admin, placed, 1)
    expect(await dueOf(admin)).toEqual([])
    expect((await record(admin, placed, { seen: 5_000 })).json().code).toBe('no_refund_due')
    await put(admin, `/dashboard/orders/${placed.order._id}/payment`, { paymentStatus: 'paid' })
    expect(await dueOf(admin)).toEqual([5_000])
  })

  it('leaves nothing to pay once it went back of an order that was paid in part', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const placed = await createShipped({ quantity: 4 })
    await sendStatement(store, admin, [{ amount: 18_000 }])
    const [receipt] = await listOpenReceipts(store, admin)
    if (!receipt) throw new Error('no receipt')
    const parts = [{ order: placed.order._id, amount: 18_000 }]
    await assignReceipt(store, admin, { receipt, parts })
    expect(await read(placed.buyer, placed)).toMatchObject({ openAmount: 2_000 })
    await credit(admin, placed, 2)
    expect((await record(admin, placed, { seen: 8_000 })).statusCode).toBe(201)
    const shown = await read(placed.buyer, placed)
    expect(shown.refunds).toMatchObject([{ amount: 8_000 }])
    expect(shown).not.toHaveProperty('openAmount')
  })

  it('is listed for admins of its tier alone', async () => {
    await createCredited()
    expect(await dueOf(await signIn(store, 'reseller-admin'))).toEqual([])
    expect(await dueOf(await signIn(store, 'superadmin'))).toEqual([10_000])
  })

  it('is recorded once when it is sent twice at once, also in part', async () => {
    const { admin, placed } = await createCredited()
    const money = { seen: 10_000, amount: 4_000 }
    const answers = await Promise.all([record(admin, placed, money), record(admin, placed, money)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(await dueOf(admin)).toEqual([6_000])
  })

  it.each([0, -1, 10_000.01, 1.005])('is not recorded as ₹%d', async (amount) => {
    const { admin, placed } = await createCredited()
    const answer = await record(admin, placed, { seen: 10_000, amount })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'amount'])
    expect(await dueOf(admin)).toEqual([10_000])
  })

  it('leaves the rest to go back when the order is cancelled', async () => {
    const { admin, placed } = await createCredited()
    await record(admin, placed, { seen: 10_000 })
    expect((await setStatus(placed.order, 'cancelled', 'Lost')).statusCode).toBe(200)
    expect(await dueOf(admin)).toEqual([10_000])
    const messages: string[] = await store.db('notifications').pluck('message')
    expect(messages.find((message) => message.includes('Lost'))).toContain(
      '₹10,000 were paid for it and go back to the buyer.',
    )
    await record(admin, placed, { seen: 10_000, reference: 'SECOND' })
    expect(await dueOf(admin)).toEqual([])
  })
})

describe('a refund that was recorded by mistake', () => {
  it('is struck out once, with its reason, and is due again; its history stays', async () => {
    const { admin, placed } = await createCredited()
    await record(admin, placed, { seen: 10_000 })
    const answers = await Promise.all([strike(admin, placed, 1), strike(admin, placed, 1)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await dueOf(admin)).toEqual([10_000])
    const shown = await read(admin, placed)
    expect(shown.refunds).toMatchObject([
      { ordinal: 1, amount: 10_000, struck: { reason: 'Went to a wrong account' } },
    ])
    expect(shown.timeline.at(-1)).toMatchObject({
      kind: 'refund',
      from: '₹10,000',
      to: 'struck',
      reason: 'Went to a wrong account',
    })
    const forBuyer = await read(placed.buyer, placed)
    expect(forBuyer).not.toHaveProperty('refunds')
    expect(JSON.stringify(forBuyer)).not.toContain('Went to a wrong account')
    await record(admin, placed, { seen: 10_000, reference: 'SECOND' })
    expect((await read(placed.buyer, placed)).refunds).toMatchObject([{ ordinal: 2 }])
  })

  it('needs a reason, a refund, and an admin of the tier', async () => {
    const { admin, placed } = await createCredited()
    await record(admin, placed, { seen: 10_000 })
    const path = `${placed.order._id}/refunds`
    const blank = await post(admin, `${path}/1/strike`, { reason: ' ' })
    expect([blank.statusCode, blank.json().errors[0].field]).toEqual([400, 'reason'])
    const other = await signIn(store, 'reseller-admin')
    const statuses: number[] = []
    for (const who of [other, placed.buyer])
      statuses.push((await strike(who, placed, 1)).statusCode)
    statuses.push((await strike(admin, placed, 2)).statusCode)
    expect(statuses).toEqual([404, 403, 409])
    expect(await dueOf(admin)).toEqual([])
  })
})

describe('the buyer', () => {
  it('is told of a refund: day, amount and reference', async () => {
    const { admin, placed } = await createCredited()
    await sendOrderNotices(store)
    await record(admin, placed, { seen: 10_000, amount: 4_000 })
    await sendOrderNotices(store)
    const { headers } = placed.buyer
    const answer = await store.app.inject({ url: '/api/notifications', headers })
    const [notice] = answer.json<NotificationList>().notifications
    expect(notice?.title).toMatch(/^Money for order #\w{6} paid back$/)
    expect(notice?.message).toBe(
      '₹4,000 were paid back on 20 Nov 2026, reference HDFCN52026112001.\n₹6,000 more go back to you.',
    )
    const before = answer.json<NotificationList>().notifications.length
    await strike(admin, placed, 1)
    await sendOrderNotices(store)
    const after = await store.app.inject({ url: '/api/notifications', headers })
    expect(after.json<NotificationList>().notifications).toHaveLength(before)
  })
})
