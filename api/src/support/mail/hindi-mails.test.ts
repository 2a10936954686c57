import { describe, expect, it } from '@jest/globals'
import { endRejectionHold } from '../../../test/end-rejection-hold.ts'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../test/factories/account-factory.ts'
import { seller } from '../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { reviewProof } from '../../../test/factories/review-proof.ts'
import { bankEnvironment, createReservingClient } from '../../../test/reserving/reserving-client.ts'
import { sendOrderNotices } from '../../../test/send-order-notices.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({
  environment: {
    ...seller,
    ...bankEnvironment,
    PUBLIC_ORIGIN: 'https://store.example',
    NEW_BUYER_RESERVED_RUPEES: '0',
  },
})
const { reserve } = createReservingClient(store)

async function choose({ headers }: Pick<SignedInAccount, 'headers'>, language: string) {
  const payload = { language }
  return store.app.inject({ method: 'PUT', url: '/api/auth/me/language', headers, payload })
}

async function signInHindi(account = createAccount(store.db)) {
  const buyer = await signIn(store, await account)
  expect((await choose(buyer, 'hi')).statusCode).toBe(200)
  return buyer
}

/** The newest mail to a buyer. */
async function mailTo({ account }: SignedInAccount) {
  await sendOrderNotices(store)
  const mail = (await takeMails(store)).findLast(({ to }) => to === account.email)
  if (!mail) throw new Error('no mail')
  return mail
}

/** English in a row that is no name: addresses, numbers and names of these tests aside. */
function englishIn({ subject, text }: { subject: string; text: string }): string[] {
  const said = `${subject}\n${text}`.replaceAll(/\S+:\/\/\S+|upi:\S+/g, '')
  return said.match(/\b[a-z]{2,}(?: [a-z]{2,}){2,}/g) ?? []
}

describe('PUT /auth/me/language', () => {
  it('is told with the account at the next login, on any device', async () => {
    const buyer = await signInHindi()
    const { email } = buyer.account
    const login = await store.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: testPassword },
    })
    expect(login.json().user.language).toBe('hi')
    expect((await choose(buyer, 'en')).json().user).not.toHaveProperty('language')
  })

  it.each(['', 'ta', 'HI', null])('rejects the language %j', async (language) => {
    const buyer = await signIn(store, 'enduser')
    expect((await choose(buyer, language as string)).statusCode).toBe(400)
  })
})

describe('the mails of a buyer who chose Hindi', () => {
  it('say in Hindi what was ordered and how it is paid, with the same facts', async () => {
    const buyer = await signInHindi()
    const product = await createProduct(store.db, { name: 'टोनर', modelNo: 'Q2612A' })
    const { order } = await reserve({ buyer, product, quantity: 3 })
    const mail = await mailTo(buyer)
    expect(mail.subject).toBe(`ऑर्डर #${order._id.slice(-6)} सुरक्षित – ${seller.SELLER_NAME}`)
    for (const fact of ['नमस्ते Asha Mehta,', 'Q2612A', 'खाता संख्या', '00000012345678901', 'कुल'])
      expect(mail.text).toContain(fact)
    expect(mail.html).toContain('<html lang="hi">')
    expect(englishIn(mail)).toEqual([])
  })

  it('say in Hindi that an order was shipped', async () => {
    const buyer = await signInHindi()
    const { order } = await createOrder(store, { buyer })
    const { headers } = await signIn(store, 'superadmin')
    const dispatch = { courier: 'DTDC', docketNumber: 'D1234567', packages: 3, freight: 'paid' }
    await takeMails(store)
    await store.app.inject({
      method: 'PUT',
      url: `/api/dashboard/${order._id}/status`,
      headers,
      payload: { status: 'shipped', dispatch },
    })
    const mail = await mailTo(buyer)
    expect(mail.subject).toBe(`ऑर्डर #${order._id.slice(-6)} भेजा गया – ${seller.SELLER_NAME}`)
    expect(mail.text).toContain('आपका ऑर्डर रास्ते में है।')
    expect(mail.text).toContain('पार्सल ट्रैक करें')
    expect(mail.text).not.toMatch(/docket|packages|freight/)
    expect(englishIn(mail)).toEqual([])
  })

  it('keep the words of an admin', async () => {
    const buyer = await signInHindi()
    const { order } = await createOrder(store, { buyer })
    await mailTo(buyer)
    const who = await signIn(store, 'superadmin')
    await reviewProof(store, { who, order }, { verdict: 'rejected', reason: 'Too dark to read' })
    await endRejectionHold(store)
    const mail = await mailTo(buyer)
    expect(mail.subject).toContain('अस्वीकार')
    expect(mail.text).toContain('Too dark to read')
    expect(mail.text).toContain('कृपया मेरे ऑर्डर में भुगतान का दूसरा प्रमाण अपलोड करें।')
  })

  it('say in Hindi that the password was changed, and how to reset it', async () => {
    const buyer = await signInHindi()
    const { headers, account } = buyer
    const payload = { currentPassword: testPassword, newPassword: 'Toner#2027' }
    await store.app.inject({ method: 'PUT', url: '/api/auth/me/password', headers, payload })
    const changed = await mailTo(buyer)
    expect(changed.subject).toContain('आपका पासवर्ड बदला गया')
    expect(englishIn(changed)).toEqual([])
    await store.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: account.email },
    })
    const code = await mailTo(buyer)
    expect(code.text).toMatch(/आपका वन-टाइम कोड है \d{6}।/)
    expect(englishIn(code)).toEqual([])
  })
})
