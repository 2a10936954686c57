import { describe, expect, it } from '@jest/globals'
import { type Role, roles } from '@store/contract/rules/accounts/roles'
import type { DataRequestList } from '@store/contract/schemas/accounts/data-request-desk'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.parse('2026-11-27T06:00:00Z') + skippedMs) }
const store = useTestStore({ clock })
const url = '/api/admin/data-requests'
const form = { kind: 'correction', wish: 'The name is Mehta.' }

type Caller = Pick<SignedInAccount, 'headers'>
const list = async ({ headers }: Caller, state?: string) => {
  const answer = await store.app.inject({ url, headers, query: state ? { state } : {} })
  return answer.json<DataRequestList>().requests
}
const enter = async ({ headers }: Caller, payload: object) =>
  store.app.inject({ method: 'POST', url, headers, payload })
const answer = async ({ headers }: Caller, id: string, text = 'Corrected') =>
  store.app.inject({ method: 'PUT', url: `${url}/${id}`, headers, payload: { answer: text } })

describe('the list of requests', () => {
  it('says who asked what, when, due when and done when', async () => {
    const admin = await signIn(store, 'superadmin')
    const person = await createAccount(store.db)
    const entered = await enter(admin, { ...form, email: ` ${person.email.toUpperCase()} ` })
    expect([entered.statusCode, entered.json().message]).toEqual([201, 'Request entered'])
    const [request] = await list(admin, 'open')
    expect(request).toEqual({
      _id: expect.any(String),
      ...form,
      person: { _id: person.publicId, name: 'Asha Mehta', email: person.email },
      askedAt: expect.any(String),
      dueAt: expect.any(String),
    })
    const days =
      (Date.parse(request?.dueAt ?? '') - Date.parse(request?.askedAt ?? '')) / 86_400_000
    expect(days).toBe(30)
    expect((await answer(admin, request?._id ?? '')).statusCode).toBe(200)
    expect(await list(admin, 'open')).toEqual([])
    expect(await list(admin, 'done')).toMatchObject([
      { answer: 'Corrected', doneAt: expect.any(String) },
    ])
    const audit = await store.db('audit_entries').orderBy('id').pluck('action')
    expect(audit).toEqual(['user.data-request-entered', 'user.data-request-answered'])
  })

  it('has what buyers asked the store itself, which nobody answers by hand', async () => {
    const admin = await signIn(store, 'superadmin')
    const { headers } = await signIn(store, 'enduser')
    await store.app.inject({ method: 'POST', url: '/api/auth/me/data-requests/download', headers })
    const [request] = await list(admin)
    expect(request).toMatchObject({ kind: 'download' })
    expect((await answer(admin, request?._id ?? '')).statusCode).toBe(404)
  })

  it('shows what is due first, first', async () => {
    const admin = await signIn(store, 'superadmin')
    const [first, second] = [await createAccount(store.db), await createAccount(store.db)]
    await enter(admin, { ...form, email: first.email })
    skippedMs = 60_000
    await enter(admin, { ...form, email: second.email })
    skippedMs = 0
    const emailsOf = async (state?: string) =>
      (await list(admin, state)).map(({ person }) => person.email)
    expect(await emailsOf('open')).toEqual([first.email, second.email])
    expect(await emailsOf()).toEqual([second.email, first.email])
  })

  it('takes one of two answers at once', async () => {
    const admin = await signIn(store, 'superadmin')
    const person = await createAccount(store.db)
    await enter(admin, { ...form, email: person.email })
    const [request] = await list(admin)
    const id = request?._id ?? ''
    const answers = await Promise.all([answer(admin, id, 'One'), answer(admin, id, 'Two')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it.each([
    [{ email: 'nobody@example.in' }, 'email', 'No account has this email address'],
    [{ email: 'no address' }, 'email', 'Enter a valid email address'],
    [{ wish: ' ' }, 'wish', 'Write what was asked'],
  ])('refuses %j', async (fault, field, message) => {
    const admin = await signIn(store, 'superadmin')
    const { email } = await createAccount(store.db)
    const refused = await enter(admin, { ...form, email, ...fault })
    expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field, message }]])
  })

  it('is for superadmins only', async () => {
    const others = roles.filter((role: Role) => role !== 'superadmin')
    for (const role of others) {
      const { headers } = await signIn(store, role)
      expect((await store.app.inject({ url, headers })).statusCode).toBe(403)
    }
  })
})
