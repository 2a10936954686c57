import { expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  goodProduct,
  sendProduct,
  sendProductFile,
} from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

const readUnit = async (publicId: string) =>
  (await store.app.inject(`/api/products/${publicId}`)).json<Product>().unit

it('are pieces unless the form says otherwise, and stay when another field changes', async () => {
  const admin = await signIn(store, 'superadmin')
  const plain = (await sendProduct(store, admin)).json<Product>()
  expect([plain.unit, await readUnit(plain._id)]).toEqual(['PCS', 'PCS'])
  await sendProduct(store, admin, { publicId: plain._id, fields: { unit: 'mtr' } })
  await sendProduct(store, admin, { publicId: plain._id, fields: { name: 'Other name' } })
  expect(await readUnit(plain._id)).toBe('MTR')
  const refused = await sendProduct(store, admin, {
    publicId: plain._id,
    fields: { unit: 'metres' },
  })
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'unit'])
})

it('are none for a service, whatever the form says', async () => {
  const admin = await signIn(store, 'superadmin')
  const fields = { ...goodProduct, hsn: '997331', unit: 'PCS' }
  expect((await sendProduct(store, admin, { fields })).json<Product>().unit).toBe('NA')
})

it('come in by a file, go out into one, and go back with the import', async () => {
  const admin = await signIn(store, 'superadmin')
  const { publicId } = await createProduct(store.db, { brand: 'D-Link', modelNo: 'NCB-305' })
  const content = 'brand,modelNo,unit\nD-Link,NCB-305,ROL\n'
  const report = (await sendProductFile(store, admin, { content })).json<ImportReport>()
  expect([report.updated, await readUnit(publicId)]).toEqual([1, 'ROL'])
  const file = await store.app.inject({
    url: '/api/products/export?format=csv',
    headers: admin.headers,
  })
  expect(file.body).toContain('gst,hsn,unit,stock')
  expect(file.body).toContain('18,84439959,ROL,20')
  const unknown = 'brand,modelNo,unit\nD-Link,NCB-305,yards\n'
  const { rejected } = (await sendProductFile(store, admin, { content: unknown })).json()
  expect(rejected).toMatchObject([{ row: 2, field: 'unit', value: 'yards' }])
  await store.app.inject({
    method: 'POST',
    url: `/api/products/imports/${report.importId}/undo`,
    headers: admin.headers,
  })
  expect(await readUnit(publicId)).toBe('PCS')
})

it('are part of the snapshot that an order line is', async () => {
  const product = await createProduct(store.db, { unit: 'BOX' })
  await createOrder(store, { product })
  await store.db('products').where('id', product.id).update({ unit: 'SET' })
  expect(await store.db('order_lines').pluck('unit')).toEqual(['BOX'])
})
