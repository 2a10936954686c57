import { expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const delivery = 'brand,modelNo,stock\nHP,M1,30'
const stocks = () => store.db('products').pluck('stock')

async function deliver(admin: SignedInAccount, key: string, content = delivery) {
  const headers = { ...admin.headers, 'idempotency-key': key }
  const sent = { content, options: { stock: 'add' } } as const
  return (await sendProductFile(store, { headers }, sent)).json<ImportReport>()
}

it('a delivery that is sent again because its answer was lost is added once', async () => {
  const admin = await signIn(store, 'superadmin')
  await createProduct(store.db, { brand: 'HP', modelNo: 'M1', stock: 20 })
  const first = await deliver(admin, 'k1')
  const again = await deliver(admin, 'k1')
  expect(await stocks()).toEqual([50])
  expect(again).toMatchObject({
    message: 'This file was imported before. Nothing was imported twice.',
    updated: 1,
    importId: first.importId,
  })
})

it('a delivery that is sent again while the first one is written is added once', async () => {
  const admin = await signIn(store, 'superadmin')
  await createProduct(store.db, { brand: 'HP', modelNo: 'M1', stock: 20 })
  const reports = await Promise.all([deliver(admin, 'k1'), deliver(admin, 'k1')])
  expect(await stocks()).toEqual([50])
  expect(new Set(reports.map(({ importId }) => importId)).size).toBe(1)
})

it('another delivery of the same pieces, and one of another admin, are added', async () => {
  const admin = await signIn(store, 'superadmin')
  const colleague = await signIn(store, 'superadmin')
  await createProduct(store.db, { brand: 'HP', modelNo: 'M1', stock: 20 })
  await deliver(admin, 'k1')
  await deliver(admin, 'k2')
  await deliver(colleague, 'k1')
  expect(await stocks()).toEqual([110])
})

it('a file that was refused can be sent again with its key', async () => {
  const admin = await signIn(store, 'superadmin')
  await createProduct(store.db, { brand: 'HP', modelNo: 'M1', stock: 20 })
  expect(await deliver(admin, 'k1', `${delivery} boxes`)).toMatchObject({ updated: 0 })
  expect(await deliver(admin, 'k1')).toMatchObject({ updated: 1 })
  expect(await stocks()).toEqual([50])
})
