import { describe, expect, it } from '@jest/globals'
import { createAccount } from '../../../test/factories/account-factory.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({ environment: { RECOVERIES_PER_ADDRESS: '7' } })
let address = 0

/** Each call uses its own client address by default, because throttles outlive a test. */
function nextAddress(): string {
  address += 1
  return `10.3.${address >> 8}.${address & 255}`
}

function askForCode(form: object, from = nextAddress()) {
  return store.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    remoteAddress: from,
    payload: form,
  })
}

describe('POST /auth/forgot-password', () => {
  it('responds alike, after the same statements, with and without an account', async () => {
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => asked.push(sql)
    const answerTo = async (email: string) => {
      store.db.on('query', listen)
      const answer = await askForCode({ email })
      store.db.off('query', listen)
      const { date: _date, 'x-request-id': _id, ...headers } = answer.headers
      return { status: answer.statusCode, body: answer.body, headers, asked: asked.splice(0) }
    }
    const known = await answerTo((await createAccount(store.db)).email)
    const unknown = await answerTo('nobody.at.all@example.in')
    expect(unknown).toEqual(known)
    expect(known.asked).toEqual(
      expect.arrayContaining([expect.stringContaining('insert into `mails`')]),
    )
    expect(await takeMails(store)).toHaveLength(1)
  })

  it('mails nothing to a disabled account, and responds as to an unknown one', async () => {
    const { email, userId } = await createAccount(store.db)
    await store.db('users').where({ id: userId }).update({ disabled_at: new Date() })
    expect((await askForCode({ email })).statusCode).toBe(200)
    expect(await takeMails(store)).toEqual([])
  })

  it('does not accept another spelling of the e-mail', async () => {
    await createAccount(store.db, { email: 'andre@example.in' })
    await askForCode({ email: 'andré@example.in' })
    expect(await takeMails(store)).toEqual([])
  })

  it.each([{ email: 'asha' }, { email: '' }, {}])('rejects the form %j', async (form) => {
    const answer = await askForCode(form)
    const message = 'Enter a valid email address'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'email', message }] },
    ])
  })

  it.each([
    ['a known', true],
    ['an unknown', false],
  ])('limits mails to %s address to five an hour', async (_case, isKnown) => {
    const email = isKnown ? (await createAccount(store.db)).email : 'flooded@example.in'
    const from = nextAddress()
    for (let time = 0; time < 5; time += 1) {
      expect((await askForCode({ email }, from)).statusCode).toBe(200)
    }
    const answer = await askForCode({ email }, from)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(await takeMails(store)).toHaveLength(isKnown ? 5 : 0)
  })

  it('limits a caller who requests many addresses', async () => {
    const from = nextAddress()
    for (let time = 0; time < 7; time += 1) {
      await askForCode({ email: `many${time}@example.in` }, from)
    }
    const answer = await askForCode({ email: 'one.more@example.in' }, from)
    expect(answer.statusCode).toBe(429)
  })
})
