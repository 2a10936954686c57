import { describe, expect, it } from '@jest/globals'
import type { ReceiptList } from '@store/contract/schemas/payments/receipts'
import { signIn } from '../../../test/factories/account-factory.ts'
import { cancelAsAdmin, createOrder } from '../../../test/factories/order-factory.ts'
import { usePaymentStore } from '../../../test/factories/payment-factory.ts'
import {
  assignReceipt,
  listOpenReceipts,
  listReceipts,
  sendStatement,
  takeBackReceipt,
} from '../../../test/receipts/receipt-client.ts'

const payments = usePaymentStore()
const { store } = payments

describe('who works with a receipt', () => {
  it('is the tier whose admin sent the statement, and a superadmin', async () => {
    const admin = await signIn(store, 'reseller-admin')
    await sendStatement(store, admin, [{ amount: 4500 }])
    const seenBy = async (role: 'superadmin' | 'reseller-admin' | 'enduser-admin') =>
      (await listReceipts(store, await signIn(store, role), 'waiting')).length
    expect([await seenBy('reseller-admin'), await seenBy('superadmin')]).toEqual([1, 1])
    expect(await seenBy('enduser-admin')).toBe(0)
  })

  it('is nobody of another tier: the receipt and the order are not found', async () => {
    const { order } = await createOrder(store, { role: 'enduser' })
    const owner = await signIn(store, 'reseller-admin')
    const stranger = await signIn(store, 'enduser-admin')
    await sendStatement(store, owner, [{ amount: 5000 }])
    const [receipt] = await listOpenReceipts(store, owner)
    if (!receipt) throw new Error('nothing waits')
    const parts = [{ order: order._id, amount: 5000 }]
    const byStranger = await assignReceipt(store, stranger, { receipt, parts })
    expect([byStranger.statusCode, byStranger.json()]).toMatchObject([
      404,
      { code: 'receipt_not_found' },
    ])
    const toForeignOrder = await assignReceipt(store, owner, { receipt, parts })
    expect([toForeignOrder.statusCode, toForeignOrder.json()]).toMatchObject([
      404,
      { code: 'order_not_found', errors: [{ field: 'parts.0.order' }] },
    ])
    const ofOrder = await store.app.inject({ url: `/api/orders/${order._id}/receipts`, ...owner })
    expect(ofOrder.statusCode).toBe(404)
  })

  it('sees of an order of another tier only that there is one, and leaves its money', async () => {
    const { order } = await createOrder(store, { role: 'enduser' })
    const owner = await signIn(store, 'reseller-admin')
    await sendStatement(store, owner, [{ amount: 5000 }])
    const [receipt] = await listOpenReceipts(store, owner)
    if (!receipt) throw new Error('nothing waits')
    const parts = [{ order: order._id, amount: 5000 }]
    await assignReceipt(store, await signIn(store, 'superadmin'), { receipt, parts })
    const [settled] = await listReceipts(store, owner, 'settled')
    expect(settled?.parts).toMatchObject([{ order: { otherTier: true }, amount: 5000 }])
    const [seen] = await listReceipts(store, await signIn(store, 'enduser-admin'), 'settled')
    expect(seen?.parts).toMatchObject([{ order: { _id: order._id } }])
    const back = await takeBackReceipt(store, owner, receipt)
    expect([back.statusCode, back.json()]).toMatchObject([409, { code: 'receipt_shared' }])
  })
})

it('is answered with a receipt that it took back, although it works with it no longer', async () => {
  const { order } = await createOrder(store, { role: 'enduser' })
  const superadmin = await signIn(store, 'superadmin')
  await sendStatement(store, superadmin, [{ amount: 99 }])
  const [receipt] = await listOpenReceipts(store, superadmin)
  if (!receipt) throw new Error('nothing waits')
  await assignReceipt(store, superadmin, { receipt, parts: [{ order: order._id, amount: 99 }] })
  const admin = await signIn(store, 'enduser-admin')
  const answer = await takeBackReceipt(store, admin, receipt)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { receipt: { open: 99 } }])
  expect((await takeBackReceipt(store, admin, receipt)).statusCode).toBe(404)
})

describe('the lists of receipts', () => {
  const page = async (url: string, headers: { authorization: string }) => {
    const answer = await store.app.inject({ url, headers })
    const next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    const { receipts } = answer.json<ReceiptList>()
    return {
      amounts: receipts.map(({ amount }) => amount),
      next,
      total: answer.headers['x-total-count'],
    }
  }

  it('are read page by page: what waits from the oldest, what is settled from the newest', async () => {
    const who = await signIn(store, 'superadmin')
    const { headers } = who
    await sendStatement(store, who, [{ amount: 1 }, { amount: 2 }, { amount: 3 }])
    const first = await page('/api/receipts?state=waiting&limit=2', headers)
    expect([first.amounts, first.total]).toEqual([[1, 2], '3'])
    const second = await page(first.next ?? '', headers)
    expect([second.amounts, second.next]).toEqual([[3], undefined])

    const { order } = await createOrder(store)
    for (const receipt of await listReceipts(store, who, 'waiting')) {
      const parts = [{ order: order._id, amount: receipt.open }]
      await assignReceipt(store, who, { receipt, parts })
    }
    const newest = await page('/api/receipts?state=settled&limit=2', headers)
    expect([newest.amounts, newest.total]).toEqual([[3, 2], '3'])
    expect((await page(newest.next ?? '', headers)).amounts).toEqual([1])
  })

  it('have money that was paid online for an order that is cancelled', async () => {
    const { buyer, order, payment } = await payments.createAwaited()
    const admin = await signIn(store, 'superadmin')
    await cancelAsAdmin(store, admin, order)
    const answer = await payments.verify(buyer, payments.gateway.pay(payment.orderId))
    expect(answer.statusCode).toBe(409)
    expect(await listReceipts(store, admin, 'waiting')).toMatchObject([
      { source: 'online', amount: 10_000, open: 10_000, parts: [], match: { parts: [] } },
    ])
  })

  it('show money that was paid online with its order', async () => {
    const { buyer, order, payment } = await payments.createAwaited()
    await payments.verify(buyer, payments.gateway.pay(payment.orderId))
    const admin = await signIn(store, 'superadmin')
    expect(await listReceipts(store, admin, 'settled')).toMatchObject([
      { source: 'online', parts: [{ order: { _id: order._id, paymentStatus: 'paid' } }] },
    ])
    expect(await payments.readOrder(admin, order)).toMatchObject({ paidBy: 'online' })
  })
})
