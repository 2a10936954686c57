import { expect, it } from '@jest/globals'
import { tableFormats } from '@store/contract/schemas/wire'
import { createAccount, signIn } from '../../../test/factories/account-factory.ts'
import { readRows } from '../../../test/sheets/read-rows.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { recordAudit } from './record-audit.ts'

const store = useTestStore()

it.each(tableFormats)('the audit is a .%s, a row for each value that changed', async (format) => {
  const reader = await signIn(store, 'superadmin')
  const asha = await createAccount(store.db, { name: '=Asha', role: 'superadmin' })
  const change = { actorId: asha.userId, at: new Date('2026-11-20T20:00:07Z') }
  await recordAudit(store.db, {
    ...change,
    action: 'product.changed',
    subject: { kind: 'product', publicId: 'p1', label: '7-10' },
    changes: [
      { field: 'prices.enduser', from: '90', to: '95' },
      { field: 'hsn', from: null, to: '00123' },
    ],
  })
  await recordAudit(store.db, {
    ...change,
    action: 'file.uploaded',
    subject: { kind: 'file', publicId: 'f1', label: 'a.png' },
  })
  const get = async (query: string) => {
    const url = `/api/admin/audit/export?format=${format}${query}`
    return store.app.inject({ url, headers: reader.headers })
  }
  const answer = await get('&actor=Asha')
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="audit.${format}"`)
  const who = ['2026-11-21 01:30:07', "'=Asha", asha.email]
  const product = [...who, 'Product changed', 'Products', '7-10']
  expect(await readRows(answer.rawPayload)).toEqual([
    ['When', 'Who', 'Email', 'What', 'Kind', 'Of', 'Field', 'From', 'To'],
    [...who, 'File uploaded', 'Files', 'a.png', ...(format === 'csv' ? ['', '', ''] : [])],
    [...product, 'Prices enduser', '90', '95'],
    [...product, 'Hsn', '', '00123'],
  ])
  const products = await readRows((await get('&kind=product')).rawPayload)
  expect(products).toHaveLength(3)
})

it('a long audit is exported whole', async () => {
  const { headers, account } = await signIn(store, 'superadmin')
  await store.db('audit_entries').delete()
  for (let entry = 0; entry < 201; entry += 1) {
    await recordAudit(store.db, {
      actorId: account.userId,
      action: 'file.uploaded',
      subject: { kind: 'file', publicId: `f${entry}`, label: `${entry}.png` },
      at: new Date(),
    })
  }
  const answer = await store.app.inject({ url: '/api/admin/audit/export?format=csv', headers })
  const labels = (await readRows(answer.rawPayload)).slice(1).map((cells) => cells[5])
  expect(new Set(labels).size).toBe(201)
})
