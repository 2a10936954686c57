import { describe, expect, it } from '@jest/globals'
import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const header =
  'name,brand,category,modelNo,description,gst,stock,priceEnduser,priceReseller,priceDistributor,slabs,facts'

interface Cells {
  name?: string
  brand?: string
  category?: string
  modelNo?: string
  gst?: string
  stock?: string
  prices?: readonly string[]
  slabs?: string
  facts?: string
  description?: string
}

function rowOf(cells: Cells): string {
  const { name = 'Toner 12A', brand = 'HP', category = 'Cartridge', modelNo = 'Q2612A' } = cells
  const { description = '', gst = '18', stock = '5', prices = ['500', '450', '400'] } = cells
  const { slabs = '', facts = '' } = cells
  return [name, brand, category, modelNo, description, gst, stock, ...prices, slabs, facts]
    .map((cell) => `"${cell}"`)
    .join(',')
}

async function send(
  rows: readonly Cells[],
  { options, query = '?dryRun=true' }: { options?: ImportOptions; query?: string } = {},
) {
  const admin = await signIn(store, 'superadmin')
  const content = [header, ...rows.map(rowOf)].join('\n')
  return (await sendProductFile(store, admin, { content, options, query })).json<ImportReport>()
}

const faultsOf = ({ rejected }: ImportReport) =>
  rejected.map(({ field, message }) => [field, message])
const marksOf = ({ changes }: ImportReport) =>
  changes?.markedCells.map(({ row, field, mark }) => [row, field, mark])

it('each cell at fault says what is wrong with it', async () => {
  const report = await send([{ name: '', category: '', stock: 'many', prices: ['500', '', '-'] }])
  expect(faultsOf(report)).toEqual([
    ['name', 'Name is missing.'],
    ['category', 'Category is missing.'],
    ['priceReseller', 'Reseller price is missing.'],
    ['stock', 'Stock must be a whole number from 0 to 10,00,000.'],
    ['priceDistributor', expect.stringContaining('A price is in rupees')],
  ])
})

it('reads prices and rates as people write them', async () => {
  const prices = ['₹ 1,299.00', 'Rs.1,199/-', 'INR 1099']
  const report = await send([{ prices, gst: 'GST 18%', slabs: '10-24:₹990/-; 25+:Rs. 980' }], {
    query: '',
  })
  expect([report.created, report.rejected]).toEqual([1, []])
  const [row] = await store
    .db('products')
    .select('price_enduser', 'price_reseller', 'price_distributor', 'gst_basis_points')
  expect(row).toEqual({
    price_enduser: 129_900,
    price_reseller: 119_900,
    price_distributor: 109_900,
    gst_basis_points: 1_800,
  })
})

describe('a description that is missing', () => {
  const descriptions = () => store.db('products').pluck('description')

  it('is made of the name and the facts', async () => {
    await send([{ facts: 'Yield: 2,000 pages; Colour: Black' }], { query: '' })
    expect(await descriptions()).toEqual(['Toner 12A. Yield: 2,000 pages. Colour: Black.'])
  })

  it('is the text for all of them, where there is one', async () => {
    const options = { description: 'Original, with a warranty of one year.' }
    await send([{}, { modelNo: 'X', description: 'Own' }], { options, query: '' })
    expect(await descriptions()).toEqual([options.description, 'Own'])
  })

  it('stays as it is on a product that is there', async () => {
    await createProduct(store.db, { brand: 'HP', modelNo: 'Q2612A', description: 'Former' })
    await send([{}], { options: { description: 'For all' }, query: '' })
    expect(await descriptions()).toEqual(['Former'])
  })
})

describe('a brand or category near a known one', () => {
  const rows = [
    { brand: 'Cannon', modelNo: 'A' },
    { brand: 'CANNON', modelNo: 'B' },
    { brand: 'Hewlett', category: 'Cartridges', modelNo: 'C' },
    { modelNo: 'D' },
  ]

  it('is asked about, once for all its rows, and its rows are left out until then', async () => {
    const report = await send(rows)
    expect(report.questions).toEqual([
      { field: 'brand', name: 'Cannon', suggestion: 'Canon', rows: 2 },
      { field: 'category', name: 'Cartridges', suggestion: 'Cartridge', rows: 1 },
    ])
    expect([report.created, report.rejectedRows]).toEqual([1, 3])
    expect(faultsOf(report)).toContainEqual(['brand', 'Did you mean Canon?'])
    const written = await send(rows, { query: '?partial=true' })
    expect(written).toMatchObject({ created: 1, rejectedRows: 3 })
    expect(await store.db('products').pluck('brand')).toEqual(['HP'])
  })

  it('is changed or kept in all its rows, as was answered', async () => {
    const names: ImportOptions['names'] = [
      { field: 'brand', from: 'Cannon', to: 'Canon' },
      { field: 'category', from: 'Cartridges', to: 'Cartridges' },
    ]
    const report = await send(rows, { options: { names }, query: '' })
    expect([report.created, report.rejected]).toEqual([4, []])
    expect(await store.db('products').orderBy('id').pluck('brand')).toEqual([
      'Canon',
      'Canon',
      'Hewlett',
      'HP',
    ])
    expect(await store.db('products').pluck('category')).toContain('Cartridges')
  })

  it('means the product of the known brand that is there', async () => {
    await createProduct(store.db, { brand: 'Canon', modelNo: 'A', stock: 3 })
    const names: ImportOptions['names'] = [{ field: 'brand', from: 'cannon', to: 'Canon' }]
    const report = await send([rows[0] ?? {}], { options: { names, stock: 'leave' } })
    expect([report.created, report.updated]).toEqual([0, 1])
  })

  it('that products have is known', async () => {
    await createProduct(store.db, { brand: 'Cannon', modelNo: 'Z' })
    expect(await send([{ brand: 'cannon', modelNo: 'A' }])).toMatchObject({ created: 1 })
  })

  it('that is like none is marked as new', async () => {
    const report = await send([{ brand: 'Zyxel', category: 'Drones' }])
    expect(marksOf(report)).toEqual([
      [2, 'brand', 'No product has this brand so far.'],
      [2, 'category', 'No product has this category so far.'],
    ])
  })
})

describe('a new product', () => {
  it('is listed before it is made', async () => {
    const { newProducts } = await send([{ facts: 'Colour: Black' }])
    expect(newProducts).toEqual([
      {
        row: 2,
        name: 'Toner 12A',
        brand: 'HP',
        category: 'Cartridge',
        modelNo: 'Q2612A',
        description: 'Toner 12A. Colour: Black.',
        gst: 18,
        stock: 5,
        prices: { enduser: 500, reseller: 450, distributor: 400 },
      },
    ])
  })

  it.each([
    ['1.2E+06', 'number'],
    ['8.90103E+12', 'number'],
    ['07-Oct', 'date'],
    ['Oct-26', 'date'],
    ['07/10/2026', 'date'],
    ['2026-10-07', 'date'],
    ['#N/A', 'error'],
  ])('with the model %s is marked: a spreadsheet program made it a %s', async (modelNo, what) => {
    const report = await send([{ modelNo }])
    expect(marksOf(report)).toEqual([[2, 'modelNo', expect.stringContaining(what)]])
  })

  it('is marked as a probable twin of one that is there', async () => {
    await createProduct(store.db, { brand: 'HP', modelNo: 'CF-226 A', name: 'Toner 26A' })
    const report = await send([
      { modelNo: 'CF226A' },
      { modelNo: 'ＣＦ‑226‑A', name: 'Other' },
      { name: 'toner  26a', modelNo: 'CF226X' },
      { brand: 'Dell', modelNo: 'CF226A' },
    ])
    const twin = 'Probably the product HP CF-226 A, which is there: '
    expect(marksOf(report)).toEqual([
      [2, 'modelNo', `${twin}its model number is written otherwise.`],
      [3, 'modelNo', `${twin}its model number is written otherwise.`],
      [4, 'name', `${twin}it has the same brand and name.`],
    ])
  })

  it('is marked as a probable twin of another row', async () => {
    const report = await send([
      { modelNo: 'CF226A', name: 'One' },
      { modelNo: 'CF-226A', name: 'Two' },
      { modelNo: 'CF226X', name: 'one' },
    ])
    expect(marksOf(report)).toEqual([
      [3, 'modelNo', 'Probably the product of row 2: its model number is written otherwise.'],
      [4, 'name', 'Probably the product of row 2: it has the same brand and name.'],
    ])
  })
})
