import { describe, expect, it } from '@jest/globals'
import { mostReceiptsAtOnce } from '@store/contract/rules/limits'
import type {
  Receipt,
  ReceiptCounts,
  ReceiptList,
  SettleResults,
} from '@store/contract/schemas/payments/receipts'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { reviewProof } from '../../../../test/factories/review-proof.ts'
import { findMoneyFaults } from '../../../../test/receipts/money-faults.ts'
import {
  assignReceipt,
  listReceipts,
  sendStatement,
} from '../../../../test/receipts/receipt-client.ts'
import { anyHolds } from '../../../../test/reserving/any-holds.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({ environment: anyHolds })

/** An order of ₹5,000 whose buyer gave the reference of the transfer. */
const order = async (paymentReference: string) => createOrder(store, { data: { paymentReference } })
const credit = (reference: string, amount = 5000) => ({
  amount,
  narration: `UPI/${reference}/RAVI KULKARNI/OKSBI`,
})

async function settle({ headers }: Pick<SignedInAccount, 'headers'>, receipts: readonly Receipt[]) {
  const payload = { ids: receipts.map(({ _id }) => _id) }
  const url = '/api/receipts/settle'
  const answer = await store.app.inject({ method: 'POST', url, headers, payload })
  return answer.json<SettleResults>().results
}

async function counts({ headers }: SignedInAccount) {
  return (await store.app.inject({ url: '/api/receipts/counts', headers })).json<ReceiptCounts>()
}

describe('exact receipts', () => {
  it('name their order, and are assigned many at once', async () => {
    const first = await order('632912345678')
    const second = await order('632912345679')
    const admin = await signIn(store, 'superadmin')
    const read = await sendStatement(store, admin, [
      credit('632912345678'),
      credit('632912345679'),
      { amount: 77 },
    ])
    expect(read.counts).toEqual({ exact: 2, proposed: 0, toSettle: 2, waiting: 1 })
    const exact = await listReceipts(store, admin, 'exact')
    expect(exact).toMatchObject([
      {
        state: 'exact',
        match: {
          reason: 'reference',
          difference: 'none',
          parts: [
            {
              order: { _id: first.order._id, buyer: 'Kulkarni Computers', open: 5000 },
              amount: 5000,
            },
          ],
        },
      },
      { match: { parts: [{ order: { _id: second.order._id } }] } },
    ])
    expect(await settle(admin, exact)).toMatchObject([
      { receipt: { state: 'settled', parts: [{ order: { paymentStatus: 'paid' } }] } },
      { receipt: { state: 'settled' } },
    ])
    expect(await counts(admin)).toEqual({
      exact: 0,
      proposed: 0,
      toDo: 0,
      toRefund: 0,
      toSettle: 0,
      waiting: 1,
    })
    expect(await store.db('orders').pluck('paid_by')).toEqual(['statement', 'statement'])
  })

  it('are assigned as many at once as a list shows', async () => {
    const product = await createProduct(store.db, { stock: mostReceiptsAtOnce })
    const buyer = await signIn(store, 'enduser')
    const references = Array.from({ length: mostReceiptsAtOnce }, (_, index) =>
      String(632912345000 + index),
    )
    for (const paymentReference of references) {
      await createOrder(store, { buyer, product, data: { paymentReference } })
    }
    const admin = await signIn(store, 'superadmin')
    const { headers } = admin
    await sendStatement(
      store,
      admin,
      references.map((reference) => credit(reference)),
    )
    const url = `/api/receipts?state=exact&limit=${mostReceiptsAtOnce}`
    const { receipts } = (await store.app.inject({ url, headers })).json<ReceiptList>()
    const results = await settle(admin, receipts)
    expect(results.filter((result) => 'receipt' in result)).toHaveLength(mostReceiptsAtOnce)
    expect(await store.db('orders').where({ paid_by: 'statement' })).toHaveLength(
      mostReceiptsAtOnce,
    )
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('are settled once when two admins do it at the same time', async () => {
    await order('632912345678')
    await order('632912345679')
    const admins = [await signIn(store, 'superadmin'), await signIn(store, 'enduser-admin')]
    const [admin] = admins
    if (!admin) throw new Error('there is no admin')
    await sendStatement(store, admin, [credit('632912345678'), credit('632912345679')])
    const exact = await listReceipts(store, admin, 'exact')
    const results = await Promise.all(admins.map((each) => settle(each, exact)))
    const refused = results.flat().flatMap((result) => ('code' in result ? result.code : []))
    expect(refused).toHaveLength(2)
    expect(await store.db('receipt_assignments')).toHaveLength(2)
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('are refused alone when their order needs the money no longer', async () => {
    const paid = await order('632912345678')
    await order('632912345679')
    const admin = await signIn(store, 'superadmin')
    await sendStatement(store, admin, [
      credit('632912345678'),
      credit('632912345679'),
      { amount: 6000 },
    ])
    const exact = await listReceipts(store, admin, 'exact')
    const [cash] = await listReceipts(store, admin, 'waiting')
    if (!cash) throw new Error('nothing waits')
    const parts = [{ order: paid.order._id, amount: 5000 }]
    await assignReceipt(store, admin, { receipt: cash, parts })
    const [refused, settled] = await settle(admin, exact)
    expect(refused).toMatchObject({ _id: exact[0]?._id, code: 'receipt_not_exact' })
    expect(settled).toMatchObject({ receipt: { state: 'settled' } })
  })

  it('are those of orders that were recorded as paid, too', async () => {
    const placed = await order('632912345678')
    const admin = await signIn(store, 'superadmin')
    await reviewProof(store, { who: admin, order: placed.order }, { verdict: 'verified' })
    await sendStatement(store, admin, [credit('632912345678')])
    await settle(admin, await listReceipts(store, admin, 'exact'))
    expect(await store.db('orders').pluck('paid_by')).toEqual(['statement'])
  })

  it('never are those of another amount: the admin sees why', async () => {
    await order('632912345678')
    const admin = await signIn(store, 'superadmin')
    await sendStatement(store, admin, [credit('632912345678', 4900)])
    const proposed = await listReceipts(store, admin, 'proposed')
    expect(proposed).toMatchObject([{ match: { difference: 'short', why: expect.any(String) } }])
    expect(await settle(admin, proposed)).toMatchObject([{ code: 'receipt_not_exact' }])
    const unknown = await settle(admin, [
      { ...proposed[0], _id: '01J0000000000000000000000X' } as Receipt,
    ])
    expect(unknown).toMatchObject([{ code: 'receipt_not_found' }])
  })

  it('of a statement of all tiers are also the work of the tier whose orders they name', async () => {
    await order('632912345678')
    const superadmin = await signIn(store, 'superadmin')
    await sendStatement(store, superadmin, [credit('632912345678')])
    expect(await listReceipts(store, await signIn(store, 'reseller-admin'), 'exact')).toEqual([])
    const admin = await signIn(store, 'enduser-admin')
    expect(await settle(admin, await listReceipts(store, admin, 'exact'))).toMatchObject([
      { receipt: { state: 'settled' } },
    ])
  })
})
