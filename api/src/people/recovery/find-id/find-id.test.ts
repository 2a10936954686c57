import { describe, expect, it } from '@jest/globals'
import { createAccount } from '../../../../test/factories/account-factory.ts'
import { takeMails } from '../../../../test/take-mails.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({ environment: { RECOVERIES_PER_ADDRESS: '7' } })
let address = 0

/** Each call uses its own client address by default, because throttles outlive a test. */
function nextAddress(): string {
  address += 1
  return `10.4.0.${address}`
}

function findId(mobile: unknown, from = nextAddress()) {
  return store.app.inject({
    method: 'POST',
    url: '/api/auth/find-id',
    remoteAddress: from,
    payload: { mobile },
  })
}

describe('POST /auth/find-id', () => {
  it('mails the owner, and nobody else, the masked address', async () => {
    const { email } = await createAccount(store.db, { mobile: '9811111110' })
    await createAccount(store.db, { mobile: '9811111119' })
    const answer = await findId('98111 11110')
    expect(answer.statusCode).toBe(200)
    const mails = await takeMails(store)
    expect(mails.map(({ to }) => to)).toEqual([email])
    expect(mails[0]?.text).toContain('a***@example.in')
    expect(mails[0]?.text).not.toContain(email)
  })

  it('responds alike, after the same statements, to an unknown number', async () => {
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => asked.push(sql)
    const answerTo = async (mobile: string) => {
      store.db.on('query', listen)
      const answer = await findId(mobile)
      store.db.off('query', listen)
      const { date: _date, 'x-request-id': _id, ...headers } = answer.headers
      return { status: answer.statusCode, body: answer.body, headers, asked: asked.splice(0) }
    }
    await createAccount(store.db, { mobile: '9822222220' })
    const known = await answerTo('9822222220')
    expect(await answerTo('9822222229')).toEqual(known)
    expect(known.asked).toHaveLength(3)
    expect(known.body).not.toContain('@')
    expect(await takeMails(store)).toHaveLength(1)
  })

  it('mails every account of a number its own address, except disabled ones', async () => {
    const mobile = '9833333330'
    const accounts = [
      await createAccount(store.db, { mobile }),
      await createAccount(store.db, { mobile, role: 'reseller' }),
    ]
    const gone = await createAccount(store.db, { mobile })
    await store.db('users').where({ id: gone.userId }).update({ disabled_at: new Date() })
    await findId(mobile)
    const recipients = (await takeMails(store)).map(({ to }) => to)
    expect(recipients).toEqual(accounts.map(({ email }) => email))
  })

  it('sends at most five mails an hour about a number', async () => {
    await createAccount(store.db, { mobile: '9844444440' })
    const from = nextAddress()
    for (let time = 0; time < 5; time += 1) await findId('9844444440', from)
    const answer = await findId('98444 44440', from)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(await takeMails(store)).toHaveLength(5)
  })

  it('limits a caller who requests many numbers', async () => {
    const from = nextAddress()
    for (let time = 0; time < 7; time += 1) {
      expect((await findId(`985555555${time}`, from)).statusCode).toBe(200)
    }
    const answer = await findId('9855555559', from)
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it.each(['12345', '9999999999', '', undefined])('rejects the number %j', async (mobile) => {
    const answer = await findId(mobile)
    const message = 'Invalid Mobile Number format'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'mobile', message }] },
    ])
  })
})
