import { describe, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { Order } from '@store/contract/schemas/orders/orders'
import { endRejectionHold } from '../../../test/end-rejection-hold.ts'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { cancelAsAdmin, createOrder } from '../../../test/factories/order-factory.ts'
import { reviewProof } from '../../../test/factories/review-proof.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

interface Answer {
  message: string
  order: Order
}

type Caller = Pick<SignedInAccount, 'headers'>

const visitor: Caller = { headers: { authorization: '' } }

describe('a payment proof reviewed by an admin', () => {
  const store = useTestStore()

  const verifyAsSeen = async (who: Caller, { _id }: Pick<Order, '_id'>) => {
    const seen = await store.app.inject({ url: `/api/orders/${_id}`, ...who })
    return reviewProof(
      store,
      { who, order: { _id } },
      { verdict: 'verified', seen: seen.json<Order>().updatedAt },
    )
  }
  const review = async (who: Caller, order: Pick<Order, '_id'>, payload: object) =>
    reviewProof(store, { who, order }, payload)

  it('is verified: then the order is paid', async () => {
    const { order } = await createOrder(store, { role: 'reseller' })
    const admin = await signIn(store, 'reseller-admin')
    const answer = await review(admin, order, { verdict: 'verified' })
    expect(order.proofStatus).toBe('unverified')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        message: 'Payment verified',
        order: {
          proofStatus: 'verified',
          paymentStatus: 'paid',
          timeline: [{}, { kind: 'payment', from: 'pending', to: 'paid', by: 'Asha Mehta' }],
        },
      },
    ])
  })

  it('is rejected: then the payment failed and the buyer sees the reason', async () => {
    const { order, buyer } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const verdict = { verdict: 'rejected', reason: ' The amount is another. ' }
    const answer = await review(admin, order, verdict)
    expect(answer.json<Answer>().message).toBe('Payment proof rejected')
    const own = await store.app.inject({ url: `/api/orders/${order._id}`, ...buyer })
    expect(own.json()).toMatchObject({
      proofStatus: 'rejected',
      paymentStatus: 'failed',
      timeline: [
        {},
        { kind: 'payment', to: 'failed', by: 'superadmin', reason: 'The amount is another.' },
      ],
    })
  })

  it('notifies only the buyer of a rejection, in the store and by mail', async () => {
    const { order, buyer } = await createOrder(store)
    const neighbour = await signIn(store, 'enduser')
    const admin = await signIn(store, 'enduser-admin')
    await review(admin, order, { verdict: 'rejected', reason: 'Unreadable' })
    await endRejectionHold(store)

    const readNotices = async ({ headers }: Caller) => {
      const answer = await store.app.inject({ url: '/api/notifications', headers })
      return answer.json<NotificationList>().notifications
    }
    const title = `Payment proof for order #${order._id.slice(-6)} rejected`
    const message = 'Unreadable\n\nPlease upload another payment proof in My Orders.'
    const [notice] = await readNotices(buyer)
    expect(notice).toMatchObject({ title, message, sentTo: 'person', orderId: order._id })
    expect([await readNotices(neighbour), (await readNotices(admin)).length]).toEqual([[], 1])
    expect(await takeMails(store)).toEqual([
      expect.objectContaining({
        to: buyer.account.email,
        subject: title,
        text: `Hello Asha Mehta,\n\n${message}\n`,
      }),
    ])
  })

  it('sends no notice when it is verified or rejected twice', async () => {
    const { order, buyer } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const rejection = { verdict: 'rejected', reason: 'Unreadable' }
    await Promise.all([review(admin, order, rejection), review(admin, order, rejection)])
    await endRejectionHold(store)
    await verifyAsSeen(admin, order)
    await endRejectionHold(store)
    const own = { user_id: buyer.account.userId }
    expect(await store.db('notifications').where(own).pluck('id')).toHaveLength(1)
    expect(await takeMails(store)).toHaveLength(1)
  })

  it.each([
    [{ verdict: 'rejected', reason: 'Unreadable' }, { verdict: 'verified' }],
    [{ verdict: 'verified' }, { verdict: 'rejected', reason: 'Unreadable' }],
    [
      { verdict: 'rejected', reason: 'Unreadable' },
      { verdict: 'rejected', reason: 'Too little' },
    ],
  ])('keeps %j when %j comes from an admin who did not see it', async (first, second) => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    expect((await review(admin, order, first)).statusCode).toBe(200)
    const answer = await review(admin, order, second)
    const message = 'Somebody else changed this order just now. Look at it again before you go on.'
    expect([answer.statusCode, answer.json()]).toEqual([409, { code: 'proof_changed', message }])
    expect((await review(admin, order, first)).statusCode).toBe(200)
    expect(await store.db('order_events').where('kind', 'payment').pluck('id')).toHaveLength(1)
  })

  it('gets one of twenty concurrent, contradicting verdicts', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const verdicts = [{ verdict: 'verified' }, { verdict: 'rejected', reason: 'Unreadable' }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => review(admin, order, verdicts[index % 2] ?? {})),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10)
    expect(await store.db('order_events').where('kind', 'payment').pluck('id')).toHaveLength(1)
  })

  it('cannot be reviewed once the order is cancelled', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    await cancelAsAdmin(store, admin, order)
    const answer = await review(admin, order, { verdict: 'rejected', reason: 'Unreadable' })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'order_final', message: "Order is cancelled — it can't be changed" },
    ])
    expect(await takeMails(store)).toEqual([])
  })

  it('is reviewed once when the same verdict is repeated', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => review(admin, order, { verdict: 'verified' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await store.db('order_events').where('kind', 'payment').pluck('id')).toHaveLength(1)
  })

  it('follows the payment status when an admin sets that directly', async () => {
    const { order } = await createOrder(store)
    const answer = await store.app.inject({
      method: 'PUT',
      url: `/api/dashboard/orders/${order._id}/payment`,
      headers: (await signIn(store, 'enduser-admin')).headers,
      payload: { paymentStatus: 'Failed' },
    })
    expect(answer.json<Answer>().order.proofStatus).toBe('rejected')
  })

  it.each([undefined, '', '  '])('is not rejected with the reason %j', async (reason) => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const answer = await review(admin, order, { verdict: 'rejected', reason })
    const message = 'Tell the buyer why the payment proof is rejected'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'reason', message }] },
    ])
  })

  it('gets one of two verdicts', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    expect((await review(admin, order, { verdict: 'doubtful' })).statusCode).toBe(400)
  })

  it('must exist to be reviewed', async () => {
    const { order } = await createOrder(store)
    await store.db('orders').update({ proof_file_id: null })
    const admin = await signIn(store, 'superadmin')
    const answer = await review(admin, order, { verdict: 'verified' })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'proof_missing', message: 'This order has no payment proof.' },
    ])
  })

  it('is not accessible to another tier, to buyers and to visitors', async () => {
    const { order, buyer } = await createOrder(store)
    const stranger = await signIn(store, 'distributor-admin')
    for (const [who, statusCode] of [
      [stranger, 404],
      [buyer, 403],
      [visitor, 401],
    ] as const) {
      expect((await review(who, order, { verdict: 'verified' })).statusCode).toBe(statusCode)
    }
  })
})
