import { expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { findMoneyFaults } from '../../../../test/receipts/money-faults.ts'
import {
  answerReceipts,
  assignReceipt,
  listOpenReceipts,
  listReceipts,
  postStatement,
  readCase,
  sendStatement,
} from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

/** The order that the credit of ₹7,800 in the case 82 names, paid by another transfer. */
async function payNamedOrder() {
  const { order, buyer } = await createOrder(store)
  const named = { payment_code: 'HYT964CT', total_paise: 780_000 }
  await store.db('orders').where('public_id', order._id).update(named)
  const admin = await signIn(store, 'superadmin')
  const narration = 'UPI-MEHER IRANI-MEHER@OKAXIS-633044440000-HYT9-64CT'
  await sendStatement(store, admin, [{ amount: 7800, narration }])
  const [receipt] = await listReceipts(store, admin, 'exact')
  if (!receipt) throw new Error('the first payment is not exact')
  await assignReceipt(store, admin, { receipt, parts: [{ order: order._id, amount: 7800 }] })
  return { order, buyer, admin }
}

it('a second payment with the code of a paid order says so, and is offered for another order', async () => {
  const { order, buyer, admin } = await payNamedOrder()
  const { order: next } = await createOrder(store, { buyer })
  await postStatement(store, admin, {
    content: await readCase('82-second-payment-of-paid-order.csv'),
  })
  const [second, ...others] = await listOpenReceipts(store, admin)
  expect([second, others]).toMatchObject([
    {
      state: 'proposed',
      match: {
        reason: 'code',
        difference: 'paid-twice',
        parts: [],
        alternatives: [{ _id: next._id }],
        why: `It has the code of #${order._id.slice(-6)}, paid on 24 Nov 2026: paid twice? Pay it back, or choose another order.`,
      },
    },
    [],
  ])
})

it('is closed once it was paid back, which can be undone', async () => {
  const { admin } = await payNamedOrder()
  await postStatement(store, admin, {
    content: await readCase('82-second-payment-of-paid-order.csv'),
  })
  const receipts = await listReceipts(store, admin, 'proposed')
  const answer = await answerReceipts(store, admin, { receipts, answer: 'refunded' })
  expect(answer.json()).toMatchObject({ results: [{ receipt: { closed: 'refunded' } }] })
  expect(await listOpenReceipts(store, admin)).toEqual([])
  const url = `/api/receipts/${receipts[0]?._id}/answers`
  await store.app.inject({ method: 'DELETE', url, ...admin })
  expect(await listReceipts(store, admin, 'proposed')).toHaveLength(1)
  expect(await findMoneyFaults(store.db)).toEqual([])
})
