import { describe, expect, it } from '@jest/globals'
import type { OrderReceipts } from '@store/contract/schemas/payments/receipts'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder, type PlacedOrder } from '../../../../test/factories/order-factory.ts'
import { reviewProof } from '../../../../test/factories/review-proof.ts'
import { findMoneyFaults } from '../../../../test/receipts/money-faults.ts'
import { takeBackReceipt } from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const { put, read } = createOrderChanges(store)

const setPayment = async (who: SignedInAccount, { order }: PlacedOrder, paymentStatus: string) =>
  put(who, `/dashboard/orders/${order._id}/payment`, { paymentStatus })

async function receiptsOf(who: SignedInAccount, { order }: PlacedOrder) {
  const answer = await store.app.inject({ url: `/api/orders/${order._id}/receipts`, ...who })
  return answer.json<OrderReceipts>()
}

describe('manual payments of an admin', () => {
  it('is a receipt by hand of the total, with who set it', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    await setPayment(admin, placed, 'paid')
    expect(await receiptsOf(admin, placed)).toMatchObject({
      paidBy: 'hand',
      open: 0,
      receipts: [{ source: 'hand', amount: 5000, assignedBy: 'Asha Mehta' }],
    })
    const again = await setPayment(admin, placed, 'paid')
    expect(again.json()).toMatchObject({ message: 'Payment status updated' })
    expect(await store.db('receipts')).toHaveLength(1)
  })

  it('are taken back when the status is set back, in any order', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    for (const status of ['paid', 'processing', 'paid', 'failed', 'pending']) {
      const answer = await setPayment(admin, placed, status)
      expect(answer.json()).toMatchObject({ order: { paymentStatus: status } })
    }
    expect(await receiptsOf(admin, placed)).toEqual({ open: 5000, receipts: [] })
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('is a proof that was checked by hand, until it is rejected', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    const who = { who: admin, order: placed.order }
    await reviewProof(store, who, { verdict: 'verified' })
    expect(await receiptsOf(admin, placed)).toMatchObject({
      paidBy: 'eye',
      receipts: [{ source: 'proof', amount: 5000 }],
    })
    const { updatedAt: seen } = await read(admin, placed)
    await reviewProof(store, who, { verdict: 'rejected', reason: 'Another amount', seen })
    expect(await read(admin, placed)).toMatchObject({ paymentStatus: 'failed' })
    expect((await receiptsOf(admin, placed)).receipts).toEqual([])
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('is changed at its order, not among the receipts', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    await setPayment(admin, placed, 'paid')
    const [receipt] = (await receiptsOf(admin, placed)).receipts
    const answer = await takeBackReceipt(store, admin, { _id: receipt?._id ?? '' })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'receipt_believed' }])
  })
})

describe('an order that was paid before receipts were kept', () => {
  it('stays as it is, and is adopted by the first change of its money', async () => {
    const placed = await createOrder(store)
    await store.db('orders').update({ payment_status: 'paid' })
    const admin = await signIn(store, 'enduser-admin')
    expect(await receiptsOf(admin, placed)).toEqual({ paidBy: 'before', open: 0, receipts: [] })
    await setPayment(admin, placed, 'pending')
    expect(await read(admin, placed)).toMatchObject({ paymentStatus: 'pending' })
    expect(await store.db('receipts').select('source', 'note', 'open_paise')).toEqual([
      { source: 'hand', note: 'set before receipts were kept', open_paise: 500_000 },
    ])
    expect(await store.db('receipt_assignments').pluck('amount_paise')).toEqual([500_000, -500_000])
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('follows what the former release sets beside this one', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    await setPayment(admin, placed, 'paid')
    await store.db('orders').update({ payment_status: 'failed' })
    await setPayment(admin, placed, 'processing')
    expect(await receiptsOf(admin, placed)).toEqual({ open: 5000, receipts: [] })
    expect(await findMoneyFaults(store.db)).toEqual([])
  })
})
