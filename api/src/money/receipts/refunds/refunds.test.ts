import { describe, expect, it } from '@jest/globals'
import type { DueRefundList, ReceiptCounts } from '@store/contract/schemas/payments/receipts'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder, type PlacedOrder } from '../../../../test/factories/order-factory.ts'
import {
  assignReceipt,
  listOpenReceipts,
  listReceipts,
  sendStatement,
  takeBackReceipt,
} from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const { put, read } = createOrderChanges(store)
const details = { refundedOn: '2026-11-20', reference: 'HDFCN52026112001' }

async function cancel(who: SignedInAccount, { order }: PlacedOrder) {
  const answer = await put(who, `/dashboard/${order._id}/status`, { status: 'cancelled' })
  expect(answer.statusCode).toBe(200)
}

/** A cancelled order of ₹5,000 that an admin had set to paid. */
async function cancelPaidOrder(admin: SignedInAccount) {
  const placed = await createOrder(store)
  await put(admin, `/dashboard/orders/${placed.order._id}/payment`, { paymentStatus: 'paid' })
  await cancel(admin, placed)
  return placed
}

/** A cancelled order of ₹5,000, of which ₹2,000.50 had arrived. */
async function cancelPartPaidOrder(admin: SignedInAccount) {
  const placed = await createOrder(store)
  await sendStatement(store, admin, [{ amount: 2000.5 }])
  const [receipt] = await listOpenReceipts(store, admin)
  if (!receipt) throw new Error('no receipt')
  const parts = [{ order: placed.order._id, amount: 2000.5 }]
  await assignReceipt(store, admin, { receipt, parts })
  await cancel(admin, placed)
  return { placed, receipt }
}

async function listDue({ headers }: SignedInAccount) {
  const list = await store.app.inject({ url: '/api/refunds', headers })
  const counts = await store.app.inject({ url: '/api/receipts/counts', headers })
  return {
    due: list
      .json<DueRefundList>()
      .refunds.map(({ order, amount }) => [order._id, amount] as const),
    count: counts.json<ReceiptCounts>().toRefund,
  }
}

async function record(
  { headers }: SignedInAccount,
  { order }: PlacedOrder,
  payload: { refundedOn: string; reference: string; seen: number },
) {
  const url = `/api/orders/${order._id}/refund`
  return store.app.inject({ method: 'POST', url, headers, payload })
}

describe('the money of a cancelled order', () => {
  it('goes back until an admin records it, once, with day and reference', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const placed = await cancelPaidOrder(admin)
    expect(await read(placed.buyer, placed)).toMatchObject({ refundDue: 5000 })
    expect(await listDue(admin)).toEqual({ due: [[placed.order._id, 5000]], count: 1 })

    const answer = await record(admin, placed, { ...details, seen: 5000 })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { message: 'Refund recorded', order: { refund: { ...details, amount: 5000 } } },
    ])
    expect(await listDue(admin)).toEqual({ due: [], count: 0 })
    const shown = await read(placed.buyer, placed)
    expect(shown).not.toHaveProperty('refundDue')
    expect(shown).toMatchObject({ refund: { ...details, amount: 5000 } })
    expect(shown.timeline.at(-1)).toMatchObject({
      kind: 'refund',
      by: 'enduser-admin',
      to: '₹5,000',
      reason: '20 Nov 2026, HDFCN52026112001',
    })
    expect(await store.db('audit_entries').pluck('action')).toContain('order.refund-changed')

    const again = await record(admin, placed, { ...details, seen: 5000 })
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      {
        code: 'refund_recorded',
        message: 'Somebody recorded already that ₹5,000 were paid back on 20 Nov 2026.',
      },
    ])
  })

  it('is recorded once when two admins do it at the same time', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const placed = await cancelPaidOrder(admin)
    const superadmin = await signIn(store, 'superadmin')
    const answers = await Promise.all(
      [admin, superadmin].map(async (who) => record(who, placed, { ...details, seen: 5000 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(await store.db('refunds').pluck('amount_paise')).toEqual([500_000])
  })

  it('is the part that had arrived, and stays with the order once it went back', async () => {
    const admin = await signIn(store, 'superadmin')
    const { placed, receipt } = await cancelPartPaidOrder(admin)
    expect(await read(placed.buyer, placed)).toMatchObject({ refundDue: 2000.5 })
    expect(await listDue(admin)).toEqual({ due: [[placed.order._id, 2000.5]], count: 1 })
    const other = await record(admin, placed, { ...details, seen: 5000 })
    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      { code: 'refund_changed', message: expect.stringContaining('₹2,000.50 go back now') },
    ])
    expect((await record(admin, placed, { ...details, seen: 2000.5 })).statusCode).toBe(201)
    const taken = await takeBackReceipt(store, admin, receipt)
    expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: 'refund_recorded' }])
  })

  it('goes back no longer when its payment is taken back for another order', async () => {
    const admin = await signIn(store, 'superadmin')
    const { placed, receipt } = await cancelPartPaidOrder(admin)
    expect((await takeBackReceipt(store, admin, receipt)).statusCode).toBe(200)
    expect(await listDue(admin)).toEqual({ due: [], count: 0 })
    const answer = await record(admin, placed, { ...details, seen: 2000.5 })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'no_refund_due' }])
  })

  it('is nothing while the order is not cancelled, or was not paid', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const unpaid = await createOrder(store)
    await cancel(admin, unpaid)
    const paid = await createOrder(store)
    await put(admin, `/dashboard/orders/${paid.order._id}/payment`, { paymentStatus: 'paid' })
    expect(await listDue(admin)).toEqual({ due: [], count: 0 })
    for (const placed of [unpaid, paid]) {
      expect(await read(admin, placed)).not.toHaveProperty('refundDue')
      const answer = await record(admin, placed, { ...details, seen: 5000 })
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'no_refund_due' }])
    }
  })

  it('is known also for orders that were paid before receipts were kept', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const placed = await createOrder(store)
    await store.db('orders').update({ payment_status: 'paid', order_status: 'cancelled' })
    expect(await listDue(admin)).toEqual({ due: [[placed.order._id, 5000]], count: 1 })
  })

  it('is for admins of its tier alone', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const placed = await cancelPaidOrder(admin)
    const other = await signIn(store, 'reseller-admin')
    expect(await listDue(other)).toEqual({ due: [], count: 0 })
    expect((await record(other, placed, { ...details, seen: 5000 })).statusCode).toBe(404)
    expect((await record(placed.buyer, placed, { ...details, seen: 5000 })).statusCode).toBe(403)
  })

  it('needs a day that is not to come, and a reference', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const placed = await cancelPaidOrder(admin)
    const refused = [
      { refundedOn: '2999-01-01', reference: 'HDFCN1', seen: 5000 },
      { ...details, reference: '  ', seen: 5000 },
    ]
    for (const [index, field] of ['refundedOn', 'reference'].entries()) {
      const body = refused[index]
      if (!body) continue
      const answer = await record(admin, placed, body)
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }])
    }
    expect(await store.db('refunds')).toEqual([])
  })
})

describe('a payment that was paid back', () => {
  it('keeps the same record, until it is reopened', async () => {
    const admin = await signIn(store, 'superadmin')
    await sendStatement(store, admin, [{ amount: 500 }])
    const [receipt] = await listReceipts(store, admin, 'waiting')
    const payload = { ids: [receipt?._id], answer: 'refunded' }
    const send = async (more: object) =>
      store.app.inject({
        method: 'POST',
        url: '/api/receipts/answers',
        headers: admin.headers,
        payload: { ...payload, ...more },
      })
    expect((await send({})).json()).toMatchObject({ errors: [{ field: 'refund' }] })
    const kept = await send({ answer: 'kept', refund: details })
    expect(kept.json()).toMatchObject({ errors: [{ field: 'refund' }] })
    const answer = await send({ refund: details })
    expect(answer.json()).toMatchObject({
      results: [{ receipt: { closed: 'refunded', refund: { ...details, amount: 500 } } }],
    })
    const [settled] = await listReceipts(store, admin, 'settled')
    expect(settled).toMatchObject({ refund: { ...details, amount: 500 } })
    const url = `/api/receipts/${receipt?._id}/answers`
    await store.app.inject({ method: 'DELETE', url, headers: admin.headers })
    expect(await store.db('refunds')).toEqual([])
  })
})
