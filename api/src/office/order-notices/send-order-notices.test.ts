import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { Order } from '@store/contract/schemas/orders/orders'
import { simpleParser } from 'mailparser'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../test/factories/multipart-form.ts'
import { createOrder, testPdf } from '../../../test/factories/order-factory.ts'
import { reviewProof } from '../../../test/factories/review-proof.ts'
import { openMailQueue } from '../../../test/open-mail-queue.ts'
import { sendOrderNotices } from '../../../test/send-order-notices.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/servers/smtp-server.ts'
import { deliverMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { Mailer } from '../../support/mail/mailer.ts'
import { createSmtpMailer } from '../../support/mail/smtp-mailer.ts'
import { createSettingsReader } from '../../support/settings/settings-service.ts'
import { sendDueOrderNotices } from './send-order-notices.ts'

const store = useTestStore({ environment: { PUBLIC_ORIGIN: 'https://store.example' } })
let server: TestSmtpServer
let mailer: Mailer

beforeAll(async () => {
  server = await startSmtpServer()
  mailer = createSmtpMailer({ url: server.url, from: 'Store <no-reply@store.test>' })
})
afterEach(() => {
  server.received.length = 0
})
afterAll(async () => {
  mailer.close()
  await server.close()
})

/** Sends what is due; returns the mails that the mail server received since, without soft line breaks. */
async function takeSent(): Promise<string[]> {
  await sendOrderNotices(store)
  await deliverMails(store, mailer)
  return server.received.splice(0).map(({ source }) => source.replaceAll(/(?<!\?)=\r\n/g, ''))
}

async function subjectOf(source: string): Promise<string | undefined> {
  return (await simpleParser(source)).subject
}

async function noticesOf({ headers }: SignedInAccount) {
  const answer = await store.app.inject({ url: '/api/notifications', headers })
  return answer.json<NotificationList>().notifications
}

async function put({ headers }: SignedInAccount, path: string, payload: object) {
  const answer = await store.app.inject({ method: 'PUT', url: `/api${path}`, headers, payload })
  expect(answer.statusCode).toBe(200)
}

async function uploadBill({ headers }: SignedInAccount, { _id }: Order) {
  const form = multipartOf({ billPdf: { content: testPdf, name: 'bill.pdf' } })
  const url = `/api/orders/bill/${_id}`
  await store.app.inject({ method: 'PUT', url, ...form, headers: { ...headers, ...form.headers } })
}

it('tells a buyer of each step of an order, in the store and by mail, with a link to it', async () => {
  const { order, buyer } = await createOrder(store)
  const admin = await signIn(store, 'superadmin')
  const path = `/orders/${order._id}`
  const status = `/dashboard/${order._id}/status`
  const steps: [title: string, take: () => Promise<unknown>, text: string][] = [
    ['Order # placed', async () => undefined, 'We check your payment proof'],
    [
      'Payment for order # confirmed',
      () => reviewProof(store, { who: admin, order }, { verdict: 'verified' }),
      'Next we pack your order',
    ],
    [
      'Order # shipped',
      () =>
        put(admin, status, {
          status: 'shipped',
          dispatch: { courier: 'FedEx', docketNumber: 'F123' },
        }),
      'F123',
    ],
    ['Bill for order # ready', () => uploadBill(admin, order), 'download'],
    ['Order # cancelled', () => put(admin, status, { status: 'cancelled' }), 'All of it goes back'],
  ]
  for (const [title, take, text] of steps) {
    await take()
    const subject = title.replace('#', `#${order._id.slice(-6)}`)
    const [mail = '', ...others] = await takeSent()
    expect(others).toEqual([])
    expect(await subjectOf(mail)).toBe(subject.replace(' #', '\u00a0#'))
    expect(mail).toContain(`\r\nTo: ${buyer.account.email}\r\n`)
    expect(mail).toContain(text)
    expect(mail).toContain(`https://store.example${path}`)
    expect(mail).toContain('https://store.example/profile#mails')
    expect((await noticesOf(buyer))[0]).toMatchObject({ title: subject, orderId: order._id })
  }
})

it('mails a disabled account about its own order', async () => {
  const { buyer } = await createOrder(store)
  await store.db('users').where({ id: buyer.account.userId }).update({ disabled_at: new Date() })
  expect(await takeSent()).toEqual([expect.stringContaining(`To: ${buyer.account.email}`)])
})

it('tells of a payment that failed, and of nothing that was undone before it was sent', async () => {
  const { order, buyer } = await createOrder(store)
  await takeSent()
  const admin = await signIn(store, 'enduser-admin')
  const setPayment = async (paymentStatus: string) =>
    put(admin, `/dashboard/orders/${order._id}/payment`, { paymentStatus })
  await setPayment('paid')
  await setPayment('pending')
  await put(admin, `/dashboard/${order._id}/status`, { status: 'shipped' })
  await put(admin, `/dashboard/${order._id}/status`, { status: 'processing' })
  expect(await takeSent()).toEqual([])
  await setPayment('failed')
  const [mail = ''] = await takeSent()
  expect(await subjectOf(mail)).toMatch(/not confirmed$/)
  expect(await noticesOf(buyer)).toHaveLength(2)
})

it('tells that an order shipped once this can no longer be undone', async () => {
  const { order, buyer } = await createOrder(store)
  await takeSent()
  const admin = await signIn(store, 'enduser-admin')
  const setStatus = async (status: string) =>
    put(admin, `/dashboard/${order._id}/status`, { status })
  const sendWhatIsDue = async () => {
    const { db, clock, config } = store
    const settings = createSettingsReader({ db, clock, config })
    const mails = openMailQueue({ clock, config })
    await sendDueOrderNotices({ db, clock, config, settings, mails })
  }
  await setStatus('shipped')
  await sendWhatIsDue()
  await setStatus('processing')
  expect([await takeSent(), (await noticesOf(buyer)).length]).toEqual([[], 1])
  await setStatus('shipped')
  await sendWhatIsDue()
  expect(await noticesOf(buyer)).toHaveLength(1)
  expect((await takeSent())[0]).toContain('Your order is on its way')
})

it('does not mail what the buyer turned off, and notifies in the store once on several instances', async () => {
  const buyer = await signIn(store, 'reseller')
  await put(buyer, '/notifications/preferences', { kind: 'placed', mail: false })
  await createOrder(store, { buyer })
  const sent = await Promise.all([takeSent(), takeSent()])
  expect([sent.flat(), (await noticesOf(buyer)).length]).toEqual([[], 1])
  const url = '/api/notifications/preferences'
  const { headers } = buyer
  const muted = (await store.app.inject({ url, headers })).json().preferences
  expect(muted).toHaveLength(6)
  expect(muted).toContainEqual({ kind: 'placed', mail: false })
  await put(buyer, '/notifications/preferences', { kind: 'placed', mail: true })
  expect((await store.app.inject({ url, headers })).json().preferences).toContainEqual({
    kind: 'placed',
    mail: true,
  })
})

it('offers mail preferences to buyers alone, and knows their kinds', async () => {
  const url = '/api/notifications/preferences'
  const { headers } = await signIn(store, 'superadmin')
  const answers = [
    await store.app.inject({ url, headers }),
    await store.app.inject({ url }),
    await store.app.inject({
      method: 'PUT',
      url,
      headers: (await signIn(store, 'enduser')).headers,
      payload: { kind: 'gossip', mail: true },
    }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401, 400])
})
