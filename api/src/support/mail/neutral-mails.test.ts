import { expect, it } from '@jest/globals'
import { createAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { sendOrderNotices } from '../../../test/send-order-notices.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({ environment: { PUBLIC_ORIGIN: 'https://store.example' } })
const typed = 'Claim your prize'

async function post(url: string, payload: object, headers = {}) {
  const answer = await store.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  expect([url, Math.floor(answer.statusCode / 100)]).toEqual([url, 2])
  return answer
}

const textsOf = async () =>
  (await takeMails(store)).map(({ subject, text }) => `${subject}\n${text}`)

it('an order of a new account mails nothing that its buyer typed, until a mailed code shows whose address it is', async () => {
  const email = 'victim@example.in'
  const account = { name: typed, email, mobile: '9845012376', password: 'Drum#2026' }
  await post('/auth/register/enduser', account)
  expect(await textsOf()).toEqual([expect.stringMatching(/^Confirm your email address\nHello,\n/)])
  const { id: userId } = await store.db('users').where({ email }).first('id')
  const buyer = await signIn(store, { userId, publicId: '', email, role: 'enduser' })
  const { order } = await createOrder(store, { buyer })
  await sendOrderNotices(store)
  await store.app.inject({
    method: 'PUT',
    url: `/api/orders/cancel/${order._id}`,
    headers: buyer.headers,
    payload: { reason: typed },
  })
  await sendOrderNotices(store)
  const mails = await textsOf()
  expect(mails.length).toBeGreaterThan(0)
  for (const mail of mails) {
    expect(mail).toMatch(/^Order #.*\nHello,\n/)
    expect(mail).not.toContain(typed)
    expect(mail).toContain(`https://store.example/orders/${order._id}`)
  }

  await post('/auth/forgot-password', { email })
  const [code = ''] = /\d{6}/.exec((await textsOf())[0] ?? '') ?? []
  const { resetToken } = (await post('/auth/verify-otp', { email, otp: code })).json()
  await post('/auth/reset-password', { email, resetToken, newPassword: 'Toner#2027' })
  const again = await signIn(store, { userId, publicId: '', email, role: 'enduser' })
  await createOrder(store, { buyer: again })
  await sendOrderNotices(store)
  expect(await textsOf()).toEqual([expect.stringContaining(`Hello ${typed},`)])
})

it('a reply quotes a message only to the confirmed address of an account', async () => {
  const admin = await signIn(store, 'superadmin')
  const known = (await createAccount(store.db)).email
  for (const email of ['victim@example.in', known]) {
    await post('/contact', { name: typed, email, subject: '9845012376', message: typed })
    const [{ public_id: id }] = await store
      .db('contact_messages')
      .where({ email })
      .select('public_id')
    await post(`/admin/contact-complaints/${id}/reply`, { message: 'Yes, by DTDC.' }, admin.headers)
  }
  const [toStranger = '', toKnown = ''] = await textsOf()
  expect(toStranger).toContain('Yes, by DTDC.')
  expect(toStranger).not.toContain(typed)
  expect(toKnown).toContain(`> ${typed}`)
})
