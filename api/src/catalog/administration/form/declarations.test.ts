import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Facets, Product } from '@store/contract/schemas/catalog/catalog'
import type { ManagedFacets } from '@store/contract/schemas/catalog/managed-products'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { goodProduct, sendProduct } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const labelled = {
  countryOfOrigin: 'Made in P.R.C.',
  mrp: '₹ 16,999',
  netQuantity: '1 N',
  importedBy: 'Store Imports, Pune 411001',
  monthOfManufacture: 'Mar 2026',
  consumerCare: 'care@store.test, 1800 000 0100',
  bisRegistration: 'r-41012345',
}
const shown = {
  mrp: 16_999,
  netQuantity: '1 N',
  importedBy: 'Store Imports, Pune 411001',
  monthOfManufacture: '2026-03',
  consumerCare: 'care@store.test, 1800 000 0100',
  bisRegistration: 'R-41012345',
}

async function read(publicId: string): Promise<Product> {
  return (await store.app.inject(`/api/products/${publicId}`)).json()
}

async function requireDeclarations({ headers }: SignedInAccount) {
  const answer = await store.app.inject({
    method: 'PUT',
    url: '/api/admin/settings/products',
    headers,
    payload: { declarationsRequired: true, seen: 0 },
  })
  expect(answer.statusCode).toBe(200)
}

describe('the declarations of a product', () => {
  it('are saved with the form, shown on its page, and audited', async () => {
    const admin = await signIn(store, 'superadmin')
    const made = await sendProduct(store, admin, { fields: { ...goodProduct, ...labelled } })
    expect(made.statusCode).toBe(201)
    const { _id } = made.json<Product>()
    expect(await read(_id)).toMatchObject({ countryOfOrigin: 'China', declarations: shown })

    await sendProduct(store, admin, { publicId: _id, fields: { name: 'Other name' } })
    expect((await read(_id)).declarations).toEqual(shown)
    await sendProduct(store, admin, { publicId: _id, fields: { countryOfOrigin: '', mrp: '' } })
    const { mrp: _, ...others } = shown
    expect((await read(_id)).declarations).toEqual(others)
    expect(await read(_id)).not.toHaveProperty('countryOfOrigin')
    const audit = await store.app.inject({ url: '/api/admin/audit', headers: admin.headers })
    expect(audit.json<AuditList>().entries[0]?.changes).toEqual([
      { field: 'countryOfOrigin', from: 'China', to: '' },
      { field: 'mrp', from: '16999', to: '' },
    ])
  })

  it.each([
    ['countryOfOrigin', 'Asia', 'Choose a country of the list, for example India or China.'],
    ['monthOfManufacture', 'soon', 'Write the month as 2026-03 or Mar 2026.'],
    [
      'bisRegistration',
      '41012345',
      'A BIS registration number is R- and eight digits, for example R-41012345.',
    ],
  ])('refuse %s %j at the field', async (field, sent, message) => {
    const admin = await signIn(store, 'superadmin')
    const answer = await sendProduct(store, admin, { fields: { ...goodProduct, [field]: sent } })
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]])
  })
})

describe('an MRP', () => {
  const message =
    'End-user price: ₹5,000 is above the MRP of ₹4,999. Lower the price, or correct the MRP.'
  const refusal = { statusCode: 400, errors: [{ field: 'prices.enduser', message }] }

  it('refuses a price above it in the form and in a cell of the table', async () => {
    const admin = await signIn(store, 'superadmin')
    const { publicId } = await createProduct(store.db)
    const low = await sendProduct(store, admin, { publicId, fields: { mrp: '4999' } })
    expect({ statusCode: low.statusCode, errors: low.json().errors }).toEqual(refusal)
    const fair = await sendProduct(store, admin, { publicId, fields: { mrp: '5000' } })
    expect(fair.statusCode).toBe(200)
    const cell = await store.app.inject({
      method: 'PATCH',
      url: `/api/products/${publicId}`,
      headers: admin.headers,
      payload: { prices: { reseller: { value: 5_000.01, seen: 4_500 } } },
    })
    expect([cell.statusCode, cell.json().errors[0].field]).toEqual([400, 'prices.reseller'])
  })

  it('refuses a change of many prices for the products that would pass it', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const declarations = { mrp: paise(520_000) }
    const { publicId } = await createProduct(store.db, { declarations })
    const rule = { direction: 'up', unit: 'percent', amount: 5, rounding: 'none' } as const
    const preview = await store.app.inject({
      method: 'POST',
      url: '/api/admin/products/price-changes/preview',
      headers,
      payload: { rule: { ...rule, tiers: ['enduser'] }, selection: { ids: [publicId] } },
    })
    const reason =
      'End-user price: ₹5,250 is above the MRP of ₹5,200. Lower the price, or correct the MRP.'
    expect(preview.json()).toMatchObject({ refused: 1, refusals: [{ message: reason }] })
  })

  it('does not keep the stock of a product from changing that was priced above it before', async () => {
    const admin = await signIn(store, 'superadmin')
    const { id, publicId } = await createProduct(store.db)
    await store.db('products').where({ id }).update({ mrp: 100 })
    const fields = { stock: '7', seenStock: '20' }
    expect((await sendProduct(store, admin, { publicId, fields })).statusCode).toBe(200)
  })
})

describe('the country of origin', () => {
  const namesOf = async (query: string) =>
    (await store.app.inject(`/api/products?${query}`)).json<Product[]>().map(({ name }) => name)

  it('filters, counts and sorts the shop', async () => {
    const from = (name: string, countryOfOrigin: string, enduser: number) =>
      createProduct(store.db, {
        name,
        declarations: { countryOfOrigin },
        pricesPaise: { enduser: paise(enduser), reseller: paise(1), distributor: paise(1) },
      })
    await from('V', 'Vietnam', 100)
    await from('C2', 'China', 300)
    await from('C1', 'China', 200)
    await from('I', 'India', 400)
    await createProduct(store.db, { name: 'Unknown' })
    expect(await namesOf('countryOfOrigin=china&countryOfOrigin=Vietnam')).toEqual([
      'V',
      'C1',
      'C2',
    ])
    expect(await namesOf('countryOfOrigin=nowhere')).toEqual([])
    expect(await namesOf('sort=countryOfOrigin')).toEqual(['C1', 'C2', 'I', 'V', 'Unknown'])
    const facets = await store.app.inject('/api/products/facets?countryOfOrigin=India')
    expect(facets.json<Facets>()).toMatchObject({
      countries: [
        { name: 'China', count: 2 },
        { name: 'India', count: 1 },
        { name: 'Vietnam', count: 1 },
      ],
      inStock: 1,
    })
  })
})

describe('what is missing', () => {
  it('is counted for admins, and lists its products', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const declarations = {
      countryOfOrigin: 'India',
      mrp: paise(900_000),
      netQuantity: '1 N',
      manufacturedBy: 'Maker, Pune',
      consumerCare: 'care@store.test',
    }
    await createProduct(store.db, { name: 'Whole', declarations })
    await createProduct(store.db, { name: 'Camera', category: 'CCTV Camera', declarations })
    await createProduct(store.db, { name: 'Bare', brand: 'Dell' })
    await createProduct(store.db, { name: 'Service', hsn: '997331' })
    const read = (path: string) => store.app.inject({ url: `/api/admin/products${path}`, headers })
    const { missing, brands } = (await read('/facets?missing=mrp')).json<ManagedFacets>()
    expect(missing).toEqual([
      { kind: 'countryOfOrigin', count: 1 },
      { kind: 'mrp', count: 1 },
      { kind: 'netQuantity', count: 1 },
      { kind: 'manufacturedBy', count: 1 },
      { kind: 'consumerCare', count: 1 },
      { kind: 'bisRegistration', count: 1 },
      { kind: 'essentialCertificate', count: 1 },
    ])
    expect(brands).toEqual([{ name: 'Dell', count: 1 }])
    const names = async (kind: string) =>
      (await read(`?missing=${kind}`)).json<Product[]>().map(({ name }) => name)
    expect(await names('countryOfOrigin')).toEqual(['Bare'])
    expect(await names('essentialCertificate')).toEqual(['Camera'])
    expect(await names('importedBy')).toEqual([])
  })

  it('keeps a new product from being put on sale when the seller requires it', async () => {
    const admin = await signIn(store, 'superadmin')
    const old = await createProduct(store.db, { name: 'On sale' })
    await requireDeclarations(admin)
    const message = 'The law asks for this before the product can be on sale.'
    const { consumerCare: _, ...others } = labelled
    const bare = await sendProduct(store, admin, { fields: { ...goodProduct, ...others } })
    expect([bare.statusCode, bare.json().errors]).toEqual([
      400,
      [{ field: 'consumerCare', message }],
    ])
    const whole = await sendProduct(store, admin, { fields: { ...goodProduct, ...labelled } })
    expect(whole.statusCode).toBe(201)
    const { _id } = whole.json<Product>()
    const emptied = await sendProduct(store, admin, { publicId: _id, fields: { netQuantity: '' } })
    expect(emptied.json().errors).toEqual([{ field: 'netQuantity', message }])

    // Those on sale stay there, and are corrected one by one.
    const fields = { countryOfOrigin: 'India' }
    const change = await sendProduct(store, admin, { publicId: old.publicId, fields })
    expect(change.statusCode).toBe(200)
    expect(await read(old.publicId)).toMatchObject({ name: 'On sale', countryOfOrigin: 'India' })
  })
})
