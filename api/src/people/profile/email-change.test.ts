import { describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../test/factories/account-factory.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({ environment: { PUBLIC_ORIGIN: 'https://store.example' } })
const newEmail = 'meera.new@example.in'

const post = async (url: string, payload: object, headers = {}) =>
  store.app.inject({ method: 'POST', url: `/api/auth${url}`, headers, payload })

const ask = ({ headers }: SignedInAccount, form: object = {}) =>
  post('/me/email', { email: newEmail, currentPassword: testPassword, ...form }, headers)

const emailOf = async ({ headers }: SignedInAccount) =>
  (await store.app.inject({ url: '/api/auth/me', headers })).json().user.email

/** The tokens in the waiting mails to an address. */
async function takeTokens(address = newEmail): Promise<string[]> {
  const mails = (await takeMails(store)).filter(({ to }) => to === address)
  return mails.flatMap(({ text }) => /\/confirm-email#([^\s>]+)>/.exec(text)?.[1] ?? [])
}

describe('another e-mail address', () => {
  it('counts once the link in the mail to it is opened, and the former one is told', async () => {
    const buyer = await signIn(store, 'reseller')
    const former = buyer.account.email
    const asked = await ask(buyer, { email: ` Meera.New@Example.in ` })
    expect([asked.statusCode, asked.json().message]).toEqual([
      200,
      'We have sent a link to the new address. Open it to use that address.',
    ])
    expect(await emailOf(buyer)).toBe(former)
    const [token = ''] = await takeTokens()
    const confirmed = await post('/confirm-email', { token })
    expect(confirmed.json().message).toBe(`Your email address is now ${newEmail}.`)
    expect(await emailOf(buyer)).toBe(newEmail)
    const told = await takeMails(store)
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [former, 'Your email address was changed'],
    ])
    const login = (email: string) => post('/login', { email, password: testPassword })
    expect((await login(newEmail)).statusCode).toBe(200)
    expect((await login(former)).statusCode).toBe(401)
    // The link is used up.
    expect((await post('/confirm-email', { token })).json().code).toBe('confirmation_invalid')
  })

  it('is for the audit log', async () => {
    const buyer = await signIn(store, 'enduser')
    await ask(buyer)
    const [token = ''] = await takeTokens()
    await post('/confirm-email', { token })
    const { headers } = await signIn(store, 'superadmin')
    const answer = await store.app.inject({ url: '/api/admin/audit', headers })
    const { entries } = answer.json<AuditList>()
    expect(entries.find(({ action }) => action === 'email.changed')?.changes).toEqual([
      { field: 'email', from: buyer.account.email, to: newEmail },
    ])
  })

  it('is not the one of a link that was mailed before another change', async () => {
    const buyer = await signIn(store, 'enduser')
    await ask(buyer, { email: 'first@example.in' })
    await ask(buyer)
    const mails = await takeMails(store)
    const tokens = mails.map(({ text }) => /\/confirm-email#([^\s>]+)>/.exec(text)?.[1] ?? '')
    expect((await post('/confirm-email', { token: tokens[1] })).statusCode).toBe(200)
    expect((await post('/confirm-email', { token: tokens[0] })).json().code).toBe(
      'confirmation_invalid',
    )
    expect(await emailOf(buyer)).toBe(newEmail)
  })

  it.each([
    [{ email: 'no address' }, 400, 'Enter a valid email address'],
    [{ currentPassword: '' }, 400, 'Enter your current password'],
    [{ currentPassword: 'A guess 1' }, 400, 'This is not your current password'],
  ])('is refused with %j', async (form, status, message) => {
    const answer = await ask(await signIn(store, 'enduser'), form)
    expect([answer.statusCode, answer.json().message]).toEqual([status, message])
    expect(await takeMails(store)).toEqual([])
  })

  it('is refused when it is the present one, or belongs to another account, also in between', async () => {
    const buyer = await signIn(store, 'enduser')
    const same = await ask(buyer, { email: buyer.account.email.toUpperCase() })
    expect(same.json().message).toBe('This is your email address already')
    const other = await createAccount(store.db)
    expect((await ask(buyer, { email: other.email })).statusCode).toBe(409)
    await ask(buyer)
    const [token = ''] = await takeTokens()
    await store.db('users').where({ id: other.userId }).update({ email: newEmail })
    expect((await post('/confirm-email', { token })).json().code).toBe('email_taken')
    expect(await emailOf(buyer)).toBe(buyer.account.email)
  })

  it('is asked for by five mails a day at most', async () => {
    const buyer = await signIn(store, 'enduser')
    for (let mail = 1; mail <= 5; mail += 1) expect((await ask(buyer)).statusCode).toBe(200)
    expect((await ask(buyer)).statusCode).toBe(429)
  })
})
