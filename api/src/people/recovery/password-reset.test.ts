import { describe, expect, it } from '@jest/globals'
import { createAccount, signIn, type TestAccount } from '../../../test/factories/account-factory.ts'
import { resetClient } from '../../../test/reset-client.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({ clock })
const newPassword = 'Cartridge#2027'
const tenMinutesMs = 10 * 60_000
const { nextAddress, post, askForCode, verify, ticketOf, wrongCodeFor, ...client } =
  resetClient(store)
const reset = (who: { email: string }, resetToken: string, password = newPassword) =>
  client.reset(who, resetToken, password)

const wrongCode = [400, { code: 'wrong_code', message: 'OTP verification failed' }]
const invalidTicket = [
  400,
  {
    code: 'ticket_invalid',
    message: 'This password reset is no longer valid. Please ask for a new code.',
  },
]

describe('a forgotten password', () => {
  it('is replaced with a code by mail, and the new one alone signs in', async () => {
    const account = await createAccount(store.db)
    const sent = await post('forgot-password', { email: ` ${account.email.toUpperCase()} ` })
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      { success: true, message: 'If this email has an account, a code is on its way to it.' },
    ])
    const [mail, ...others] = await takeMails(store)
    expect([mail?.to, others]).toEqual([account.email, []])
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    const verified = await verify(account, ` ${code} `)
    expect([verified.statusCode, verified.json()]).toEqual([
      200,
      { message: 'OTP Verified Successfully', resetToken: expect.any(String) },
    ])
    const done = await reset(account, verified.json().resetToken)
    expect([done.statusCode, done.json()]).toEqual([200, { message: 'Password reset successful' }])
    const logIn = async (password: string) =>
      (await post('login', { email: account.email, password })).statusCode
    expect([await logIn(newPassword), await logIn('Toner#2026')]).toEqual([200, 401])
  })

  it('ends every session of the account at once, and no other', async () => {
    const account = await createAccount(store.db)
    const sessions = [await signIn(store, account), await signIn(store, account)]
    const stranger = await signIn(store, 'enduser')
    const readStatuses = () =>
      Promise.all(
        [...sessions, stranger].map(async ({ headers }) => {
          return (await store.app.inject({ url: '/api/auth/me', headers })).statusCode
        }),
      )
    expect(await readStatuses()).toEqual([200, 200, 200])
    const ticket = await ticketOf(account)
    expect(await readStatuses()).toEqual([200, 200, 200])
    await reset(account, ticket)
    expect(await readStatuses()).toEqual([401, 401, 200])
  })

  it('lets its owner sign in again after too many attempts', async () => {
    const account = await createAccount(store.db)
    const logIn = async (password: string) =>
      (await post('login', { email: account.email, password })).statusCode
    for (let time = 0; time < 10; time += 1) await logIn('a guess')
    expect(await logIn('Toner#2026')).toBe(429)
    await reset(account, await ticketOf(account))
    expect(await logIn(newPassword)).toBe(200)
  })

  it('leaves neither code nor ticket readable in the database', async () => {
    const account = await createAccount(store.db)
    await post('forgot-password', { email: account.email })
    const queued = [await store.db('mails'), await store.db('reset_codes')]
    const [mail] = await takeMails(store)
    const [code = 'no code in the mail'] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    const { resetToken: ticket } = (await verify(account, code)).json()
    const kept = JSON.stringify([queued, await store.db('reset_codes')])
    expect(kept).not.toContain('one-time code')
    expect(kept).not.toContain(ticket)
    expect(kept).not.toMatch(new RegExp(`"${code}"`))
    expect(await store.db('mails')).toEqual([])
  })
})

describe('POST /auth/verify-otp', () => {
  it('responds alike to a wrong code and to an address that never requested one', async () => {
    const account = await createAccount(store.db)
    const wrong = await verify(account, wrongCodeFor(await askForCode(account)))
    const never = await verify({ email: 'never.asked@example.in' }, '123456')
    expect([wrong.statusCode, wrong.json()]).toEqual(wrongCode)
    expect([never.statusCode, never.json()]).toEqual(wrongCode)
  })

  it('accepts the right code at the fifth attempt, and not at the sixth', async () => {
    const guessWrong = async (account: TestAccount, code: string, times: number) => {
      for (let time = 0; time < times; time += 1) await verify(account, wrongCodeFor(code))
      return (await verify(account, code)).statusCode
    }
    const [patient, brute] = [await createAccount(store.db), await createAccount(store.db)]
    expect(await guessWrong(patient, await askForCode(patient), 4)).toBe(200)
    expect(await guessWrong(brute, await askForCode(brute), 5)).toBe(400)
  })

  it('counts concurrent attempts', async () => {
    const account = await createAccount(store.db)
    const code = await askForCode(account)
    await Promise.all(Array.from({ length: 20 }, () => verify(account, wrongCodeFor(code))))
    expect((await verify(account, code)).statusCode).toBe(400)
    const kept = await store.db('reset_codes').where({ email: account.email }).first()
    expect([kept.own_tries, kept.foreign_tries]).toEqual([0, 5])
  })

  it('accepts one of twenty concurrent requests with the right code', async () => {
    const account = await createAccount(store.db)
    const code = await askForCode(account)
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(account, code)))
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    const lost = answers.filter(({ statusCode }) => statusCode === 400)
    expect([won.length, lost.length]).toEqual([1, 19])
    expect((await reset(account, won[0]?.json().resetToken)).statusCode).toBe(200)
  })

  it('accepts no code twice', async () => {
    const account = await createAccount(store.db)
    const code = await askForCode(account)
    expect((await verify(account, code)).statusCode).toBe(200)
    expect((await verify(account, code)).statusCode).toBe(400)
  })

  it('accepts a code for ten minutes', async () => {
    const account = await createAccount(store.db)
    const code = await askForCode(account)
    skippedMs += tenMinutesMs
    expect((await verify(account, code)).statusCode).toBe(400)
    const fresh = await askForCode(account)
    skippedMs += tenMinutesMs - 5_000
    expect((await verify(account, fresh)).statusCode).toBe(200)
  })

  it('accepts only the newest code of each network, with attempts of its own', async () => {
    const account = await createAccount(store.db)
    const from = nextAddress()
    const older = await askForCode(account, from)
    for (let time = 0; time < 5; time += 1) await verify(account, wrongCodeFor(older))
    const newer = await askForCode(account, from)
    if (older !== newer) expect((await verify(account, older)).statusCode).toBe(400)
    expect((await verify(account, newer)).statusCode).toBe(200)
  })

  it('accepts no code of another account', async () => {
    const [asha, ravi] = [await createAccount(store.db), await createAccount(store.db)]
    const [hers, his] = [await askForCode(asha), await askForCode(ravi)]
    if (hers !== his) expect((await verify(ravi, hers)).statusCode).toBe(400)
    expect((await verify(ravi, his)).statusCode).toBe(200)
  })

  it.each([
    [{ email: 'asha', otp: '123456' }, 'email', 'Enter a valid email address'],
    [{ email: 'asha@example.in', otp: '12345' }, 'otp', 'Enter the six digits from the email'],
    [{ email: 'asha@example.in' }, 'otp', 'Enter the six digits from the email'],
  ])('rejects the form %j', async (form, field, message) => {
    const answer = await post('verify-otp', form)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field, message }] },
    ])
  })
})

describe('POST /auth/reset-password', () => {
  it('sets nothing without a ticket, or with one it did not issue', async () => {
    const account = await createAccount(store.db)
    await askForCode(account)
    for (const token of ['', 'a guess', undefined]) {
      const payload = { email: account.email, newPassword, resetToken: token }
      const answer = await post('reset-password', payload)
      expect([answer.statusCode, answer.json()]).toEqual(invalidTicket)
    }
    const login = await post('login', { email: account.email, password: 'Toner#2026' })
    expect(login.statusCode).toBe(200)
  })

  it('reports a missing e-mail first', async () => {
    const message = 'Enter a valid email address'
    for (const email of ['asha', undefined]) {
      const answer = await post('reset-password', { email, newPassword, resetToken: 'a ticket' })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'invalid_input', message, errors: [{ field: 'email', message }] },
      ])
    }
  })

  it('accepts no ticket of another account', async () => {
    const [asha, ravi] = [await createAccount(store.db), await createAccount(store.db)]
    const ticket = await ticketOf(asha)
    const answer = await reset(ravi, ticket)
    expect([answer.statusCode, answer.json()]).toEqual(invalidTicket)
    expect((await reset(asha, ticket)).statusCode).toBe(200)
  })

  it('accepts a ticket once, also of ten concurrent requests', async () => {
    const account = await createAccount(store.db)
    const ticket = await ticketOf(account)
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(account, ticket)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
    expect((await reset(account, ticket)).statusCode).toBe(400)
  })

  it('accepts a ticket for ten minutes', async () => {
    const account = await createAccount(store.db)
    const ticket = await ticketOf(account)
    skippedMs += tenMinutesMs
    expect((await reset(account, ticket)).statusCode).toBe(400)
  })

  it('accepts no ticket once its network requested a new code', async () => {
    const account = await createAccount(store.db)
    const from = nextAddress()
    const ticket = await ticketOf(account, from)
    await askForCode(account, from)
    expect((await reset(account, ticket)).statusCode).toBe(400)
  })

  it('rejects a short password and keeps the ticket valid', async () => {
    const account = await createAccount(store.db)
    const ticket = await ticketOf(account)
    const answer = await reset(account, ticket, 'seven77')
    const message = 'Use at least 8 characters'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'newPassword', message }] },
    ])
    expect((await reset(account, ticket, 'eight888')).statusCode).toBe(200)
  })

  it('rejects a short or common password of an admin and keeps the ticket valid', async () => {
    const account = await createAccount(store.db, { role: 'superadmin' })
    const ticket = await ticketOf(account)
    for (const [password, message] of [
      [
        'Toner#2027',
        'Use at least 12 characters, at least 6 of them different, without your email.',
      ],
      [
        'qwerty123456',
        'This is one of the passwords that everybody tries first. Choose another one.',
      ],
    ] as const) {
      const answer = await reset(account, ticket, password)
      expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    }
    expect((await reset(account, ticket, 'nine brown toners')).statusCode).toBe(200)
  })
})
