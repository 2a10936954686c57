import { text } from 'node:stream/consumers'
import { describe, expect, it } from '@jest/globals'
import { fromBufferPromise } from 'yauzl'
import { createAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { takeMails } from '../../../../test/take-mails.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({
  clock: { now: () => new Date('2026-11-27T06:00:00Z') },
  environment: { GRIEVANCE_OFFICER_NAME: 'Meera Iyer', SELLER_NAME: 'Deccan IT Supply' },
})
const form = {
  touched: ['account'],
  since: '2026-01-01',
  happened: 'A laptop was stolen.',
  consequences: 'Calls by strangers.',
  measures: 'Passwords were changed.',
  advice: 'Trust no caller.',
}

async function prepare(change: object = {}, role: 'superadmin' | 'enduser' = 'superadmin') {
  const { headers } = await signIn(store, role)
  return store.app.inject({
    method: 'POST',
    url: '/api/admin/breach-notice',
    headers,
    payload: { ...form, ...change },
  })
}

async function filesOf(zipped: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(zipped, { lazyEntries: true })
  const files: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  }
  return files
}

describe('the notice of a breach', () => {
  it('lists those whose data of the chosen kinds were changed since the day', async () => {
    const { buyer } = await createOrder(store)
    const old = await createAccount(store.db, { email: 'old@example.in' })
    const before = { updated_at: new Date('2025-12-31T18:29:59Z') }
    await store.db('users').where({ id: old.userId }).update(before)
    const message = {
      name: 'Visitor',
      email: 'visitor@example.in',
      subject: '9820012345',
      message: 'Hi',
    }
    await store.app.inject({ method: 'POST', url: '/api/contact', payload: message })
    const orders = await filesOf((await prepare({ touched: ['orders'] })).rawPayload)
    expect(orders['affected.csv']).toContain(buyer.account.email)
    expect(orders['affected.csv']?.trim().split('\n')).toHaveLength(2)
    const all = await filesOf((await prepare({ touched: ['account', 'messages'] })).rawPayload)
    expect(all['affected.csv']).toContain('visitor@example.in')
    expect(all['affected.csv']).not.toContain('old@example.in')
  })

  it('says what the law asks, to the people and to the Board, and sends nothing', async () => {
    const files = await filesOf((await prepare()).rawPayload)
    const notice = files['notice.txt'] ?? ''
    const { touched: _kinds, since: _day, ...parts } = form
    for (const words of [...Object.values(parts), 'Meera Iyer', '1 Jan 2026', '72 hours']) {
      expect(notice).toContain(words)
    }
    expect(await takeMails(store)).toEqual([])
    expect(await store.db('audit_entries').pluck('action')).toEqual([
      'setting.breach-notice-prepared',
    ])
  })

  it.each([
    [{ touched: [] }, 'touched', 'Choose what was touched'],
    [{ since: 'May' }, 'since', 'Choose since when'],
    [{ since: '2026-02-30' }, 'since', 'Choose since when'],
    [{ advice: ' ' }, 'advice', 'Write this part: the law asks for it'],
  ])('is refused with %j', async (fault, field, message) => {
    const refused = await prepare(fault)
    expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field, message }]])
  })

  it('is for superadmins only', async () => {
    expect((await prepare({}, 'enduser')).statusCode).toBe(403)
  })
})
