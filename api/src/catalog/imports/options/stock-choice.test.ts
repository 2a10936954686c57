import { describe, expect, it } from '@jest/globals'
import type { ImportOptions, StockChoice } from '@store/contract/schemas/catalog/import-options'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const list = 'brand,modelNo,stock\nHP,M1,30'
const stocks = () => store.db('products').orderBy('id').pluck('stock')

/** A product with twenty pieces, one of them sold since its stock was set. */
async function soldProduct() {
  const admin = await signIn(store, 'superadmin')
  const product = await createProduct(store.db, { brand: 'HP', modelNo: 'M1', stock: 20 })
  const { headers } = admin
  const exported = await store.app.inject({ url: '/api/products/export?format=csv', headers })
  const sell = () => createOrder(store, { product })
  await sell()
  const send = async (
    content: string,
    options: ImportOptions,
    { shown, query = '' }: { shown?: string | undefined; query?: string } = {},
  ) =>
    (await sendProductFile(store, admin, { content, options, query, shown })).json<ImportReport>()
  const preview = (content: string, stock: StockChoice) =>
    send(content, { stock }, { query: '?dryRun=true' })
  const write = (content: string, stock: StockChoice, shown?: string) =>
    send(content, { stock }, { shown })
  return { admin, product, preview, write, sell, exported: exported.body }
}

const stockCells = ({ changes }: ImportReport) =>
  changes?.cells.filter(({ field }) => field === 'stock').map(({ from, to }) => [from, to])

it.each<[StockChoice, string, number]>([
  ['set', '30', 30],
  ['add', '49', 49],
])('%s shows the stock before and after, and writes it', async (choice, to, stock) => {
  const { preview, write } = await soldProduct()
  const report = await preview(list, choice)
  expect([stockCells(report), report.rejected]).toEqual([[['19', to]], []])
  expect(await write(list, choice, report.shown)).toMatchObject({ updated: 1, rejected: [] })
  expect(await stocks()).toEqual([stock])
})

it('leave keeps the stock, whatever the file says', async () => {
  const { preview, write } = await soldProduct()
  expect(await preview(list, 'leave')).toMatchObject({ updated: 0, unchanged: 1, rejected: [] })
  await write(list, 'leave')
  expect(await stocks()).toEqual([19])
})

it.each(['Available', '50+', 'Yes'])('leave reads a list whose stock is %s', async (word) => {
  const { preview, write } = await soldProduct()
  const header = 'name,brand,category,modelNo,stock,priceEnduser,priceReseller,priceDistributor'
  const rows = [`,HP,,M1,${word},,,`, `Toner,HP,Cartridge,X-1,${word},100,90,80`]
  const report = await preview([header, ...rows].join('\n'), 'leave')
  const mark = 'The file does not say how many are in stock: the product begins with 0.'
  expect([report.rejected, report.changes?.markedCells]).toEqual([
    [],
    expect.arrayContaining([expect.objectContaining({ row: 3, field: 'stock', mark })]),
  ])
  expect(await write([header, ...rows].join('\n'), 'leave')).toMatchObject({ created: 1 })
  expect(await stocks()).toEqual([19, 0])
})

it('leave begins a new product with the stock of the file, or with none', async () => {
  const { write } = await soldProduct()
  const header = 'name,brand,category,modelNo,stock,priceEnduser,priceReseller,priceDistributor'
  const rows = ['Toner,HP,Cartridge,X-1,7,100,90,80', 'Drum,HP,Cartridge,X-2,,100,90,80']
  expect(await write([header, ...rows].join('\n'), 'leave')).toMatchObject({ created: 2 })
  expect(await stocks()).toEqual([19, 7, 0])
})

it('add refuses a row that would make too many', async () => {
  const { preview } = await soldProduct()
  const { rejected } = await preview('brand,modelNo,stock\nHP,M1,1000000', 'add')
  expect(rejected).toMatchObject([
    { row: 2, field: 'stock', message: expect.stringContaining('10,00,000') },
  ])
})

describe('set', () => {
  it('keeps a sale made since the preview', async () => {
    const { preview, write, sell } = await soldProduct()
    const { shown } = await preview(list, 'set')
    await sell()
    expect(await write(list, 'set', shown)).toMatchObject({ updated: 1 })
    // 19 became 18 meanwhile: eleven more are 29.
    expect(await stocks()).toEqual([29])
  })

  it('marks the same list once more after a sale that the import kept', async () => {
    const { preview, write, sell } = await soldProduct()
    const { shown } = await preview(list, 'set')
    await sell()
    await write(list, 'set', shown)
    const { changes } = await preview(list, 'set')
    expect(changes?.markedCells).toMatchObject([{ row: 2, field: 'stock', from: '29', to: '30' }])
  })

  it('does not undo a sale of a product whose stock the preview left as it is', async () => {
    const { preview, write, sell } = await soldProduct()
    const same = 'brand,modelNo,stock\nHP,M1,19'
    const { shown } = await preview(same, 'set')
    await sell()
    expect(await write(same, 'set', shown)).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await stocks()).toEqual([18])
  })

  it('leaves out a product that somebody else changed since the preview', async () => {
    const { admin, product, preview, write } = await soldProduct()
    const { shown } = await preview(list, 'set')
    await store.app.inject({
      method: 'PATCH',
      url: `/api/products/${product.publicId}`,
      headers: admin.headers,
      payload: { stock: { value: 5, seen: 19 } },
    })
    const { rejected } = await write(list, 'set', shown)
    const message = 'Somebody else changed this product since the preview. Check the file again.'
    expect(rejected).toEqual([{ row: 2, field: 'stock', value: '30', message }])
    expect(await stocks()).toEqual([5])
  })

  it('keeps the sales since an export, and marks what contradicts one', async () => {
    const { preview, write, exported } = await soldProduct()
    const old = exported.replace(',5000,', ',5100,')
    const report = await preview(old, 'set')
    expect([report.updated, stockCells(report)]).toEqual([1, []])
    await write(old, 'set', report.shown)
    expect(await stocks()).toEqual([19])
    const { changes } = await preview('brand,modelNo,stock,seenStock\nHP,M1,30,20', 'set')
    const mark = 'The file was made when the stock was 20; it is 19 now.'
    expect(changes?.markedCells).toMatchObject([{ row: 2, field: 'stock', to: '30', mark }])
  })

  it('marks a list that repeats what was set before the last sales', async () => {
    const { preview } = await soldProduct()
    const { changes } = await preview('brand,modelNo,stock\nHP,M1,20', 'set')
    const mark = 'This is what was set before the last sales. It would put them back into stock.'
    expect(changes?.markedCells).toMatchObject([{ row: 2, field: 'stock', mark }])
  })

  it('without what a preview showed overwrites no sale', async () => {
    const { write } = await soldProduct()
    const { rejected } = await write(list, 'set')
    expect(rejected).toMatchObject([{ row: 2, field: 'stock' }])
    expect(JSON.stringify(rejected)).not.toContain('seenStock')
    expect(await stocks()).toEqual([19])
  })
})

it('add marks a file that says what the stock was when it was made', async () => {
  const { preview, exported } = await soldProduct()
  const { changes } = await preview(exported, 'add')
  const mark = 'The file says what the stock is, not what came in.'
  expect(changes?.markedCells).toMatchObject([{ field: 'stock', mark }])
})

it.each([
  ['nonsense', { options: '{"stock":"take"}' }],
  ['no JSON', { options: '{' }],
  ['an unknown option', { options: '{"colour":"red"}' }],
  ['what no preview showed', { options: '{"stock":"set"}', shown: '%%%' }],
])('refuses %s as options', async (_what, fields) => {
  const admin = await signIn(store, 'superadmin')
  const answer = await sendProductFile(store, admin, { content: list, ...fields })
  expect(answer.statusCode).toBe(400)
})
