import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { ProofList } from '@store/contract/schemas/orders/proofs'
import sharp from 'sharp'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../test/factories/multipart-form.ts'
import { createOrder, testPdf, testPng } from '../../../test/factories/order-factory.ts'
import { reviewProof } from '../../../test/factories/review-proof.ts'
import { useTestStore } from '../../../test/test-store.ts'

interface Answer {
  message: string
  order: Order
}

type Caller = Pick<SignedInAccount, 'headers'>

const visitor: Caller = { headers: { authorization: '' } }

const rejection = { verdict: 'rejected', reason: 'Unreadable' }

async function anotherPng(): Promise<Buffer> {
  return sharp({ create: { width: 9, height: 9, channels: 3, background: '#933' } })
    .png()
    .toBuffer()
}

describe('a payment proof sent again by the buyer', () => {
  const store = useTestStore()

  const resend = async (
    who: Caller,
    { _id }: Pick<Order, '_id'>,
    form: Parameters<typeof multipartOf>[0],
  ) => {
    const { payload, headers } = multipartOf(form)
    const url = `/api/orders/${_id}/proof`
    return store.app.inject({
      method: 'POST',
      url,
      headers: { ...who.headers, ...headers },
      payload,
    })
  }
  const resendPng = async (who: Caller, order: Pick<Order, '_id'>) =>
    resend(who, order, { paymentProof: { content: await anotherPng(), name: 'again.png' } })
  const countStoredFiles = async () => {
    const folder = join(store.config.DATA_FOLDER, 'files')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).length
  }
  const createRejected = async () => {
    const placed = await createOrder(store, {
      proof: { content: await testPng(), name: 'transfer.png' },
      data: { paymentReference: '4261 2345 6789' },
    })
    const admin = await signIn(store, 'superadmin')
    await reviewProof(store, { who: admin, order: placed.order }, rejection)
    return { ...placed, admin }
  }

  it('replaces the rejected one and awaits review', async () => {
    const { order, buyer } = await createRejected()
    const stored = await countStoredFiles()
    const answer = await resend(buyer, order, {
      paymentProof: { content: testPdf, name: 'receipt.pdf' },
      paymentReference: 'sbin 0426-1234 5678',
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        message: 'Payment proof sent. Awaiting confirmation',
        order: {
          proofStatus: 'unverified',
          paymentStatus: 'pending',
          paymentReference: 'SBIN042612345678',
          paymentProofType: 'application/pdf',
          timeline: [{}, {}, { kind: 'proof', from: 'rejected', to: 'sent', by: 'enduser' }],
        },
      },
    ])
    const proof = await store.app.inject(answer.json<Answer>().order.paymentProof ?? '')
    expect(proof.rawPayload.equals(testPdf)).toBe(true)
    expect((await store.app.inject(order.paymentProof ?? '')).statusCode).toBe(404)
    expect(await countStoredFiles()).toBe(stored)
    const titles: string[] = await store.db('notifications').orderBy('id').pluck('title')
    expect(titles.at(-1)).toBe(`New payment proof for order #${order._id.slice(-6)}`)
  })

  it('does not hide the rejected one: the same file or number in another order is a duplicate', async () => {
    const { order, buyer, admin } = await createRejected()
    await resendPng(buyer, order)
    const rejected = { content: await testPng(), name: 'transfer.png' }
    const sameFile = await createOrder(store, { role: 'reseller', proof: rejected })
    const sameNumber = await createOrder(store, {
      proof: { content: testPdf, name: 'slip.pdf' },
      data: { paymentReference: '426123456789' },
    })
    const likenessOf = async (who: Caller, _id: string) => {
      const answer = await store.app.inject({ url: '/api/proofs', headers: who.headers })
      return answer.json<ProofList>().orders.find((proof) => proof._id === _id)?.duplicates
    }
    expect(await likenessOf(admin, sameFile.order._id)).toMatchObject([
      { _id: order._id, sameFile: true, sameReference: false, proofStatus: 'rejected' },
    ])
    expect(await likenessOf(admin, sameNumber.order._id)).toMatchObject([
      { _id: order._id, sameFile: false, sameReference: true, proofStatus: 'rejected' },
    ])
    expect(await likenessOf(await signIn(store, 'reseller-admin'), sameFile.order._id)).toEqual([
      { otherTier: true, sameFile: true, sameReference: false },
    ])
  })

  it('is a duplicate when it is the same as the rejected one', async () => {
    const { order, buyer, admin } = await createRejected()
    await resend(buyer, order, { paymentProof: { content: await testPng(), name: 'again.png' } })
    const answer = await store.app.inject({ url: '/api/proofs', headers: admin.headers })
    expect(answer.json<ProofList>().orders[0]?.duplicates).toMatchObject([
      { _id: order._id, sameFile: true, sameReference: false, proofStatus: 'rejected' },
    ])
  })

  it('is found by its number in the admin’s list, as is the former one', async () => {
    const { order, buyer, admin } = await createRejected()
    await resend(buyer, order, {
      paymentProof: { content: testPdf, name: 'receipt.pdf' },
      paymentReference: 'SBIN042612345678',
    })
    for (const text of ['SBIN0426', 'sbin04261234', '426123456789']) {
      const url = `/api/superadmin/orders?q=${text}`
      const found = await store.app.inject({ url, headers: admin.headers })
      const ids = found.json<ProofList>().orders.map(({ _id }) => _id)
      expect([text, ids]).toEqual([text, [order._id]])
    }
  })

  it('is accepted once when two are sent at the same time', async () => {
    const { order, buyer } = await createRejected()
    const stored = await countStoredFiles()
    const answers = await Promise.all([resendPng(buyer, order), resendPng(buyer, order)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await store.db('files').pluck('id')).toHaveLength(1)
    expect(await store.db('order_events').where('kind', 'proof').pluck('id')).toHaveLength(1)
    expect(await countStoredFiles()).toBe(stored)
  })

  it('is not accepted unless the former one was rejected', async () => {
    const { order, buyer } = await createOrder(store)
    const stored = await countStoredFiles()
    const answer = await resendPng(buyer, order)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'proof_not_awaited',
        message: 'A new payment proof is only needed after the former one was rejected.',
      },
    ])
    expect(await countStoredFiles()).toBe(stored)
  })

  it('is not accepted for a cancelled order', async () => {
    const { order, buyer } = await createRejected()
    await store.app.inject({
      method: 'PUT',
      url: `/api/orders/cancel/${order._id}`,
      headers: buyer.headers,
      payload: { reason: 'No money' },
    })
    const answer = await resendPng(buyer, order)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'nothing_to_pay', message: 'This order is cancelled. It needs no payment proof.' },
    ])
  })

  it('must be a valid file with a valid number', async () => {
    const { order, buyer } = await createRejected()
    const file = { content: testPdf, name: 'receipt.pdf' }
    const text = { content: Buffer.from('paid!'), name: 'receipt.pdf' }
    const large = { content: Buffer.alloc(10 * 1024 * 1024 + 1), name: 'receipt.pdf' }
    for (const [form, statusCode, field] of [
      [{}, 400, 'paymentProof'],
      [{ paymentProof: text }, 415, 'paymentProof'],
      [{ paymentProof: large }, 413, 'paymentProof'],
      [{ paymentProof: file, paymentReference: 'by Ravi' }, 400, 'paymentReference'],
    ] as const) {
      const answer = await resend(buyer, order, form)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        statusCode,
        { errors: [{ field }] },
      ])
    }
  })

  it('is for the owner alone', async () => {
    const { order, admin } = await createRejected()
    const stranger = await signIn(store, 'enduser')
    for (const [who, statusCode] of [
      [stranger, 404],
      [admin, 403],
      [visitor, 401],
    ] as const) {
      expect((await resendPng(who, order)).statusCode).toBe(statusCode)
    }
  })
})
