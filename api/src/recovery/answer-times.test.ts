import { describe, expect, it } from '@jest/globals'
import { hashPassword } from '../accounts/password.ts'
import { createAccount, testPassword } from '../testing/factories/account-factory.ts'
import { useTestStore } from '../testing/test-store.ts'

const noLimit = '1000000'
const store = useTestStore({
  environment: {
    RESET_MAILS_PER_ACCOUNT: noLimit,
    RECOVERIES_PER_ADDRESS: noLimit,
    LOGIN_FAILURES_PER_ACCOUNT: noLimit,
    LOGIN_FAILURES_PER_ADDRESS: noLimit,
  },
})

const rounds = 25
/** A password that is hashed for one case alone differs twentyfold. */
const mostApart = 2.5

/** The fastest response for each e-mail, in ms: measured in turns, so that what else the machine does affects none of them. */
async function timeInTurns(ask: (email: string) => Promise<unknown>, emails: readonly string[]) {
  const times = emails.map((): number[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, email] of emails.entries()) {
      const began = performance.now()
      await ask(email)
      // The first round warms up.
      if (round > 0) times[index]?.push(performance.now() - began)
    }
  }
  return times.map((each) => Math.min(...each))
}

function post(url: string, payload: object) {
  return store.app.inject({ method: 'POST', url, payload })
}

/** The e-mail of an account whose password costs as much to check as in production. */
async function createEmail(): Promise<string> {
  const passwordHash = await hashPassword(testPassword)
  return (await createAccount(store.db, { passwordHash })).email
}

describe('an e-mail without an account cannot be detected by response time', () => {
  it.each([
    ['forgot-password', (email: string) => ({ email })],
    ['verify-otp', (email: string) => ({ email, otp: '000000' })],
    ['login', (email: string) => ({ email, password: 'a wrong password' })],
  ])('from one with: POST /auth/%s', async (path, formOf) => {
    const email = await createEmail()
    const emails = [email, 'nobody.at.all@example.in']
    const [known = 0, unknown = 0] = await timeInTurns(
      (each) => post(`/api/auth/${path}`, formOf(each)),
      emails,
    )
    expect(Math.max(known / unknown, unknown / known)).toBeLessThan(mostApart)
  })

  it('and this test would detect skipped work', async () => {
    const email = await createEmail()
    const quick = (payload: object) => post('/api/auth/login', payload)
    const [right = 0, unread = 0] = await timeInTurns(
      (each) => quick(each ? { email: each, password: testPassword } : { email: '', password: '' }),
      [email, ''],
    )
    expect(right / unread).toBeGreaterThan(mostApart)
  })
})
