import { describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../test/factories/account-factory.ts'
import { signInProvedSuperadmin } from '../../../test/factories/second-factor.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const url = '/api/admin/users'
type Sender = Pick<SignedInAccount, 'headers'>

function change({ headers }: Sender, id: string, payload: object) {
  return store.app.inject({ method: 'PUT', url: `${url}/${id}`, headers, payload })
}

async function readAudit({ headers }: Sender, query = '') {
  return store.app.inject({ url: `/api/admin/audit${query}`, headers })
}

describe('GET /admin/audit', () => {
  it('lists who changed what, newest first, in pages', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const buyer = await createAccount(store.db)
    await change(superadmin, buyer.publicId, { disabled: true })
    await change(superadmin, buyer.publicId, { disabled: true })
    await change(superadmin, buyer.publicId, { disabled: false, role: 'enduser-admin' })
    const first = await readAudit(superadmin, '?kind=user&limit=1')
    const { publicId: _id, email } = superadmin.account
    expect(first.json<AuditList>().entries).toEqual([
      {
        _id: expect.any(String),
        at: expect.any(String),
        actor: { _id, name: 'Asha Mehta', email },
        action: 'user.changed',
        subject: { kind: 'user', _id: buyer.publicId, label: buyer.email },
        changes: [
          { field: 'role', from: 'enduser', to: 'enduser-admin' },
          { field: 'disabled', from: 'yes', to: 'no' },
        ],
      },
    ])
    const nextOf = ({ headers }: typeof first) =>
      /audit([^>]*)>; rel="next"/.exec(String(headers.link))?.[1]
    const second = await readAudit(superadmin, nextOf(first))
    expect(second.json<AuditList>().entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'disabled', from: 'no', to: 'yes' }],
    ])
    const last = await readAudit(superadmin, nextOf(second))
    expect(last.json<AuditList>().entries[0]?.subject._id).toBe(superadmin.account.publicId)
    expect(nextOf(last)).toBeUndefined()
  })

  it('contains what was sent and withdrawn', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const { headers } = superadmin
    const sent = await store.app.inject({
      method: 'POST',
      url: '/api/notifications',
      headers,
      payload: { title: 'Sale', message: 'Toner at half price.', sentTo: 'reseller' },
    })
    const { _id } = sent.json().notification
    await store.app.inject({ method: 'DELETE', url: `/api/notifications/${_id}`, headers })
    const { entries } = (await readAudit(superadmin)).json<AuditList>()
    expect(entries.map(({ action, subject }) => [action, subject.label])).toEqual([
      ['notification.withdrawn', 'Sale'],
      ['notification.sent', 'Sale'],
    ])
  })
})
