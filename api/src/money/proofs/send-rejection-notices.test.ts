import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { endRejectionHold } from '../../../test/end-rejection-hold.ts'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { cancelAsAdmin, createOrder } from '../../../test/factories/order-factory.ts'
import { reviewProof } from '../../../test/factories/review-proof.ts'
import { openMailQueue } from '../../../test/open-mail-queue.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { sendDueRejectionNotices } from './send-rejection-notices.ts'

const store = useTestStore()
const unreadable = { verdict: 'rejected', reason: 'Unreadable' }

async function createRejected() {
  const { order, buyer } = await createOrder(store)
  const admin = await signIn(store, 'superadmin')
  await reviewProof(store, { who: admin, order }, unreadable)
  return { order, buyer, admin }
}

async function undo({ headers }: Pick<SignedInAccount, 'headers'>, { _id }: Pick<Order, '_id'>) {
  const url = `/api/dashboard/orders/${_id}/payment`
  const payload = { paymentStatus: 'pending' }
  return store.app.inject({ method: 'PUT', url, headers, payload })
}

/** Titles of the buyer's notifications in the store, and subjects of the mails. */
async function toldTo({ account }: SignedInAccount) {
  const notices: string[] = await store
    .db('notifications')
    .where('user_id', account.userId)
    .pluck('message')
  return { notices: notices.length, mails: (await takeMails(store)).length, last: notices.at(-1) }
}

const nothing = { notices: 0, mails: 0, last: undefined }

describe('the rejection of a proof', () => {
  it('is not sent while the rejection can be undone, on any instance', async () => {
    const { buyer } = await createRejected()
    const { db, clock, config } = store
    await sendDueRejectionNotices({ db, clock, mails: openMailQueue({ clock, config }), config })
    expect(await toldTo(buyer)).toEqual(nothing)
    const [held] = await db('held_rejections').select(
      db.raw('TIMESTAMPDIFF(SECOND, CURRENT_TIMESTAMP, not_before) AS seconds'),
    )
    expect(held.seconds).toBeGreaterThan(20)
    expect(held.seconds).toBeLessThanOrEqual(30)
  })

  it('is never sent once the rejection was undone', async () => {
    const { order, buyer, admin } = await createRejected()
    expect((await undo(admin, order)).statusCode).toBe(200)
    await endRejectionHold(store)
    expect(await toldTo(buyer)).toEqual(nothing)
    expect(await store.db('held_rejections')).toEqual([])
  })

  it('is sent once with the latest reason when instances run concurrently', async () => {
    const { order, buyer, admin } = await createRejected()
    await undo(admin, order)
    await reviewProof(
      store,
      { who: admin, order },
      { verdict: 'rejected', reason: 'The amount is another.' },
    )
    await Promise.all([endRejectionHold(store), endRejectionHold(store)])
    const { last, ...counts } = await toldTo(buyer)
    expect(counts).toEqual({ notices: 1, mails: 1 })
    expect(last).toMatch(/^The amount is another\./)
  })

  it('is not sent for an order that was cancelled or verified meanwhile', async () => {
    const cancelled = await createRejected()
    await cancelAsAdmin(store, cancelled.admin, cancelled.order)
    const verified = await createRejected()
    const { headers } = verified.admin
    const url = `/api/orders/${verified.order._id}`
    const { updatedAt: seen } = (await store.app.inject({ url, headers })).json<Order>()
    await reviewProof(
      store,
      { who: verified.admin, order: verified.order },
      { verdict: 'verified', seen },
    )
    await endRejectionHold(store)
    expect(await toldTo(cancelled.buyer)).toEqual(nothing)
    expect(await toldTo(verified.buyer)).toEqual(nothing)
  })
})
