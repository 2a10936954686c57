import { expect, it } from '@jest/globals'
import type { ImportReport, ProductImport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProduct, sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { resumeAbandonedJob } from './import-jobs.ts'

const store = useTestStore()
const rows = 600
const head =
  'name,brand,category,modelNo,description,stock,priceEnduser,priceReseller,priceDistributor'

function fileOf(price: number, stock = 5): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => `Mouse ${row},Logitech,Mouse,M-${row},Optical,${stock},${price},380,360`,
  )
  return [head, ...lines].join('\n')
}

const prices = async () =>
  new Set(await store.db('products').whereNull('deleted_at').pluck('price_enduser'))
const upload = async (admin: SignedInAccount, content: string) =>
  sendProductFile(store, admin, { content })

/** Simulates, for the database, the death of the process at its second transaction of that kind. */
async function dieAt(pattern: RegExp, work: () => Promise<{ statusCode: number }>) {
  let seen = 0
  const onQuery = ({ sql }: { sql: string }) => {
    if (!pattern.test(sql)) return
    seen += 1
    if (seen === 2) throw new Error('the process died')
  }
  store.db.on('query', onQuery)
  const { statusCode } = await work()
  store.db.removeListener('query', onQuery)
  expect(statusCode).toBe(500)
  await store.db('import_lock').update({ expires_at: '2001-01-01' })
}

const listImports = async ({ headers }: SignedInAccount) =>
  (await store.app.inject({ url: '/api/products/imports', headers })).json<ProductImport[]>()

it('an import whose process died is not listed, and the next process writes the rest', async () => {
  const admin = await signIn(store, 'superadmin')
  await upload(admin, fileOf(400))
  await dieAt(/^delete from `import_batches` where `job_id` = \? and/, () =>
    upload(admin, fileOf(500)),
  )
  expect(await prices()).toEqual(new Set([40_000, 50_000]))
  expect(await listImports(admin)).toHaveLength(1)
  const edit = await sendProduct(store, admin, { fields: {} })
  expect(edit.statusCode).toBe(400)
  await resumeAbandonedJob(store)
  expect(await prices()).toEqual(new Set([50_000]))
  expect(await listImports(admin)).toMatchObject([
    { updated: rows, undoable: true },
    { created: rows },
  ])
  expect(await store.db('import_batches').pluck('job_id')).toEqual([])
})

it('an undo whose process died is finished by the next import', async () => {
  const admin = await signIn(store, 'superadmin')
  await upload(admin, fileOf(400))
  const { importId } = (await upload(admin, fileOf(500))).json<ImportReport>()
  const { headers } = admin
  const url = `/api/products/imports/${importId}/undo`
  await dieAt(/^update `import_jobs` set `done_through`/, () =>
    store.app.inject({ method: 'POST', url, headers }),
  )
  expect(await prices()).toEqual(new Set([40_000, 50_000]))
  const next = await upload(admin, 'brand,modelNo,description\nLogitech,M-1,Silent')
  expect(next.statusCode).toBe(200)
  expect(await prices()).toEqual(new Set([40_000]))
  expect((await listImports(admin))[1]?.undoneAt).toBeDefined()
})

it('an import that conflicts with changes is reverted completely, and sales meanwhile are kept', async () => {
  const admin = await signIn(store, 'superadmin')
  await upload(admin, fileOf(400))
  const { headers } = admin
  const [first, last] = await Promise.all(
    ['Mouse 0', 'Mouse 599'].map(
      async (q) => (await store.app.inject(`/api/products?q=${q}&limit=1`)).json()[0],
    ),
  )
  const product = { ...(await createProduct(store.db)), publicId: first._id }
  let isSold = false
  store.db.on('query', ({ sql }: { sql: string }) => {
    if (isSold || !/^delete from `import_batches`/.test(sql)) return
    isSold = true
    // After the first batch, a piece of the first product is sold, and an older release edits the last one.
    void createOrder(store, { product })
    void store.db('products').where('public_id', last._id).update({ version: 9 }).then()
  })
  const answer = await upload(admin, fileOf(500, 50))
  expect([answer.statusCode, isSold]).toEqual([409, true])
  expect(await prices()).toEqual(new Set([40_000, 500_000]))
  const stocks = await store
    .db('products')
    .whereIn('public_id', [first._id, last._id])
    .pluck('stock')
  expect(stocks.toSorted()).toEqual([4, 5])
  const { statusCode } = await store.app.inject({ url: '/api/products/imports', headers })
  expect([statusCode, await store.db('import_jobs').pluck('id')]).toEqual([200, []])
  expect(await listImports(admin)).toHaveLength(1)
})

it('a product cannot be edited while an import is written, so that neither overwrites the other', async () => {
  const admin = await signIn(store, 'superadmin')
  await store.db('import_lock').insert({ id: 1, job_id: 1, expires_at: '2099-01-01' })
  const { publicId } = await createProduct(store.db)
  const { headers } = admin
  const answers = [
    await sendProduct(store, admin),
    await sendProduct(store, admin, { publicId, fields: { description: 'New' } }),
    await store.app.inject({ method: 'DELETE', url: `/api/products/${publicId}`, headers }),
  ]
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'An import is being written. Please try again in a minute.',
    ])
  }
})
