import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { tableFormats } from '@store/contract/schemas/wire'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const declarations = {
  countryOfOrigin: 'China',
  mrp: paise(649_950),
  netQuantity: '1 N',
  manufacturedBy: '=Maker, "Shenzhen"',
  packedBy: 'Packer, Pune',
  importedBy: 'Importer, Pune 411001',
  monthOfManufacture: '2026-03',
  consumerCare: '+91 98200 12345; care@store.test',
  bisRegistration: 'R-41012345',
  essentialCertificate: 'ER-01/2026/17',
}

async function upload(
  admin: SignedInAccount,
  content: string | Buffer,
  form: Omit<Parameters<typeof sendProductFile>[2], 'content'> = {},
) {
  return (await sendProductFile(store, admin, { content, ...form })).json<ImportReport>()
}

async function read(publicId: string): Promise<Product> {
  return (await store.app.inject(`/api/products/${publicId}`)).json()
}

it.each(tableFormats)('are exported as %s that the import reads as nothing new', async (format) => {
  const admin = await signIn(store, 'superadmin')
  await createProduct(store.db, { declarations })
  await createProduct(store.db)
  const url = `/api/products/export?format=${format}`
  const file = await store.app.inject({ url, headers: admin.headers })
  const report = await upload(admin, file.rawPayload, { name: `products.${format}` })
  expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 2, rejected: [] })
})

it('are written by an import, cleared by a dash, kept by a blank cell, and restored by its undo', async () => {
  const admin = await signIn(store, 'superadmin')
  const { publicId, brand, modelNo } = await createProduct(store.db, { declarations })
  const before = await read(publicId)
  const content = `brand,modelNo,countryOfOrigin,mrp,packedBy,monthOfManufacture,netQuantity
${brand},${modelNo},viet nam,"7,000",-,Apr-26,`
  const { importId } = await upload(admin, content)
  const { packedBy: _, ...others } = before.declarations ?? {}
  expect(await read(publicId)).toMatchObject({ countryOfOrigin: 'Vietnam' })
  expect((await read(publicId)).declarations).toEqual({
    ...others,
    mrp: 7_000,
    monthOfManufacture: '2026-04',
  })
  const url = `/api/products/imports/${importId}/undo`
  await store.app.inject({ method: 'POST', url, headers: admin.headers })
  const { countryOfOrigin, declarations: restored } = await read(publicId)
  expect({ countryOfOrigin, restored }).toEqual({
    countryOfOrigin: 'China',
    restored: before.declarations,
  })
})

it('are refused at their cells, and so is a price above the MRP', async () => {
  const admin = await signIn(store, 'superadmin')
  const { brand, modelNo } = await createProduct(store.db)
  const wrong = `brand,modelNo,countryOfOrigin,bisRegistration\n${brand},${modelNo},Asia,12`
  expect((await upload(admin, wrong)).rejected).toMatchObject([
    { row: 2, field: 'countryOfOrigin', value: 'Asia' },
    { row: 2, field: 'bisRegistration', value: '12' },
  ])
  const low = `brand,modelNo,mrp\n${brand},${modelNo},4600`
  expect((await upload(admin, low)).rejected).toEqual([
    {
      row: 2,
      field: 'priceEnduser',
      message:
        'End-user price: ₹5,000 is above the MRP of ₹4,600. Lower the price, or correct the MRP.',
    },
  ])
})

it('have columns of their own in a list of the trade: its MRP is no price that is charged', async () => {
  const admin = await signIn(store, 'superadmin')
  const content = `Make,Part No.,Item,Group,Details,Qty,Rate,Dealer Price,Distributor Price,MRP,Origin,Mfg By
HP,X1,Ink,Cartridge,Black,5,400,380,370,450,PRC,"HP, Shenzhen"`
  const report = await upload(admin, content, { mapping: 'guess', query: '?dryRun=true' })
  const columnOf = (heading: string) =>
    report.columns?.find((column) => column.heading === heading)?.column
  expect(report.asked).toBeUndefined()
  expect(['Rate', 'MRP', 'Origin', 'Mfg By', 'Make'].map(columnOf)).toEqual([
    'priceEnduser',
    'mrp',
    'countryOfOrigin',
    'manufacturedBy',
    'brand',
  ])
  expect(report.newProducts).toMatchObject([{ prices: { enduser: 400 } }])
})

it('are required of new products in a file when the seller says so', async () => {
  const admin = await signIn(store, 'superadmin')
  const { publicId, brand, modelNo } = await createProduct(store.db, { name: 'On sale' })
  await store.app.inject({
    method: 'PUT',
    url: '/api/admin/settings/products',
    headers: admin.headers,
    payload: { declarationsRequired: true, seen: 0 },
  })
  const head =
    'brand,modelNo,name,category,description,stock,priceEnduser,priceReseller,priceDistributor,mrp'
  const content = `${head}
HP,New,Ink,Cartridge,Black,5,400,380,370,450
${brand},${modelNo},On sale,Cartridge,Black,20,5000,4500,4200,6000`
  const report = await upload(admin, content, { query: '?partial=true' })
  expect(report).toMatchObject({ created: 0, updated: 1, rejectedRows: 1 })
  expect(report.rejected.map(({ field }) => field)).toEqual([
    'countryOfOrigin',
    'netQuantity',
    'manufacturedBy',
    'consumerCare',
  ])
  expect((await read(publicId)).declarations).toEqual({ mrp: 6_000 })
})
