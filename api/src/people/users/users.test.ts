import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type { ManagedUserList } from '@store/contract/schemas/accounts/users'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../test/factories/account-factory.ts'
import { signInProvedSuperadmin } from '../../../test/factories/second-factor.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const url = '/api/admin/users'
type Sender = Pick<SignedInAccount, 'headers'>

function change({ headers }: Sender, id: string, payload: object) {
  return store.app.inject({ method: 'PUT', url: `${url}/${id}`, headers, payload })
}

async function statusOfMe({ headers }: Sender) {
  return (await store.app.inject({ url: '/api/auth/me', headers })).statusCode
}

async function readAudit({ headers }: Sender, query = '') {
  return store.app.inject({ url: `/api/admin/audit${query}`, headers })
}

describe('GET /admin/users', () => {
  async function find(query: string) {
    const { headers } = await signIn(store, 'superadmin')
    const answer = await store.app.inject({ url: `${url}${query}`, headers })
    return answer
  }
  const emailsIn = (answer: Awaited<ReturnType<typeof find>>) =>
    answer.json<ManagedUserList>().users.map(({ email }) => email)

  it('finds accounts by name, e-mail, mobile and firm, in any case', async () => {
    const ravi = await createAccount(store.db, { name: 'Ravi 100%', mobile: '9876501234' })
    const firm = await createAccount(store.db, { role: 'distributor' })
    expect(emailsIn(await find('?q=rAVI'))).toEqual([ravi.email])
    expect(emailsIn(await find('?q=98765'))).toEqual([ravi.email])
    expect(emailsIn(await find('?q=100%25'))).toEqual([ravi.email])
    expect(emailsIn(await find('?q=mehta%20info'))).toEqual([firm.email])
    expect(emailsIn(await find(`?q=${firm.email.toUpperCase()}`))).toEqual([firm.email])
    expect(emailsIn(await find('?role=Distributor'))).toEqual([firm.email])
  })

  it('finds accounts by phones and names as people write them', async () => {
    const shop = await createAccount(store.db, { name: 'D’Souza – Sons', mobile: '9876501234' })
    await createAccount(store.db, { name: 'Dsouza', mobile: '9876501235' })
    const typed = [
      '+91 98765-01234',
      '098765 01234',
      '0091 9876501234',
      '९८७६५०१२३४',
      "D'Souza - S",
    ]
    for (const q of typed) {
      expect([q, emailsIn(await find(`?q=${encodeURIComponent(q)}`))]).toEqual([q, [shop.email]])
    }
  })

  it('returns what the superadmin needs, never the password', async () => {
    const { publicId, email } = await createAccount(store.db, { role: 'reseller' })
    const answer = await find('?role=reseller')
    expect(answer.json<ManagedUserList>().users).toEqual([
      {
        _id: publicId,
        name: 'Asha Mehta',
        email,
        mobile: '9820012345',
        role: 'reseller',
        firmName: 'Mehta Infotech',
        resellerId: expect.stringMatching(/^RS\d{6}$/),
        disabled: false,
        createdAt: expect.any(String),
      },
    ])
  })

  it('is paginated', async () => {
    const made = []
    for (let time = 0; time < 3; time += 1) made.unshift((await createAccount(store.db)).email)
    const first = await find('?role=enduser&limit=2')
    expect([first.headers['x-total-count'], emailsIn(first)]).toEqual(['3', made.slice(0, 2)])
    expect(emailsIn(await find('?role=enduser&limit=2&page=2'))).toEqual(made.slice(2))
    expect((await find('?limit=201')).statusCode).toBe(400)
  })

  it('rejects an unknown role', async () => {
    expect((await find('?role=king')).statusCode).toBe(400)
  })
})

describe('PUT /admin/users/{id}', () => {
  it('disables an account and ends its sessions at once, and enables it again', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const buyer = await signIn(store, 'enduser')
    expect(await statusOfMe(buyer)).toBe(200)
    const answer = await change(superadmin, buyer.account.publicId, { disabled: true })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'User updated', user: expect.objectContaining({ disabled: true }) },
    ])
    expect(await statusOfMe(buyer)).toBe(401)
    const again = await change(superadmin, buyer.account.publicId, { disabled: false })
    expect(again.json().user.disabled).toBe(false)
    expect(await statusOfMe(buyer)).toBe(401)
    expect(await statusOfMe(await signIn(store, buyer.account))).toBe(200)
  })

  it('changes the role, given in any case, and ends the sessions of the former', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const admin = await signIn(store, 'reseller-admin')
    const answer = await change(superadmin, admin.account.publicId, { role: 'Distributor-Admin' })
    expect([answer.statusCode, answer.json().user.role]).toEqual([200, 'distributor-admin'])
    expect(await statusOfMe(admin)).toBe(401)
  })

  it('tells all superadmins and the person by mail who became an admin, and by whom', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const other = await signIn(store, 'superadmin')
    const person = await createAccount(store.db, { name: 'Ravi Teja' })
    await takeMails(store)
    await change(superadmin, person.publicId, { role: 'enduser-admin' })
    const mails = await takeMails(store)
    const told = [superadmin.account, other.account, person].map(({ email }) => email)
    expect(
      mails
        .map(({ to }) => to)
        .filter((to) => told.includes(to))
        .toSorted(),
    ).toEqual(told.toSorted())
    expect(mails[0]).toMatchObject({
      subject: 'Ravi Teja is now enduser-admin',
      text: expect.stringContaining(
        `Asha Mehta (${superadmin.account.email}) gave Ravi Teja (${person.email}) the role enduser-admin.`,
      ),
    })
    await change(superadmin, person.publicId, { role: 'enduser' })
    expect(await takeMails(store)).toEqual([])
  })

  it('gives a business account the id of its new tier and keeps its former id', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const { publicId } = await createAccount(store.db, { role: 'reseller' })
    const answer = await change(superadmin, publicId, { role: 'distributor' })
    expect(answer.json().user).toMatchObject({
      role: 'distributor',
      resellerId: expect.stringMatching(/^RS\d{6}$/),
      distributorId: expect.stringMatching(/^DS\d{6}$/),
    })
  })

  it('rejects a business role for an account without business details, or without the GST number it needs', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const message = 'This role needs the firm details that only a business account has.'
    for (const [from, role] of [
      ['enduser', 'reseller'],
      ['reseller', 'distributor'],
    ] as const) {
      const buyer = await signIn(store, from)
      await store.db('users').update({ gst_number: null })
      const answer = await change(superadmin, buyer.account.publicId, { role })
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'firm_missing', message, errors: [{ field: 'role', message }] },
      ])
      expect(await statusOfMe(buyer)).toBe(200)
    }
  })

  it.each([
    [{ role: 'king' }, 'Choose one of the roles of the store.'],
    [{}, 'Please check the highlighted fields.'],
    [{ disabled: 'yes' }, 'Please check the highlighted fields.'],
    [{ email: 'new@example.in' }, 'Please check the highlighted fields.'],
  ])('rejects %j', async (payload, message) => {
    const superadmin = await signIn(store, 'superadmin')
    const { publicId } = await createAccount(store.db)
    const answer = await change(superadmin, publicId, payload)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  })

  it('rejects an account that does not exist', async () => {
    const superadmin = await signIn(store, 'superadmin')
    expect((await change(superadmin, 'nobody', { disabled: true })).statusCode).toBe(404)
  })

  it.each([{ disabled: true }, { role: 'enduser' }])(
    'keeps the last superadmin from %j',
    async (payload) => {
      await createAccount(store.db, { role: 'superadmin' }).then(({ userId }) =>
        store.db('users').where({ id: userId }).update({ disabled_at: new Date() }),
      )
      const last = await signIn(store, 'superadmin')
      const answer = await change(last, last.account.publicId, payload)
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'The last superadmin cannot be disabled or given another role.',
      ])
      expect(await statusOfMe(last)).toBe(200)
      expect(await store.db('audit_entries')).toEqual([])
    },
  )

  it('leaves one superadmin when two disable each other at the same time', async () => {
    for (let time = 0; time < 5; time += 1) {
      await store.db('users').update({ role: 'enduser' })
      const [one, two] = [await signIn(store, 'superadmin'), await signIn(store, 'superadmin')]
      // Both are authenticated before either loses its session.
      expect([await statusOfMe(one), await statusOfMe(two)]).toEqual([200, 200])
      const answers = await Promise.all([
        change(one, two.account.publicId, { role: 'enduser' }),
        change(two, one.account.publicId, { disabled: true }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const live = store.db('users').where({ role: 'superadmin' }).whereNull('disabled_at')
      expect(await live).toHaveLength(1)
    }
  })
})

describe('the administration of accounts', () => {
  it.each(roles)('admits a %s only if it is the superadmin', async (role) => {
    const caller = await signIn(store, role)
    const { headers } = caller
    const { publicId } = await createAccount(store.db)
    const answers = [
      await store.app.inject({ url, headers }),
      await change(caller, publicId, { disabled: true }),
      await readAudit(caller),
    ]
    const expected = role === 'superadmin' ? 200 : 403
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([expected, expected, expected])
  })

  it('asks a visitor to sign in', async () => {
    const visitor = { headers: { authorization: '' } }
    const answers = [
      await store.app.inject(url),
      await change(visitor, 'x', { disabled: true }),
      await readAudit(visitor),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })
})
