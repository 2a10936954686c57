import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { OrderReceipts, Receipt } from '@store/contract/schemas/payments/receipts'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { cancelAsAdmin, createOrder } from '../../../../test/factories/order-factory.ts'
import { reviewProof } from '../../../../test/factories/review-proof.ts'
import { findMoneyFaults } from '../../../../test/receipts/money-faults.ts'
import {
  assignReceipt,
  listOpenReceipts,
  sendStatement,
  takeBackReceipt,
} from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const { put, read } = createOrderChanges(store)

/** The only receipt of a statement of one credit, in rupees. */
async function receive(admin: SignedInAccount, amount: number): Promise<Receipt> {
  await sendStatement(store, admin, [{ amount }])
  const [receipt] = await listOpenReceipts(store, admin)
  if (!receipt) throw new Error('nothing waits')
  return receipt
}

const part = ({ _id }: Pick<Order, '_id'>, amount: number) => ({ order: _id, amount })

async function receiptsOf(admin: SignedInAccount, { _id }: Pick<Order, '_id'>) {
  const answer = await store.app.inject({ url: `/api/orders/${_id}/receipts`, ...admin })
  return answer.json<OrderReceipts>()
}

describe('a receipt that an admin assigns', () => {
  it('pays an order in parts: first it is processing, then paid by the statement', async () => {
    const placed = await createOrder(store)
    const { order } = placed
    const admin = await signIn(store, 'superadmin')
    const receipt = await receive(admin, 6000)
    const first = await assignReceipt(store, admin, { receipt, parts: [part(order, 2000)] })
    expect([first.statusCode, first.json()]).toMatchObject([
      201,
      {
        message: 'Payment assigned',
        receipt: {
          state: 'proposed',
          amount: 6000,
          open: 4000,
          parts: [
            { order: { _id: order._id, open: 3000, paymentStatus: 'processing' }, amount: 2000 },
          ],
        },
      },
    ])
    const after = first.json<{ receipt: Receipt }>().receipt
    await assignReceipt(store, admin, { receipt: after, parts: [part(order, 3000)] })
    expect(await read(admin, placed)).toMatchObject({ paymentStatus: 'paid', paidBy: 'statement' })
    const { paidBy, timeline } = await read(placed.buyer, placed)
    expect([paidBy, timeline]).toMatchObject([
      undefined,
      [
        {},
        { from: 'pending', to: 'processing', reason: '₹2,000 received on 24 Nov 2026' },
        { from: 'processing', to: 'paid', by: 'superadmin' },
      ],
    ])
    expect(await receiptsOf(admin, order)).toMatchObject({
      paidBy: 'statement',
      open: 0,
      receipts: [
        { source: 'statement', amount: 2000, receivedOn: '2026-11-24', assignedBy: 'Asha Mehta' },
        { source: 'statement', amount: 3000 },
      ],
    })
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('pays several orders at once', async () => {
    const { order, buyer } = await createOrder(store)
    const { order: other } = await createOrder(store, { buyer })
    const admin = await signIn(store, 'enduser-admin')
    const receipt = await receive(admin, 10_000)
    const parts = [part(other, 5000), part(order, 5000)]
    const answer = await assignReceipt(store, admin, { receipt, parts })
    expect(answer.json()).toMatchObject({ receipt: { state: 'settled', open: 0 } })
    const paid = await store.db('orders').pluck('payment_status')
    expect(paid).toEqual(['paid', 'paid'])
  })

  it('takes the place of a manual payment', async () => {
    const placed = await createOrder(store)
    const { order } = placed
    const admin = await signIn(store, 'enduser-admin')
    await reviewProof(store, { who: admin, order }, { verdict: 'verified' })
    expect(await read(admin, placed)).toMatchObject({ paidBy: 'eye' })
    const receipt = await receive(admin, 5000)
    await assignReceipt(store, admin, { receipt, parts: [part(order, 5000)] })
    expect(await receiptsOf(admin, order)).toMatchObject({
      paidBy: 'statement',
      receipts: [{ source: 'statement', amount: 5000 }],
    })
    const notices = await store.db('order_notices').where('kind', 'payment')
    expect(notices).toHaveLength(1)
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('is assigned once when two admins do it at the same time', async () => {
    const { order, buyer } = await createOrder(store)
    const { order: other } = await createOrder(store, { buyer })
    const admin = await signIn(store, 'superadmin')
    const receipt = await receive(admin, 5000)
    const answers = await Promise.all(
      [order, other].map((each) =>
        assignReceipt(store, admin, { receipt, parts: [part(each, 5000)] }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'receipt_changed' })
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('is in the audit, as it is with the reason when it is taken back', async () => {
    const placed = await createOrder(store)
    const { order } = placed
    const admin = await signIn(store, 'superadmin')
    const receipt = await receive(admin, 5000)
    await assignReceipt(store, admin, { receipt, parts: [part(order, 5000)] })
    const reason = 'Another buyer paid it.'
    await takeBackReceipt(store, admin, { ...receipt, reason })
    const last = await store.db('audit_entries').orderBy('id', 'desc').first()
    expect(JSON.stringify(last)).toContain(reason)
    const { timeline } = await read(admin, placed)
    expect(timeline.at(-1)?.reason).toBe(`Assignment of ₹5,000 undone: ${reason}`)
    const actions: string[] = await store.db('audit_entries').orderBy('id').pluck('action')
    expect(actions).toEqual([
      'statement.read',
      'order.payment-changed',
      'receipt.assigned',
      'order.payment-changed',
      'receipt.taken-back',
    ])
  })

  it.each([
    ['more than it has', 7000, 'more_than_received'],
    ['more than is open on the order', 5500, 'more_than_open'],
    ['nothing', 0, 'invalid_input'],
    ['half a paisa', 0.005, 'invalid_input'],
  ])('is refused with %s', async (_what, amount, code) => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const receipt = await receive(admin, 6000)
    const answer = await assignReceipt(store, admin, { receipt, parts: [part(order, amount)] })
    const statusCode = code === 'invalid_input' ? 400 : 409
    expect([answer.statusCode, answer.json()]).toMatchObject([statusCode, { code }])
    expect(await store.db('receipt_assignments')).toEqual([])
  })

  it('is refused whole when one of its orders is cancelled or named twice', async () => {
    const { order, buyer } = await createOrder(store)
    const { order: cancelled } = await createOrder(store, { buyer })
    const admin = await signIn(store, 'superadmin')
    await cancelAsAdmin(store, admin, cancelled)
    const receipt = await receive(admin, 10_000)
    const assign = async (parts: object[]) => assignReceipt(store, admin, { receipt, parts })
    const toCancelled = await assign([part(order, 5000), part(cancelled, 5000)])
    expect([toCancelled.statusCode, toCancelled.json()]).toMatchObject([
      409,
      { code: 'order_final' },
    ])
    const twice = await assign([part(order, 1000), part(order, 1000)])
    expect([twice.statusCode, twice.json()]).toMatchObject([
      400,
      { errors: [{ field: 'parts.1.order' }] },
    ])
    expect(await store.db('receipt_assignments')).toEqual([])
  })
})

describe('a receipt that is taken back', () => {
  it('waits again, and the order is unpaid', async () => {
    const placed = await createOrder(store)
    const { order } = placed
    const admin = await signIn(store, 'superadmin')
    const receipt = await receive(admin, 5000)
    await assignReceipt(store, admin, { receipt, parts: [part(order, 5000)] })
    const answer = await takeBackReceipt(store, admin, receipt)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { message: 'Assignment undone', receipt: { state: 'proposed', open: 5000, parts: [] } },
    ])
    const { paymentStatus, paidBy } = await read(placed.buyer, placed)
    expect([paymentStatus, paidBy]).toEqual(['pending', undefined])
    const again = await takeBackReceipt(store, admin, receipt)
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'nothing_assigned' }])
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('leaves a cancelled order, whose buyer may have it for another one', async () => {
    const placed = await createOrder(store)
    const { order: next } = await createOrder(store, { buyer: placed.buyer })
    const admin = await signIn(store, 'superadmin')
    const receipt = await receive(admin, 5000)
    await assignReceipt(store, admin, { receipt, parts: [part(placed.order, 5000)] })
    await cancelAsAdmin(store, admin, placed.order)
    expect((await takeBackReceipt(store, admin, receipt)).statusCode).toBe(200)
    await assignReceipt(store, admin, { receipt, parts: [part(next, 5000)] })
    expect(await store.db('orders').orderBy('id').pluck('payment_status')).toEqual([
      'pending',
      'paid',
    ])
  })

  it('is the only way: the payment selector and the verdict leave money of the bank', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const receipt = await receive(admin, 5000)
    await assignReceipt(store, admin, { receipt, parts: [part(order, 2000)] })
    const message = '₹2,000 that arrived is assigned to this order. Undo it under Payments first.'
    const set = await put(admin, `/dashboard/orders/${order._id}/payment`, {
      paymentStatus: 'failed',
    })
    expect([set.statusCode, set.json()]).toEqual([409, { code: 'money_assigned', message }])
    const verdict = { verdict: 'rejected', reason: 'Another amount' }
    const rejected = await reviewProof(store, { who: admin, order }, verdict)
    expect([rejected.statusCode, rejected.json()]).toMatchObject([409, { code: 'money_assigned' }])
    expect(await findMoneyFaults(store.db)).toEqual([])
  })
})
