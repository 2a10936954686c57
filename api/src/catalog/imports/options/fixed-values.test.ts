import { describe, expect, it } from '@jest/globals'
import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

/** A dealer's list of one brand and one category: it names neither, and no stock, rate or unit. */
const list = [
  'HP India – dealer list,valid from 1 November',
  'Part No.,Description of goods,End-user,Dealer,Distributor',
  'Q2612A,Toner 12A,1500,1450,1400',
  'CF226A,Toner 26A,2500,2450,2400',
].join('\n')
const mapping = {
  ...{ modelNo: 'Part No.', name: 'Description of goods' },
  ...{ priceEnduser: 'End-user', priceReseller: 'Dealer', priceDistributor: 'Distributor' },
}
const fixedValues = { brand: 'HP', category: 'Cartridge', gst: '18%', unit: 'NOS' }

async function open() {
  const admin = await signIn(store, 'superadmin')
  const send = async (
    content: string,
    sent: { options?: ImportOptions; mapping?: string; query?: string } = {},
  ) => sendProductFile(store, admin, { query: '?dryRun=true', ...sent, content })
  const check = async (options?: ImportOptions, asked: object | 'guess' = mapping) => {
    const text = asked === 'guess' ? asked : JSON.stringify(asked)
    const sent = { mapping: text, ...(options && { options }) }
    return (await send(list, sent)).json<ImportReport>()
  }
  const write = async (options: ImportOptions) =>
    (
      await send(list, { options, mapping: JSON.stringify(mapping), query: '' })
    ).json<ImportReport>()
  return { send, check, write }
}

const products = () =>
  store
    .db('products')
    .select('brand', 'category', 'model_no', 'gst_basis_points', 'unit', 'stock')
    .orderBy('model_no')

describe('a list of one brand', () => {
  it('is imported with the values that all its rows share, and begins with no stock', async () => {
    const { check, write } = await open()
    const asked = await check(undefined, 'guess')
    expect(asked.asked).toContainEqual({ column: 'brand', headings: [] })
    // The heading of the file is not its title.
    expect(asked.columns?.map(({ heading }) => heading)).toContain('Part No.')
    const report = await check({ fixedValues })
    expect([report.created, report.rejected, report.fixedValues]).toEqual([2, [], fixedValues])
    expect(report.newProducts?.[0]).toMatchObject({ brand: 'HP', category: 'Cartridge', gst: 18 })
    await write({ fixedValues })
    const shared = { brand: 'HP', category: 'Cartridge', unit: 'NOS', gst_basis_points: 1_800 }
    expect(await products()).toEqual([
      { ...shared, model_no: 'CF226A', stock: 0 },
      { ...shared, model_no: 'Q2612A', stock: 0 },
    ])
  })

  it('means the products of this brand, and none of another with the same model number', async () => {
    const { write } = await open()
    const ours = await createProduct(store.db, { brand: 'HP', modelNo: 'Q2612A', stock: 7 })
    await createProduct(store.db, { brand: 'Canon', modelNo: 'CF226A', stock: 7 })
    const report = await write({ fixedValues: { brand: 'hp', category: 'Cartridge' } })
    expect([report.updated, report.created, report.rejected]).toEqual([1, 1, []])
    const [changed] = await store
      .db('products')
      .where({ id: ours.id })
      .select('stock', 'price_enduser')
    expect(changed).toEqual({ stock: 7, price_enduser: 150_000 })
    expect((await products()).map(({ brand }) => brand).sort()).toEqual(['Canon', 'HP', 'HP'])
  })

  it('never finds a product by its model number alone', async () => {
    const { send } = await open()
    await createProduct(store.db, { brand: 'HP', modelNo: 'Q2612A' })
    const sent = await send(list, { mapping: JSON.stringify(mapping), query: '' })
    expect([sent.statusCode, sent.json().message]).toEqual([
      400,
      'Choose the column of the brand, or the brand of all rows, and the column of the model number or the name.',
    ])
  })

  it('asks whether an unknown brand is a known one, as of a brand in a row', async () => {
    const { check } = await open()
    const options = { fixedValues: { ...fixedValues, brand: 'Cannon' } }
    const report = await check(options)
    expect(report.questions).toEqual([
      { field: 'brand', name: 'Cannon', suggestion: 'Canon', rows: 2 },
    ])
    expect(report.rejected[0]).toMatchObject({ field: 'brand', message: 'Did you mean Canon?' })
    // What is asked about is not remembered.
    expect((await check(undefined, 'guess')).asked).toBeDefined()
    const names = [{ field: 'brand', from: 'Cannon', to: 'Canon' } as const]
    const answered = await check({ ...options, names })
    expect(answered.newProducts?.[0]?.brand).toBe('Canon')
    expect((await check(undefined, 'guess')).fixedValues?.brand).toBe('Canon')
  })

  it('uses the column where the file has one', async () => {
    const { send } = await open()
    const content = 'brand,modelNo,priceEnduser\nHP,Q2612A,1600\n'
    await createProduct(store.db, { brand: 'HP', modelNo: 'Q2612A' })
    const options = { fixedValues: { brand: 'Canon' } }
    const report = (await send(content, { options })).json<ImportReport>()
    expect([report.updated, report.fixedValues]).toEqual([1, undefined])
  })

  it('can use our own names of columns', async () => {
    const { send } = await open()
    await createProduct(store.db, { brand: 'HP', modelNo: 'Q2612A' })
    const content = 'modelNo,priceEnduser\nQ2612A,1600\n'
    const options = { fixedValues: { brand: 'HP' } }
    expect((await send(content, { options })).json()).toMatchObject({ updated: 1, rejected: [] })
    expect((await send(content)).json().message).toMatch(/must name the columns/)
  })
})

it.each([
  [{ gst: '17' }, 'gst', /^GST \(%\) of all rows: 17 is no GST rate/],
  [{ unit: 'QQQ' }, 'unit', /^Unit of all rows: /],
  [{ brand: '   ' }, 'brand', /^Brand of all rows: Brand is missing\.$/],
  [{ brand: 'HP', category: '\u0007' }, 'category', /control characters/],
])('an answer that no product can have is named: %j', async (fixed, column, message) => {
  const { send } = await open()
  const sent = await send(list, {
    mapping: JSON.stringify(mapping),
    options: { fixedValues: fixed },
  })
  expect(sent.statusCode).toBe(400)
  expect(sent.json().errors).toEqual([
    { field: `fixedValues.${column}`, message: expect.stringMatching(message) },
  ])
})

describe('the values of all rows', () => {
  it('are remembered with the columns, and said', async () => {
    const { check } = await open()
    await check({ fixedValues })
    const next = await check(undefined, 'guess')
    expect(next).toMatchObject({ isRemembered: true, fixedValues, created: 2, rejected: [] })
    expect(next).not.toHaveProperty('asked')
    await check({ fixedValues: { ...fixedValues, brand: 'TP-Link' } })
    expect((await check(undefined, 'guess')).fixedValues?.brand).toBe('TP-Link')
  })

  it('must be sent with an import: what is remembered writes nothing unseen', async () => {
    const { check, write } = await open()
    await check({ fixedValues })
    expect(await write({})).toMatchObject({ message: expect.stringContaining('brand of all rows') })
    expect(await products()).toEqual([])
  })

  it('that are missing are told of each new product', async () => {
    const { check } = await open()
    const report = await check({ fixedValues: { brand: 'HP' } })
    expect(report.rejected.map(({ field, message }) => [field, message])).toEqual([
      ['category', 'Category is missing.'],
      ['category', 'Category is missing.'],
    ])
  })
})
