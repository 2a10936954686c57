import { expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { UserNote } from '@store/contract/schemas/accounts/user-details'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
type Sender = Pick<SignedInAccount, 'headers'>

const read = ({ headers }: Sender, id: string) =>
  store.app.inject({ url: `/api/admin/users/${id}/note`, headers })

const write = ({ headers }: Sender, id: string, change: { note: string; seen: string }) =>
  store.app.inject({
    method: 'PUT',
    url: `/api/admin/users/${id}/note`,
    headers,
    payload: change,
  })

it('is shared by the superadmin and the admins of the tier, with an entry in the audit', async () => {
  const superadmin = await signIn(store, 'superadmin')
  const admin = await signIn(store, 'reseller-admin')
  const { publicId, email } = await createAccount(store.db, { role: 'reseller' })
  expect((await read(admin, publicId)).json<UserNote>()).toEqual({ note: '' })
  const written = await write(admin, publicId, { note: ' Pays late, but pays. \n', seen: '' })
  expect(written.json<UserNote>()).toEqual({ note: 'Pays late, but pays.' })
  expect((await read(superadmin, publicId)).json<UserNote>().note).toBe('Pays late, but pays.')
  const audit = await store.app.inject({ url: '/api/admin/audit', headers: superadmin.headers })
  expect(audit.json<AuditList>().entries[0]).toMatchObject({
    action: 'user.note-changed',
    subject: { label: email },
    changes: [{ field: 'note', from: null, to: 'Pays late, but pays.' }],
  })
  await write(superadmin, publicId, { note: '', seen: 'Pays late, but pays.' })
  expect((await read(admin, publicId)).json<UserNote>()).toEqual({ note: '' })
})

it('of an account that an admin does not manage is neither read nor written', async () => {
  const admin = await signIn(store, 'reseller-admin')
  const own = await createAccount(store.db, { role: 'reseller' })
  const other = await createAccount(store.db, { role: 'distributor' })
  const chief = await createAccount(store.db, { role: 'superadmin' })
  const change = { note: 'Mine', seen: '' }
  for (const { publicId } of [other, chief]) {
    expect((await read(admin, publicId)).statusCode).toBe(404)
    expect((await write(admin, publicId, change)).statusCode).toBe(404)
  }
  const buyer = await signIn(store, own)
  expect((await read(buyer, own.publicId)).statusCode).toBe(403)
  expect((await write(buyer, own.publicId, change)).statusCode).toBe(403)
  const visitor = { headers: { authorization: '' } }
  expect((await read(visitor, own.publicId)).statusCode).toBe(401)
  expect((await read(admin, own.publicId)).json<UserNote>()).toEqual({ note: '' })
})

it('is never part of what its owner is told', async () => {
  const superadmin = await signIn(store, 'superadmin')
  const buyer = await signIn(store, 'reseller')
  const { publicId } = buyer.account
  await write(superadmin, publicId, { note: 'Watch the credit', seen: '' })
  for (const url of ['/api/auth/me', '/api/profile', '/api/orders']) {
    const { body } = await store.app.inject({ url, headers: buyer.headers })
    expect(body).not.toContain('Watch the credit')
  }
})

it('overwrites nothing that another admin wrote first', async () => {
  const superadmin = await signIn(store, 'superadmin')
  const { publicId } = await createAccount(store.db, { role: 'reseller' })
  await write(superadmin, publicId, { note: 'First', seen: '' })
  const second = await write(superadmin, publicId, { note: 'Second', seen: '' })
  expect([second.statusCode, second.json()]).toMatchObject([
    409,
    { code: 'note_changed', errors: [{ field: 'note' }] },
  ])
  expect((await read(superadmin, publicId)).json<UserNote>()).toEqual({ note: 'First' })
  const tooLong = await write(superadmin, publicId, { note: 'x'.repeat(1_001), seen: 'First' })
  expect(tooLong.statusCode).toBe(400)
})
