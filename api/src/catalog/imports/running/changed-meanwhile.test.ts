import { expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProduct, sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import type { ProductRecord } from '../../products/product.ts'
import { findProductsByIds } from '../../products/product-query.ts'
import { acquireImportLock, releaseImportLock } from './import-lock.ts'

const store = useTestStore()
const content = [
  'name,brand,category,modelNo,description,stock,priceEnduser,priceReseller,priceDistributor',
  'Mouse 1,Logitech,Mouse,M-1,Optical,5,400,380,360',
  'Mouse 2,Logitech,Mouse,M-2,Optical,5,400,380,360',
].join('\n')

type Change = (product: ProductRecord, admin: SignedInAccount) => Promise<unknown>

const changes: [string, Change][] = [
  [
    'edited',
    async ({ publicId }, admin) => sendProduct(store, admin, { publicId, fields: { gst: '12' } }),
  ],
  ['sold', async (product) => createOrder(store, { product })],
  [
    'deleted',
    async ({ publicId }, { headers }) =>
      store.app.inject({ method: 'DELETE', url: `/api/products/${publicId}`, headers }),
  ],
]

it.each(changes)(
  'an import cannot be undone once one of its products was %s',
  async (_what, change) => {
    const admin = await signIn(store, 'superadmin')
    const { importId } = (await sendProductFile(store, admin, { content })).json<ImportReport>()
    const [product] = await findProductsByIds(store.db, await store.db('products').pluck('id'))
    if (product) await change(product, admin)
    const before = await store.db('products').orderBy('id')
    const answer = await store.app.inject({
      method: 'POST',
      url: `/api/products/imports/${importId}/undo`,
      headers: admin.headers,
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'changed_since_import',
        message: 'Products of this import have changed since. It cannot be undone any more.',
      },
    ])
    expect(await store.db('products').orderBy('id')).toEqual(before)
  },
)

it('a file is not imported when a valid row has become invalid by the time it is written', async () => {
  const admin = await signIn(store, 'superadmin')
  const other = { jobId: 1, holder: 'another process' }
  expect(await acquireImportLock(store.db, other)).toBe(true)
  const wasChecked = new Promise<void>((resolve) => {
    store.db.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('import_jobs')) resolve()
    })
  })
  const sent = sendProductFile(store, admin, { content })
  await wasChecked
  for (const modelNo of ['M-2', 'm-2']) {
    await createProduct(store.db, { brand: 'Logitech', modelNo })
  }
  await releaseImportLock(store.db, other)
  const answer = await sent
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    {
      code: 'catalogue_changed',
      message: 'The products changed while the file was read. Please upload it again.',
    },
  ])
  expect(await store.db('products').pluck('id')).toHaveLength(2)
  expect(await store.db('imports').pluck('id')).toEqual([])
})
