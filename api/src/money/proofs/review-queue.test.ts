import { describe, expect, it } from '@jest/globals'
import type { ProofList } from '@store/contract/schemas/orders/proofs'
import sharp from 'sharp'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import {
  cancelAsAdmin,
  createOrder,
  sendOrder,
  testPdf,
} from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

let drawn = 0

/** A unique screenshot. */
async function proofOfItsOwn() {
  drawn += 1
  const blank = { width: 8 + drawn, height: 8, channels: 3, background: '#3c6' } as const
  return { content: await sharp({ create: blank }).png().toBuffer(), name: 'transfer.png' }
}

describe('the proof review queue', () => {
  const store = useTestStore()

  const read = async (who: Pick<SignedInAccount, 'headers'>, query = '') =>
    store.app.inject({ url: `/api/proofs${query}`, headers: who.headers })
  const idsOf = (answer: { json<T>(): T }) => answer.json<ProofList>().orders.map(({ _id }) => _id)

  it('shows unreviewed proofs, oldest proof first, page by page', async () => {
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      ids.push((await createOrder(store, { proof: await proofOfItsOwn() })).order._id)
    }
    // The first one's proof was replaced, last of all; two were uploaded at the same time.
    const at = new Date('2026-04-01T10:00:00.000Z')
    await store.db('orders').update({ proof_at: at })
    await store.db('orders').where('public_id', ids[0]).update({ proof_at: new Date() })
    const admin = await signIn(store, 'enduser-admin')
    const seen: string[] = []
    let next = '/api/proofs?limit=2'
    while (next) {
      const answer = await store.app.inject({ url: next, headers: admin.headers })
      expect(answer.statusCode).toBe(200)
      seen.push(...idsOf(answer))
      next = /<(.+)>; rel="next"/.exec(String(answer.headers.link))?.[1] ?? ''
    }
    expect(seen).toEqual([...ids.slice(1), ids[0]])
  })

  it('shows verified and rejected proofs', async () => {
    const orders = await Promise.all([1, 2, 3].map(async () => (await createOrder(store)).order))
    const [paid, failed, open] = orders.map(({ _id }) => _id)
    await store.db('orders').where('public_id', paid).update({ payment_status: 'paid' })
    await store.db('orders').where('public_id', failed).update({ payment_status: 'failed' })
    const admin = await signIn(store, 'superadmin')
    expect(idsOf(await read(admin, '?status=verified'))).toEqual([paid])
    expect(idsOf(await read(admin, '?status=rejected'))).toEqual([failed])
    expect(idsOf(await read(admin, '?status=unverified'))).toEqual([open])
    expect((await read(admin, '?status=lost')).statusCode).toBe(400)
    expect((await read(admin, '?cursor=nowhere')).statusCode).toBe(400)
  })

  it.each(['Z'.repeat(36), `${'Z'.repeat(10)}${'0'.repeat(26)}`, `7${'Z'.repeat(35)}`])(
    'refuses the cursor %s, which names no moment',
    async (cursor) => {
      const answer = await read(await signIn(store, 'superadmin'), `?cursor=${cursor}`)
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'Please check the highlighted fields.',
      ])
    },
  )

  it('accepts all possible upload times as cursors', async () => {
    await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    for (const cursor of ['0'.repeat(36), `6${'Z'.repeat(9)}7${'Z'.repeat(25)}`]) {
      expect((await read(admin, `?cursor=${cursor}`)).statusCode).toBe(200)
    }
  })

  it('counts the waiting proofs on every page, and sorts by the newest first on request', async () => {
    const made: string[] = []
    for (let index = 0; index < 3; index += 1) {
      made.push((await createOrder(store, { proof: await proofOfItsOwn() })).order._id)
    }
    const other = await createOrder(store, { role: 'reseller' })
    const admin = await signIn(store, 'enduser-admin')
    const { order } = await createOrder(store, { proof: await proofOfItsOwn() })
    await cancelAsAdmin(store, admin, order)

    const first = await read(admin, '?limit=2')
    expect(first.headers['x-total-count']).toBe('3')
    expect((await read(await signIn(store, 'superadmin'))).headers['x-total-count']).toBe('4')

    await store
      .db('orders')
      .whereNot('public_id', other.order._id)
      .update({ payment_status: 'paid' })
    expect((await read(admin)).headers['x-total-count']).toBe('0')
    const newest = await read(admin, '?status=verified&sort=newest&limit=2')
    expect(idsOf(newest)).toEqual([order._id, made[2]])
    const [, next] = /<(.+)>; rel="next"/.exec(String(newest.headers.link)) ?? []
    const older = await store.app.inject({ url: next ?? '', headers: admin.headers })
    expect(idsOf(older)).toEqual([made[1], made[0]])
  })

  it('shows an admin their tier and the superadmin all', async () => {
    const tiers = ['enduser', 'reseller', 'distributor'] as const
    const ids: string[] = []
    for (const role of tiers) ids.push((await createOrder(store, { role })).order._id)
    for (const [index, tier] of tiers.entries()) {
      expect(idsOf(await read(await signIn(store, `${tier}-admin`)))).toEqual([ids[index]])
    }
    expect(idsOf(await read(await signIn(store, 'superadmin')))).toEqual(ids)
  })

  it('names the orders of the tier with the same file or transaction, and the existence of others', async () => {
    const reused = await proofOfItsOwn()
    const first = await createOrder(store, {
      proof: reused,
      data: { paymentReference: 'UTR 4261-2345-678' },
    })
    const sameFile = await createOrder(store, { proof: reused })
    const sameNumber = await createOrder(store, {
      proof: { content: testPdf, name: 'slip.pdf' },
      data: { paymentReference: 'utr42612345678' },
    })
    const otherTier = await createOrder(store, { role: 'reseller', proof: reused })
    const unlike = await createOrder(store, { proof: await proofOfItsOwn() })

    const queue = (await read(await signIn(store, 'enduser-admin'))).json<ProofList>()
    const found = new Map(
      queue.orders.map(({ _id, duplicates }) => [
        _id,
        duplicates.map((other) => [
          '_id' in other ? other._id : 'other tier',
          other.sameFile,
          other.sameReference,
        ]),
      ]),
    )
    expect(Object.fromEntries(found)).toEqual({
      [first.order._id]: [
        [sameFile.order._id, true, false],
        [sameNumber.order._id, false, true],
        ['other tier', true, false],
      ],
      [sameFile.order._id]: [
        [first.order._id, true, false],
        ['other tier', true, false],
      ],
      [sameNumber.order._id]: [[first.order._id, false, true]],
      [unlike.order._id]: [],
    })
    expect(queue.orders[1]?.duplicates[0]).toEqual({
      _id: first.order._id,
      createdAt: first.order.createdAt,
      buyer: 'Asha Mehta',
      totalAmount: 5_000,
      orderStatus: 'pending',
      proofStatus: 'unverified',
      sameFile: true,
      sameReference: false,
    })
    expect(queue.orders[1]?.duplicates[1]).toEqual({
      otherTier: true,
      sameFile: true,
      sameReference: false,
    })
    const all = (await read(await signIn(store, 'superadmin'))).json<ProofList>()
    const everywhere = all.orders.find(({ _id }) => _id === otherTier.order._id)
    expect(everywhere?.duplicates.map((other) => '_id' in other && other._id)).toEqual([
      first.order._id,
      sameFile.order._id,
    ])
  })

  it('finds an order by its transaction number in the admin’s list', async () => {
    const { order } = await createOrder(store, { data: { paymentReference: 'SBIN042612345678' } })
    const admin = await signIn(store, 'superadmin')
    const url = '/api/superadmin/orders?q=sbin0426'
    expect(idsOf(await store.app.inject({ url, headers: admin.headers }))).toEqual([order._id])
  })

  it('shows no proof of a cancelled order, which cannot be reviewed', async () => {
    const { order } = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    await cancelAsAdmin(store, admin, order)
    expect(idsOf(await read(admin))).toEqual([])
  })

  it('accepts the verdict of the first of two admins and rejects the second', async () => {
    const { order } = await createOrder(store)
    const seen = order.updatedAt
    const url = `/api/orders/${order._id}/proof`
    const review = async ({ headers }: Pick<SignedInAccount, 'headers'>, payload: object) =>
      store.app.inject({ method: 'PUT', url, headers, payload: { ...payload, seen } })
    const first = await review(await signIn(store, 'enduser-admin'), { verdict: 'verified' })
    expect(first.statusCode).toBe(200)
    const second = await signIn(store, 'superadmin')
    const message = 'Somebody else changed this order just now. Look at it again before you go on.'
    for (const late of [{ verdict: 'verified' }, { verdict: 'rejected', reason: 'Unreadable' }]) {
      const answer = await review(second, late)
      expect([answer.statusCode, answer.json()]).toEqual([409, { code: 'proof_changed', message }])
    }
    expect(idsOf(await read(second, '?status=verified'))).toEqual([order._id])
  })

  it('rejects an invalid transaction number', async () => {
    const buyer = await signIn(store, 'enduser')
    const answer = await sendOrder(store, buyer, { data: { paymentReference: 'paid' } })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: [{ field: 'paymentReference' }] },
    ])
  })

  it('is forbidden to buyers and visitors', async () => {
    const visitor = { headers: { authorization: '' } }
    expect((await read(visitor)).statusCode).toBe(401)
    for (const role of ['enduser', 'reseller', 'distributor'] as const) {
      expect((await read(await signIn(store, role))).statusCode).toBe(403)
    }
  })
})
