import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ManagedFacets } from '@store/contract/schemas/catalog/managed-products'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const pricesOf = (enduser: number) => ({
  enduser: paise(enduser),
  reseller: paise(enduser),
  distributor: paise(enduser),
})
const images = [{ key: 'a'.repeat(64), widths: [200] }]

/** Four products, and how the superadmin reads them. */
async function openTable() {
  const cheap = { name: 'Ant', brand: 'Zebronics', category: 'Mouse', stock: 5 }
  await createProduct(store.db, { ...cheap, pricesPaise: pricesOf(100), images, hsn: undefined })
  const fair = { name: 'Cat', brand: 'Dell', category: 'Mouse', stock: 6 }
  await createProduct(store.db, { ...fair, pricesPaise: pricesOf(300), images })
  const dear = { name: 'Bee', brand: 'HP', category: 'Printer', stock: 0 }
  await createProduct(store.db, {
    ...dear,
    pricesPaise: pricesOf(500),
    description: 'Silent (35 dB), शांत, 24″ – the printer’s tray',
  })
  const gone = await createProduct(store.db, { name: 'Deleted' })
  await store.db('products').where('id', gone.id).update({ deleted_at: store.clock.now() })
  const { headers } = await signIn(store, 'superadmin')
  const read = async (query: string) =>
    store.app.inject({ url: `/api/admin/products${query}`, headers })
  return {
    read,
    names: async (query: string) => (await read(query)).json<Product[]>().map(({ name }) => name),
    facets: async (query: string) => (await read(`/facets${query}`)).json<ManagedFacets>(),
  }
}

it('sorts the table by its columns, by default by the end-user price', async () => {
  const { names } = await openTable()
  expect(await names('')).toEqual(['Ant', 'Cat', 'Bee'])
  expect(await names('?direction=desc')).toEqual(['Bee', 'Cat', 'Ant'])
  expect(await names('?sort=name')).toEqual(['Ant', 'Bee', 'Cat'])
  expect(await names('?sort=brand')).toEqual(['Cat', 'Bee', 'Ant'])
  expect(await names('?sort=stock&direction=desc')).toEqual(['Cat', 'Ant', 'Bee'])
})

it('filters by what is missing, alone and together with a search in descriptions', async () => {
  const { names, read } = await openTable()
  expect(await names('?lowStock=true')).toEqual(['Ant', 'Bee'])
  expect(await names('?noPicture=true')).toEqual(['Bee'])
  expect(await names('?noHsn=true')).toEqual(['Ant'])
  expect(await names('?category=mouse&brand=dell&brand=hp')).toEqual(['Cat'])
  expect(await names('?q=SILENT&lowStock=true')).toEqual(['Bee'])
  expect(await names(`?q=${encodeURIComponent('(35 Db), शांत')}`)).toEqual(['Bee'])
  expect(await names('?q=s.lent')).toEqual([])
  for (const typed of [`24" - the printer's`, '24” — The printer‘s']) {
    expect(await names(`?q=${encodeURIComponent(typed)}`)).toEqual(['Bee'])
  }
  expect(await names('?lowStock=true&noPicture=true&noHsn=true')).toEqual([])
  const page = await read('?limit=1&page=2&sort=name')
  expect([page.headers['x-total-count'], page.json<Product[]>()[0]]).toMatchObject([
    '3',
    { name: 'Bee', prices: { enduser: 5, reseller: 5, distributor: 5 }, version: 1 },
  ])
})

it('lists and counts products whose tax details were saved before they had to be right', async () => {
  const { names, facets } = await openTable()
  expect(await names('?taxToCorrect=true')).toEqual([])
  const change = async (name: string, columns: object) =>
    store.db('products').where('name', name).update(columns)
  await change('Ant', { gst_basis_points: 1700 })
  await change('Bee', { hsn: '99999999' })
  expect(await names('?taxToCorrect=true')).toEqual(['Ant', 'Bee'])
  expect(await names('?taxToCorrect=true&noHsn=true')).toEqual(['Ant'])
  expect((await facets('')).taxToCorrect).toBe(2)
  expect((await facets('?category=Mouse&taxToCorrect=true')).taxToCorrect).toBe(1)
  expect((await facets('?taxToCorrect=true')).brands.map(({ name }) => name)).toEqual([
    'HP',
    'Zebronics',
  ])
  await change('Bee', { hsn: '84439959', unit: 'NA' })
  expect(await names('?taxToCorrect=true')).toEqual(['Ant', 'Bee'])
  await change('Bee', { unit: 'PCS' })
  await change('Ant', { gst_basis_points: 1800, hsn: null })
  expect(await names('?taxToCorrect=true')).toEqual([])
})

/** What products lack that declare nothing. */
const missingOfAll = (count: number) =>
  ['countryOfOrigin', 'mrp', 'netQuantity', 'manufacturedBy', 'consumerCare'].map((kind) => ({
    kind,
    count,
  }))

it('counts each filter without itself', async () => {
  const { facets } = await openTable()
  expect(await facets('')).toEqual({
    brands: [
      { name: 'HP', count: 1 },
      { name: 'Dell', count: 1 },
      { name: 'Zebronics', count: 1 },
    ],
    categories: [
      { name: 'Printer', count: 1 },
      { name: 'Mouse', count: 2 },
    ],
    lowStock: 2,
    noPicture: 1,
    noHsn: 1,
    taxToCorrect: 0,
    missing: [...missingOfAll(3), { kind: 'bisRegistration', count: 1 }],
  })
  expect(await facets('?category=Mouse&lowStock=true')).toEqual({
    brands: [{ name: 'Zebronics', count: 1 }],
    categories: [
      { name: 'Printer', count: 1 },
      { name: 'Mouse', count: 1 },
    ],
    lowStock: 1,
    noPicture: 0,
    noHsn: 1,
    taxToCorrect: 0,
    missing: missingOfAll(1),
  })
})
