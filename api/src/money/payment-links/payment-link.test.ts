import { createHmac } from 'node:crypto'
import { expect, it } from '@jest/globals'
import type { PaymentPageChanged } from '@store/contract/schemas/orders/reserved-orders'
import { signIn } from '../../../test/factories/account-factory.ts'
import { cancelAsAdmin, createOrder } from '../../../test/factories/order-factory.ts'
import { bankEnvironment, createReservingClient } from '../../../test/reserving/reserving-client.ts'
import { countStoredFiles } from '../../../test/stored-state.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { deriveKey } from '../../base/shared/derive-key.ts'
import { signPaymentToken } from './payment-token.ts'

let skippedMs = 0
const store = useTestStore({
  environment: { ...bankEnvironment, PAYMENT_LINKS_PER_ADDRESS: '40' },
  clock: { now: () => new Date(Date.now() + skippedMs) },
})
const client = createReservingClient(store)
const { reserve, read, linkOf, readPage, pageOf, sendLinkedProof } = client

it('shows amount, code and bank account on any device, and nothing of the buyer or the products', async () => {
  const reserved = await reserve({ role: 'reseller', quantity: 2 })
  const { path, expiresAt } = await linkOf(reserved)
  const { order } = reserved
  const answer = await readPage(path)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.json()).toEqual({
    order: `#${order._id.slice(-6)}`,
    state: 'open',
    totalAmount: 9_000,
    paymentCode: order.paymentCode,
    payBy: order.payBy,
    bank: {
      accountHolder: 'Store Private Limited',
      bank: 'State Bank of India',
      accountNumber: '00000012345678901',
      ifsc: 'SBIN0000300',
      branch: 'Fort, Mumbai',
      upiId: 'store@sbi',
      upiLimit: 100_000,
      holdHours: 48,
    },
  })
  expect(expiresAt).toBe(order.payBy)
})

it('takes the proof without a session, once, on behalf of the buyer', async () => {
  const reserved = await reserve()
  const { path } = await linkOf(reserved)
  const before = await countStoredFiles(store)
  const answers = await Promise.all([sendLinkedProof(path), sendLinkedProof(path)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const sent = answers.find(({ statusCode }) => statusCode === 200)
  expect(sent?.json<PaymentPageChanged>()).toMatchObject({
    message: 'Payment proof sent. Awaiting confirmation',
    payment: { state: 'sent' },
  })
  expect(await countStoredFiles(store)).toBe(before + 1)
  const order = await read(reserved.buyer, reserved.order)
  expect(order).toMatchObject({
    proofStatus: 'unverified',
    paymentStatus: 'pending',
    timeline: [
      {},
      { kind: 'proof', to: 'sent', by: 'enduser', reason: 'Sent with the payment link' },
    ],
  })
  expect(order).not.toHaveProperty('payBy')
  const page = await pageOf(path)
  expect(page).toMatchObject({ state: 'sent' })
  expect(page).not.toHaveProperty('bank')
})

it.each([
  ['a text', Buffer.from('hello'), 415],
  ['nothing', undefined, 400],
])('refuses %s as a proof, and the order still waits', async (_name, content, status) => {
  const { path } = await linkOf(await reserve())
  const answer = content
    ? await sendLinkedProof(path, { content, name: 'proof.png' })
    : await store.app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: '--x--\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
  expect(answer.statusCode).toBe(status)
  expect((await pageOf(path)).state).toBe('open')
})

function signer(publicId: string, expires: string) {
  return (key: string | Buffer) =>
    createHmac('sha256', key).update(`pay/${publicId}?${expires}`).digest('base64url')
}

it('opens by a link that the former release sent', async () => {
  const { path } = await linkOf(await reserve())
  const [publicId = '', expires = ''] = path.replace('/pay/', '').split('~')
  const signature = signer(publicId, expires)(store.config.FILE_URL_SECRET)
  expect((await pageOf(`/pay/${publicId}~${expires}~${signature}`)).state).toBe('open')
})

it('is not valid when a part of it was changed, made with another secret, or is no link', async () => {
  const { path } = await linkOf(await reserve())
  const other = await reserve()
  const [publicId = '', expires = '', signature = ''] = path.replace('/pay/', '').split('~')
  const payBy = new Date(other.order.payBy ?? '')
  const signatureOf = signer(publicId, expires)
  const forged = [
    [other.order._id, expires, signature].join('~'),
    [publicId, (Number.parseInt(expires, 36) + 1).toString(36), signature].join('~'),
    [publicId, expires, `${signature.slice(0, -1)}_`].join('~'),
    [publicId, expires].join('~'),
    `${path.replace('/pay/', '')}~tail`,
    [publicId, expires, signatureOf(deriveKey(store.config.FILE_URL_SECRET, 'else'))].join('~'),
    signPaymentToken('a guess', { publicId: other.order._id, payBy }),
    'nonsense',
  ]
  for (const token of forged) {
    const answer = await readPage(`/pay/${token}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'payment_link_invalid' },
    ])
    expect((await sendLinkedProof(`/pay/${token}`)).statusCode).toBe(404)
  }
})

it('ends when the time to pay is over', async () => {
  const reserved = await reserve()
  const { path } = await linkOf(reserved)
  skippedMs = 48 * 3_600_000
  const answers = [await readPage(path), await sendLinkedProof(path)]
  skippedMs = 0
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'payment_link_expired' },
    ])
  }
})

it('says when the order was cancelled or paid', async () => {
  const cancelled = await reserve()
  const link = await linkOf(cancelled)
  const admin = await signIn(store, 'superadmin')
  await cancelAsAdmin(store, admin, cancelled.order)
  expect((await pageOf(link.path)).state).toBe('cancelled')
  expect((await sendLinkedProof(link.path)).json()).toMatchObject({ code: 'nothing_to_pay' })

  const paid = await reserve()
  const { path } = await linkOf(paid)
  await store.app.inject({
    method: 'PUT',
    url: `/api/dashboard/orders/${paid.order._id}/payment`,
    headers: admin.headers,
    payload: { paymentStatus: 'paid' },
  })
  expect((await pageOf(path)).state).toBe('paid')
})

it('is made for the buyer of a held order alone', async () => {
  const { order, buyer } = await reserve()
  const placed = await createOrder(store)
  const statusOf = async (who: Pick<typeof buyer, 'headers'>, id: string) => {
    const url = `/api/orders/${id}/payment-link`
    return (await store.app.inject({ url, headers: who.headers })).statusCode
  }
  expect([
    await statusOf(await signIn(store, 'enduser'), order._id),
    await statusOf(await signIn(store, 'enduser-admin'), order._id),
    await statusOf({ headers: { authorization: '' } }, order._id),
    await statusOf(placed.buyer, placed.order._id),
  ]).toEqual([404, 403, 401, 409])
})

it('is limited for each network', async () => {
  const { path } = await linkOf(await reserve())
  const statuses: number[] = []
  for (let call = 0; call < 45; call += 1) {
    const answer = await store.app.inject({ url: `/api${path}`, remoteAddress: '203.0.113.9' })
    statuses.push(answer.statusCode)
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([40, 429])
})
