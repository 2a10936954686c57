import { describe, expect, it } from '@jest/globals'
import {
  createAccount,
  type TestAccount,
  testPassword,
} from '../../../test/factories/account-factory.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const [stranger, owner, elsewhere] = ['203.0.113.66', '198.51.100.7', '192.0.2.20']
const newPassword = 'Cartridge#2027'

function post(path: string, from: string, payload: object) {
  const url = `/api/auth/${path}`
  return store.app.inject({ method: 'POST', url, remoteAddress: from, payload })
}

async function logIn({ email }: TestAccount, from: string, password = testPassword) {
  return (await post('login', from, { email, password })).statusCode
}

/** Ten wrong passwords, after which no unknown network can sign in. */
async function lockOut(account: TestAccount) {
  for (let guess = 0; guess < 11; guess += 1) await logIn(account, stranger, 'a guess')
  expect(await logIn(account, elsewhere)).toBe(429)
}

async function askForCode({ email }: TestAccount, from: string) {
  const { statusCode } = await post('forgot-password', from, { email })
  const mail = (await takeMails(store)).findLast(({ to }) => to === email)
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
  return { statusCode, code }
}

async function statusOfCode({ email }: TestAccount, otp: string, from: string) {
  return (await post('verify-otp', from, { email, otp })).statusCode
}

const wrongCodeFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('failed attempts of a stranger', () => {
  it('leave the login open from a network where the owner has signed in before', async () => {
    const account = await createAccount(store.db)
    expect(await logIn(account, owner)).toBe(200)
    await lockOut(account)
    expect(await logIn(account, owner)).toBe(200)
  })

  it('leave the login open from the network where the owner registered', async () => {
    const form = { name: 'Asha', email: 'asha@example.in', mobile: '9820012345' }
    await post('register/enduser', owner, { ...form, password: testPassword })
    const [row] = await store.db('users').where({ email: form.email })
    const account = { userId: row.id, publicId: row.public_id, email: form.email, role: row.role }
    await lockOut(account)
    expect(await logIn(account, owner)).toBe(200)
  })

  it('leave the login open behind the same address when the stranger tries many accounts', async () => {
    const account = await createAccount(store.db)
    const shared = '198.51.100.99'
    await logIn(account, shared)
    for (let guess = 0; guess < 100; guess += 1) {
      await post('login', shared, { email: `guess${guess}@example.in`, password: 'a guess' })
    }
    expect(await post('login', shared, { email: 'one@example.in', password: 'x' })).toMatchObject({
      statusCode: 429,
    })
    expect(await logIn(account, shared)).toBe(200)
  })

  it('leave the owner the attempts at their own code', async () => {
    const account = await createAccount(store.db)
    const { code } = await askForCode(account, owner)
    for (let guess = 0; guess < 20; guess += 1) {
      await statusOfCode(account, wrongCodeFor(code), stranger)
    }
    expect(await statusOfCode(account, code, stranger)).toBe(400)
    expect(await statusOfCode(account, code, owner)).toBe(200)
  })

  it("leave the owner's code valid when the stranger requests one as well", async () => {
    const account = await createAccount(store.db)
    const { code } = await askForCode(account, owner)
    await askForCode(account, stranger)
    expect(await statusOfCode(account, code, owner)).toBe(200)
  })

  it('leave the owner a mail, from a known address and from a new one', async () => {
    const account = await createAccount(store.db)
    await logIn(account, owner)
    for (let time = 0; time < 6; time += 1) await askForCode(account, stranger)
    expect((await askForCode(account, stranger)).statusCode).toBe(429)
    expect((await askForCode(account, owner)).statusCode).toBe(200)
    expect((await askForCode(account, elsewhere)).statusCode).toBe(200)
  })

  it('never block recovery by code, new password and login', async () => {
    const account = await createAccount(store.db)
    await lockOut(account)
    for (let time = 0; time < 6; time += 1) await askForCode(account, stranger)
    const { code } = await askForCode(account, elsewhere)
    for (let guess = 0; guess < 6; guess += 1) {
      await statusOfCode(account, wrongCodeFor(code), stranger)
    }
    const verified = await post('verify-otp', elsewhere, { email: account.email, otp: code })
    const { resetToken } = verified.json()
    const form = { email: account.email, newPassword, resetToken }
    expect((await post('reset-password', elsewhere, form)).statusCode).toBe(200)
    for (let guess = 0; guess < 11; guess += 1) await logIn(account, stranger, 'a guess')
    expect(await logIn(account, elsewhere, newPassword)).toBe(200)
  })
})

describe('guessing', () => {
  it('is limited for many networks together, and for a known one separately', async () => {
    const account = await createAccount(store.db)
    await logIn(account, owner)
    const spread = Array.from({ length: 20 }, (_, host) => logIn(account, `10.7.0.${host}`, 'x'))
    const statuses = await Promise.all(spread)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    for (let guess = 0; guess < 10; guess += 1) await logIn(account, owner, 'a guess')
    expect(await logIn(account, owner, 'a guess')).toBe(429)
  })

  it('at a code is limited to five attempts of all other networks together', async () => {
    const account = await createAccount(store.db)
    const { code } = await askForCode(account, owner)
    for (let host = 0; host < 5; host += 1) {
      await statusOfCode(account, wrongCodeFor(code), `10.8.0.${host}`)
    }
    expect(await statusOfCode(account, code, '10.8.0.9')).toBe(400)
    const kept = await store.db('reset_codes').where({ email: account.email }).first()
    expect([kept.own_tries, kept.foreign_tries]).toEqual([0, 5])
  })

  it('finds no plain network in the database', async () => {
    const account = await createAccount(store.db)
    await logIn(account, owner)
    const rows = await store.db('account_networks')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(owner)
  })
})
