import { beforeEach, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { firstIdOf } from '../../base/shared/ids.ts'
import { recordAudit } from './record-audit.ts'

const store = useTestStore()
let reader: SignedInAccount
beforeEach(async () => {
  reader = await signIn(store, 'superadmin')
  const asha = await createAccount(store.db, { name: "Asha D'Souza 100%", role: 'superadmin' })
  const ravi = await createAccount(store.db, { name: 'Ravi', role: 'reseller-admin' })
  const change = (actorId: number, [kind, label]: [string, string], day: string) =>
    recordAudit(store.db, {
      actorId,
      action: `${kind}.changed`,
      subject: { kind, publicId: `${kind}-${label.length}`, label },
      at: new Date(`${day}T20:00:00Z`),
    })
  // Just after midnight in India: already the next day.
  await change(asha.userId, ['user', 'meera@shop.test'], '2026-11-18')
  await change(asha.userId, ['product', 'LaserJet 26A'], '2026-11-19')
  await change(ravi.userId, ['order', 'Order of Meera'], '2026-11-20')
})

it.each([
  ['actor', 'D’Souza', ['LaserJet 26A', 'meera@shop.test']],
  ['actor', '# \u200bRavi', ['Order of Meera']],
  ['q', '#LaserJet', ['LaserJet 26A']],
])('finds the changes of %s %s as every list does', async (field, typed, found) => {
  const { labels } = await read(String(new URLSearchParams({ [field]: typed })))
  expect(labels).toEqual(found)
})

it('finds the changes of an order by the number that screens show', async () => {
  const { account } = reader
  await recordAudit(store.db, {
    actorId: account.userId,
    action: 'order.status-changed',
    subject: { kind: 'order', publicId: '01JCZ8Y6M3K9V2T7QH4W5XBNRP', label: 'Order of Asha' },
    at: new Date(),
  })
  for (const q of ['%235XBNRP', '5xbnrp', '01JCZ8Y6M3K9V2T7QH4W5XBNRP']) {
    expect((await read(`q=${q}`)).labels).toEqual(['Order of Asha'])
  }
})

async function read(query: string) {
  const url = `/api/admin/audit?${query}`
  const answer = await store.app.inject({ url, headers: reader.headers })
  return { answer, labels: answer.json<AuditList>().entries?.map(({ subject }) => subject.label) }
}

it.each([
  ['q=MEERA', ['Order of Meera', 'meera@shop.test']],
  ['q=product-12', ['LaserJet 26A']],
  ['q=%25', []],
  ['actor=ravi', ['Order of Meera']],
  ['actor=100%25', ['LaserJet 26A', 'meera@shop.test']],
  ['kind=product', ['LaserJet 26A']],
  ['kind=nothing', []],
  ['q=meera&kind=user', ['meera@shop.test']],
])('finds the changes of %s, and counts them', async (query, found) => {
  const { answer, labels } = await read(query)
  expect([labels, answer.headers['x-total-count']]).toEqual([found, String(found.length)])
})

it('continues with the filters on the next page', async () => {
  const { answer, labels } = await read('actor=100%25&limit=1')
  const [, next = ''] = /audit\?([^>]*)>; rel="next"/.exec(String(answer.headers.link)) ?? []
  expect([labels, (await read(next)).labels]).toEqual([['LaserJet 26A'], ['meera@shop.test']])
})

it('finds the changes of days in India, both included', async () => {
  const ids = await store.db('audit_entries').orderBy('id').pluck('id')
  // Ids begin with the time of their entries.
  for (const [index, id] of ids.entries()) {
    const { created_at: at } = await store.db('audit_entries').where({ id }).first('created_at')
    const publicId = firstIdOf(at.getTime()).slice(0, 25) + String(index)
    await store.db('audit_entries').where({ id }).update({ public_id: publicId })
  }
  expect((await read('from=2026-11-20&to=2026-11-20')).labels).toEqual(['LaserJet 26A'])
  expect((await read('from=2026-11-20')).labels).toEqual(['Order of Meera', 'LaserJet 26A'])
  expect((await read('to=2026-11-19')).labels).toEqual(['meera@shop.test'])
})

it.each(['from=yesterday', 'to=0000-01-01', 'from=2026-02-30'])('rejects %s', async (query) => {
  expect((await read(query)).answer.statusCode).toBe(400)
})
