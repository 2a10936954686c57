import { expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const sale =
  'The stock changed since the file was made: it is 19 now. Choose whether to set it, to add to it or to leave it, and check the file again.'
const stocks = () => store.db('products').pluck('stock')

/** A product with twenty pieces, one of them sold since its stock was set, and a file from before the sale. */
async function soldProduct() {
  const admin = await signIn(store, 'superadmin')
  const product = await createProduct(store.db, { brand: 'HP', modelNo: 'M1', stock: 20 })
  const { headers } = admin
  const exported = await store.app.inject({ url: '/api/products/export?format=csv', headers })
  await createOrder(store, { product })
  const upload = async (content: string) =>
    (await sendProductFile(store, admin, { content })).json<ImportReport>()
  return { upload, exported: exported.body }
}

it('importing an old export keeps the sales since then', async () => {
  const { upload, exported } = await soldProduct()
  const report = await upload(exported.replace(',5000,', ',5100,'))
  expect(report).toMatchObject({ updated: 1, rejected: [] })
  expect(await stocks()).toEqual([19])
})

it.each([
  ['with the stock that was seen', 'brand,modelNo,stock,seenStock\nHP,M1,30,20'],
  ['without a stock that was seen', 'brand,modelNo,stock\nHP,M1,30'],
  ['that repeats what was set last', 'brand,modelNo,stock\nHP,M1,20'],
])('a row %s is rejected because of a sale, with a message about it', async (_what, content) => {
  const { upload } = await soldProduct()
  const report = await upload(content)
  expect(report).toMatchObject({
    updated: 0,
    rejected: [{ row: 2, field: 'stock', message: sale }],
  })
  expect(await stocks()).toEqual([19])
})

it('a row changes the stock when it contains the sale, or when nothing was sold', async () => {
  const { upload } = await soldProduct()
  const seen = await upload('brand,modelNo,stock,seenStock\nHP,M1,30,19')
  const unseen = await upload('brand,modelNo,stock\nHP,M1,31')
  expect([seen.updated, unseen.updated]).toEqual([1, 1])
  expect(await stocks()).toEqual([31])
})

it('reports a seen stock that is not a number', async () => {
  const { upload } = await soldProduct()
  const report = await upload('brand,modelNo,stock,seenStock\nHP,M1,30,many')
  expect(report.rejected).toEqual([
    {
      row: 2,
      field: 'seenStock',
      value: 'many',
      message: 'seenStock must be the whole number that stock was when the file was made.',
    },
  ])
})
