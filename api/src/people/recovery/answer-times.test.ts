import { describe, expect, it } from '@jest/globals'
import { createAccount, testPassword } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { hashPassword } from '../accounts/password.ts'

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

/** What the responses for an e-mail cost, whatever else the machine does. */
interface Cost {
  /** The least CPU time of one, in µs. */
  cpu: number
  /** Those of the last one. */
  statements: string[]
}

async function costOf(ask: () => Promise<unknown>): Promise<Cost> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => statements.push(sql)
  store.db.on('query', note)
  const began = process.cpuUsage()
  await ask()
  const { user, system } = process.cpuUsage(began)
  store.db.off('query', note)
  return { cpu: user + system, statements }
}

/** They take turns, for this process may tidy up its memory meanwhile. */
async function costInTurns(ask: (email: string) => Promise<unknown>, emails: readonly string[]) {
  const costs = emails.map((): Cost[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, email] of emails.entries()) {
      const cost = await costOf(() => ask(email))
      // The first round warms up.
      if (round > 0) costs[index]?.push(cost)
    }
  }
  return costs.map((each) => ({
    cpu: Math.min(...each.map(({ cpu }) => cpu)),
    statements: each.at(-1)?.statements ?? [],
  }))
}

function timesApart(one: Cost | undefined, other: Cost | undefined): number {
  const ratio = (one?.cpu ?? 0) / (other?.cpu ?? 0)
  return Math.max(ratio, 1 / ratio)
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
    const [known, unknown] = await costInTurns(
      (each) => post(`/api/auth/${path}`, formOf(each)),
      emails,
    )
    expect(unknown?.statements).toEqual(known?.statements)
    expect(known?.statements).not.toEqual([])
    expect(timesApart(known, unknown)).toBeLessThan(mostApart)
  })

  it('and this test would detect skipped work', async () => {
    const email = await createEmail()
    const quick = (payload: object) => post('/api/auth/login', payload)
    const [right, unread] = await costInTurns(
      (each) => quick(each ? { email: each, password: testPassword } : { email: '', password: '' }),
      [email, ''],
    )
    expect(unread?.statements).not.toEqual(right?.statements)
    expect(timesApart(right, unread)).toBeGreaterThan(mostApart)
  })
})
