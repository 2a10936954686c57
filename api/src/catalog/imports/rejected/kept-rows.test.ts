import { expect, it } from '@jest/globals'
import type { ImportReport, ProductImport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProduct, sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { expiredRejectedRows } from './kept-rows.ts'

const store = useTestStore()
const stock = { stock: 'set' } as const
const list = 'Make,Part No.,Qty\nHP,M1,30\nHP,M2,40\nHP,M3,many'
const mapping = JSON.stringify({ brand: 'Make', modelNo: 'Part No.', stock: 'Qty' })
const edited = 'Somebody else changed this product since the preview. Check the file again.'

async function importAfterEdit(admin: SignedInAccount) {
  await createProduct(store.db, { brand: 'HP', modelNo: 'M1', stock: 20 })
  const { publicId } = await createProduct(store.db, { brand: 'HP', modelNo: 'M2', stock: 20 })
  await createProduct(store.db, { brand: 'HP', modelNo: 'M3', stock: 20 })
  const sent = { content: list, mapping, options: stock }
  const checked = await sendProductFile(store, admin, { ...sent, query: '?dryRun=true' })
  const { shown, rejectedRows } = checked.json<ImportReport>()
  expect(rejectedRows).toBe(1)
  await sendProduct(store, admin, { publicId, fields: { description: 'Edited meanwhile' } })
  const written = await sendProductFile(store, admin, { ...sent, shown, query: '?partial=true' })
  return written.json<ImportReport>()
}

const rowsOf = (admin: SignedInAccount, id: string, format = 'csv') =>
  store.app.inject({
    url: `/api/products/imports/${id}/rejected-rows?format=${format}`,
    headers: admin.headers,
  })

const listed = async ({ headers }: SignedInAccount) =>
  (await store.app.inject({ url: '/api/products/imports', headers })).json<ProductImport[]>()

it('gives back the rows that an import left out, also those that were right when they were checked', async () => {
  const admin = await signIn(store, 'superadmin')
  const { importId = '', rejectedRows } = await importAfterEdit(admin)
  expect(rejectedRows).toBe(2)
  const file = await rowsOf(admin, importId)
  expect(file.headers['content-disposition']).toBe('attachment; filename="rows-at-fault.csv"')
  const [head, changed, wrong] = file.body.trim().split('\r\n')
  expect(head).toBe('Make,Part No.,Qty,Problem')
  expect(changed).toBe(`HP,M2,40,Qty: ‘40’: ${edited}`)
  expect(wrong).toMatch(/^HP,M3,many,"Qty: ‘many’: Stock must be /)
  expect(await listed(admin)).toMatchObject([{ rejected: 2, hasRejectedRows: true }])
})

it.each(['csv', 'xlsx'])(
  'takes them once they are corrected, and nothing else: %s',
  async (format) => {
    const admin = await signIn(store, 'superadmin')
    const { importId = '' } = await importAfterEdit(admin)
    const { rawPayload: content } = await rowsOf(admin, importId, format)
    const sent = { content, name: `rows.${format}`, mapping, options: stock }
    const checked = await sendProductFile(store, admin, { ...sent, query: '?dryRun=true' })
    const { shown, changes, rejected } = checked.json<ImportReport>()
    expect(rejected).toMatchObject([{ row: 3, field: 'stock' }])
    expect(changes?.cells).toMatchObject([{ row: 2, field: 'stock', from: '20', to: '40' }])
    await sendProductFile(store, admin, { ...sent, shown, query: '?partial=true' })
    expect(await store.db('products').orderBy('id').pluck('stock')).toEqual([30, 40, 20])
  },
)

it('says so of an import that left out nothing, and of one whose rows are not kept any more', async () => {
  const admin = await signIn(store, 'superadmin')
  const { importId = '' } = await importAfterEdit(admin)
  const job = expiredRejectedRows(store.db)
  const made = store.clock.now().getTime()
  const after = (days: number) => new Date(made + days * 86_400_000)
  expect(await job.run(after(89), 10)).toBe(0)
  expect(await job.run(after(91), 10)).toBe(1)
  const gone = await rowsOf(admin, importId)
  expect([gone.statusCode, gone.json()]).toEqual([
    404,
    {
      code: 'rejected_rows_not_found',
      message:
        'The rows that this import left out are not kept any more. Choose its file again to check it.',
    },
  ])
  expect(await listed(admin)).toMatchObject([{ rejected: 2, hasRejectedRows: false }])
  expect((await rowsOf(admin, 'nothing')).statusCode).toBe(404)
})

it('keeps nothing of an import that wrote nothing', async () => {
  const admin = await signIn(store, 'superadmin')
  await importAfterEdit(admin)
  const sent = { content: 'brand,modelNo,stock\nHP,M1,none', options: stock }
  await sendProductFile(store, admin, { ...sent, query: '?partial=true' })
  expect(await store.db('import_rejected_rows').pluck('job_id')).toEqual([null])
})
