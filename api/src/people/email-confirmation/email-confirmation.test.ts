import { describe, expect, it } from '@jest/globals'
import { confirmationLinkDays } from '@store/contract/rules/accounts/email-confirmation'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { sendOrderNotices } from '../../../test/send-order-notices.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { signConfirmationToken } from './confirmation-token.ts'

const origin = 'https://store.example'
const store = useTestStore({ environment: { PUBLIC_ORIGIN: `${origin}/` } })

const post = async (url: string, payload?: object, headers = {}) =>
  store.app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload && { payload }) })

const confirm = async (token: string) => {
  const answer = await post('/auth/confirm-email', { token })
  return [answer.statusCode, answer.json()] as const
}

const isUnconfirmed = async ({ headers }: SignedInAccount) =>
  (await store.app.inject({ url: '/api/auth/me', headers })).json().user.emailUnconfirmed

const newcomer = async () =>
  signIn(store, await createAccount(store.db, { isEmailUnconfirmed: true }))

const askForMail = async ({ headers }: SignedInAccount) =>
  post('/auth/me/confirmation-mail', undefined, headers)

/** The tokens in the waiting mails. */
async function takeTokens(): Promise<string[]> {
  const mails = await takeMails(store)
  return mails.flatMap(({ text }) => /\/confirm-email#([^\s>]+)>$/m.exec(text)?.[1] ?? [])
}

function tokenFor(
  { account }: SignedInAccount,
  given: { email?: string; days?: number } = {},
): string {
  const { email = account.email, days = 1 } = given
  const expiresAt = new Date(store.clock.now().getTime() + days * 24 * 3_600_000)
  const { SESSION_SECRET: secret } = store.config
  return signConfirmationToken(secret, { publicId: account.publicId, email, expiresAt })
}

const confirmed = { status: 'confirmed', message: 'Your email address is confirmed.' }
const confirmedBefore = {
  status: 'already_confirmed',
  message: 'Your email address was already confirmed.',
}
const invalid = {
  code: 'confirmation_invalid',
  message: 'This link is not valid. Use the link in the latest email, or ask for a new one.',
}

describe('a new account', () => {
  it('gets a mail with a link that confirms its address, once, and nobody reads the token in the database', async () => {
    const email = 'meera@example.in'
    const form = { name: 'Claim your prize', email, mobile: '9845012376', password: 'Drum#2026' }
    expect((await post('/auth/register/enduser', form)).statusCode).toBe(201)
    const stored = JSON.stringify(await store.db('mails'))
    const mails = await takeMails(store)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Confirm your email address'],
    ])
    const [{ text = '' } = {}] = mails
    expect(text).not.toContain(form.name)
    expect(text).toContain('If you did not open an account')
    const [, token = ''] =
      /Confirm my address <https:\/\/store\.example\/confirm-email#([^\s>]+)>$/m.exec(text) ?? []
    expect(stored).not.toContain(token)
    const { id: userId } = await store.db('users').where({ email }).first('id')
    const buyer = await signIn(store, { userId, publicId: '', email, role: 'enduser' })
    expect(await isUnconfirmed(buyer)).toBe(true)
    expect(await confirm(token)).toEqual([200, confirmed])
    expect(await isUnconfirmed(buyer)).toBeUndefined()
    expect(await confirm(token)).toEqual([200, confirmedBefore])
  })

  it('has the link in the neutral mails of its orders, before their footer, until it is confirmed', async () => {
    const buyer = await newcomer()
    await createOrder(store, { buyer })
    await sendOrderNotices(store)
    const [{ text = '' } = {}] = await takeMails(store)
    const [, token = ''] =
      /Confirm my address <https:\S+\/confirm-email#([^\s>]+)>$/m.exec(text) ?? []
    expect(text.indexOf(token)).toBeLessThan(text.indexOf('\n-- \n'))
    expect(await confirm(token)).toEqual([200, confirmed])
    await createOrder(store, { buyer })
    await sendOrderNotices(store)
    const [{ text: later = '' } = {}] = await takeMails(store)
    expect(later).toContain('Hello Asha Mehta,')
    expect(later).not.toContain('/confirm-email')
  })
})

describe('POST /auth/confirm-email', () => {
  it('refuses a link that has expired, and one that was changed, cut off or never sent', async () => {
    const buyer = await newcomer()
    expect(await confirm(tokenFor(buyer, { days: -0.001 }))).toEqual([
      400,
      {
        code: 'confirmation_expired',
        message: 'This link has expired. Ask for a new one.',
      },
    ])
    const other = await newcomer()
    const token = tokenFor(buyer)
    const swapped = token.replace(buyer.account.publicId, other.account.publicId)
    for (const bad of ['', 'x', `${token}x`, token.slice(0, -1), swapped, `${token}~x`]) {
      expect(await confirm(bad)).toEqual([400, invalid])
    }
    expect(await isUnconfirmed(buyer)).toBe(true)
    expect(await isUnconfirmed(other)).toBe(true)
  })

  it('confirms only the address that the mail went to, and answers of no account as of a wrong link', async () => {
    const buyer = await newcomer()
    const token = tokenFor(buyer)
    await store
      .db('users')
      .where({ id: buyer.account.userId })
      .update({ email: 'other.meera@example.in' })
    expect(await confirm(token)).toEqual([400, invalid])
    expect(await isUnconfirmed(buyer)).toBe(true)
    const nobody = tokenFor({ ...buyer, account: { ...buyer.account, publicId: '01JZZZ' } })
    expect(await confirm(nobody)).toEqual([400, invalid])
  })

  it('is never done by reading', async () => {
    const buyer = await newcomer()
    const url = `/api/auth/confirm-email?token=${tokenFor(buyer)}`
    expect((await store.app.inject({ url })).statusCode).toBe(404)
    expect(await isUnconfirmed(buyer)).toBe(true)
  })
})

describe('POST /auth/me/confirmation-mail', () => {
  it('mails a new link, five times a day', async () => {
    const buyer = await newcomer()
    for (let time = 0; time < 5; time += 1) {
      const sent = await askForMail(buyer)
      expect([sent.statusCode, sent.json()]).toEqual([
        200,
        { message: 'We have sent a new link to your email address.' },
      ])
    }
    const refused = await askForMail(buyer)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await askForMail(await newcomer())).statusCode).toBe(200)
    const tokens = await takeTokens()
    expect(tokens).toHaveLength(6)
    expect(await confirm(tokens[0] ?? '')).toEqual([200, confirmed])
    expect(await isUnconfirmed(buyer)).toBeUndefined()
  })

  it('mails nothing to a confirmed address, and needs a session', async () => {
    const buyer = await signIn(store, 'enduser')
    const answer = await askForMail(buyer)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your email address was already confirmed.' },
    ])
    expect(await takeMails(store)).toEqual([])
    expect((await post('/auth/me/confirmation-mail')).statusCode).toBe(401)
  })

  it('is good for days', async () => {
    const buyer = await newcomer()
    await askForMail(buyer)
    const [token = ''] = await takeTokens()
    const [, expires = ''] = token.split('~')
    const days = (Number.parseInt(expires, 36) - store.clock.now().getTime()) / (24 * 3_600_000)
    expect(Math.round(days)).toBe(confirmationLinkDays)
  })
})
