import { expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  goodProduct,
  sendProduct,
  sendProductFile,
} from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const facts = [
  { name: 'Yield', value: '1,600 pages' },
  { name: 'Fits', value: 'P2518, M6518NW' },
]
const fields = (value: unknown) => ({ facts: JSON.stringify(value) })

async function read(publicId: string): Promise<Product> {
  return (await store.app.inject(`/api/products/${publicId}`)).json()
}

async function fitKeys() {
  return store.db('product_fits').orderBy('model_key').pluck('model_key')
}

async function upload(admin: SignedInAccount, content: string) {
  return (await sendProductFile(store, admin, { content })).json<ImportReport>()
}

it('are stored in their order, shown on the page of a product only, and audited', async () => {
  const admin = await signIn(store, 'superadmin')
  const made = await sendProduct(store, admin, { fields: { ...goodProduct, ...fields(facts) } })
  const { _id } = made.json<Product>()
  expect([made.statusCode, made.json<Product>().facts]).toEqual([201, facts])
  expect((await read(_id)).facts).toEqual(facts)
  expect(await fitKeys()).toEqual(['m6518nw', 'p2518'])
  const list = await store.app.inject({ url: '/api/products', headers: admin.headers })
  expect(list.json<Product[]>()[0]).not.toHaveProperty('facts')

  // Another field leaves them alone.
  await sendProduct(store, admin, { publicId: _id, fields: { name: 'Other name' } })
  expect((await read(_id)).facts).toEqual(facts)
  const colour = [{ name: 'Colour', value: 'Black' }]
  await sendProduct(store, admin, { publicId: _id, fields: fields(colour) })
  expect((await read(_id)).facts).toEqual(colour)
  expect(await fitKeys()).toEqual([])
  const audit = await store.app.inject({ url: '/api/admin/audit', headers: admin.headers })
  expect(audit.json<AuditList>().entries[0]?.changes).toEqual([
    { field: 'facts', from: 'Yield: 1,600 pages; Fits: P2518, M6518NW', to: 'Colour: Black' },
  ])
  await sendProduct(store, admin, { publicId: _id, fields: fields([]) })
  expect(await read(_id)).not.toHaveProperty('facts')
})

it('are public with the HSN, as the price of a tier is not', async () => {
  const { publicId } = await createProduct(store.db, { hsn: '84439959', facts })
  for (const role of ['reseller', 'enduser'] as const) {
    const { headers } = await signIn(store, role)
    const answer = await store.app.inject({ url: `/api/products/${publicId}`, headers })
    const { facts: shown, hsn, prices } = answer.json<Product>()
    expect([shown, hsn, Object.keys(prices)]).toEqual([facts, '84439959', [role]])
  }
})

it.each([
  ['facts', '{"a"', 'Facts could not be read. Please enter them again.'],
  ['facts', '[{"name":"Yield"}]', 'Facts could not be read. Please enter them again.'],
  ['facts.0', '[{"name":"Yield","value":" "}]', 'A fact needs a name and a value.'],
])('refuses %s of %s', async (field, sent, message) => {
  const admin = await signIn(store, 'superadmin')
  const answer = await sendProduct(store, admin, { fields: { ...goodProduct, facts: sent } })
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]])
})

it('are imported from their column; a file without it changes none, an undo restores them', async () => {
  const admin = await signIn(store, 'superadmin')
  const { publicId, brand, modelNo } = await createProduct(store.db, { facts })
  const row = `${brand},${modelNo}`
  expect(await upload(admin, `brand,modelNo,gst\n${row},12`)).toMatchObject({ updated: 1 })
  expect((await read(publicId)).facts).toEqual(facts)
  const same = `brand,modelNo,Facts\n${row},"Yield: 1,600 pages; Fits: P2518, M6518NW"`
  expect(await upload(admin, same)).toMatchObject({ updated: 0, unchanged: 1 })
  const changed = `brand,modelNo,facts\n${row},Colour: Black`
  const { importId } = await upload(admin, changed)
  expect((await read(publicId)).facts).toEqual([{ name: 'Colour', value: 'Black' }])
  const undo = `/api/products/imports/${importId}/undo`
  await store.app.inject({ method: 'POST', url: undo, headers: admin.headers })
  expect((await read(publicId)).facts).toEqual(facts)
  expect(await fitKeys()).toEqual(['m6518nw', 'p2518'])
  expect(await upload(admin, `brand,modelNo,facts\n${row},Colour`)).toMatchObject({
    rejected: [
      {
        row: 2,
        field: 'facts',
        value: 'Colour',
        message: 'Facts look like this: Yield: 1,600 pages; Colour: Black',
      },
    ],
  })
})
