import { read } from '@e965/xlsx'
import { expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../test/factories/multipart-form.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { workbookParts, zipOf } from '../../../test/factories/workbook.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const file = (...rows: string[]) => ['Brand,Model,Stock,MRP,Problem', ...rows].join('\r\n')
const mapping = JSON.stringify({
  brand: 'Brand',
  modelNo: 'Model',
  stock: 'Stock',
  priceEnduser: 'MRP',
})

async function rejectedRows(
  admin: SignedInAccount,
  content: string | Buffer,
  { name, query = '' }: { name: string; query?: string },
) {
  const { payload, headers } = multipartOf([
    ['mapping', mapping],
    ['file', { content: Buffer.from(content), name }],
  ])
  return store.app.inject({
    method: 'POST',
    url: `/api/products/upload-excel/rejected-rows${query}`,
    headers: { ...admin.headers, ...headers },
    payload,
  })
}

it('a dry run shows each changed cell before and after, and marks what is probably a mistake', async () => {
  const admin = await signIn(store, 'superadmin')
  await createProduct(store.db, { name: 'Toner', modelNo: 'T1', stock: 20 })
  await createProduct(store.db, { name: 'Drum', modelNo: 'D1', stock: 20 })
  const content = file('HP,T1,2000,5100,', 'HP,D1,20,5000,', 'HP,New,1,1,')
  const query = '?dryRun=true'
  const report = await sendProductFile(store, admin, { content, mapping, query })
  const stock = {
    ...{ row: 2, product: 'Toner', field: 'stock', from: '20', to: '2000' },
    mark: 'The stock becomes more than 10 times what it was.',
  }
  expect(report.json<ImportReport>().changes).toEqual({
    total: 2,
    cells: [stock, { row: 2, product: 'Toner', field: 'priceEnduser', from: '5000', to: '5100' }],
    marked: 1,
    markedCells: [stock],
  })
  const written = await sendProductFile(store, admin, { content, mapping, query: '?partial=true' })
  expect(written.json<ImportReport>()).not.toHaveProperty('changes')
})

it('a dry run shows where a long text changes, with dots where it is cut', async () => {
  const admin = await signIn(store, 'superadmin')
  const start = 'Prints on plain paper. '.repeat(12)
  await createProduct(store.db, { modelNo: 'T1', description: `${start}Black.` })
  const content = `brand,modelNo,description\r\nHP,T1,${start}Blue.`
  const report = await sendProductFile(store, admin, { content, query: '?dryRun=true' })
  const shown = 'paper. Prints on plain paper. Bl'
  expect(report.json<ImportReport>().changes?.cells).toEqual([
    expect.objectContaining({
      from: expect.stringMatching(new RegExp(`^…[^…]*${shown}ack\\.$`)),
      to: expect.stringMatching(new RegExp(`^…[^…]*${shown}ue\\.$`)),
    }),
  ])
})

it('a rejected row names the value at fault, and is given back with what is wrong', async () => {
  const admin = await signIn(store, 'superadmin')
  await createProduct(store.db, { modelNo: 'T1' })
  await createProduct(store.db, { modelNo: 'T2' })
  const content = file("HP,T1,12 boxes,-5,'=1+1", 'HP,T2,30,5000,')
  const query = '?dryRun=true'
  const report = await sendProductFile(store, admin, { content, mapping, query })
  const stock = 'Stock must be a whole number from 0 to 10,00,000.'
  const price = 'A price is in rupees, from 0.01 to 1,00,00,000, with at most two decimals.'
  expect(report.json<ImportReport>().rejected).toEqual([
    { row: 2, field: 'stock', value: '12 boxes', message: stock },
    { row: 2, field: 'priceEnduser', value: '-5', message: price },
  ])

  const answer = await rejectedRows(admin, content, { name: 'list.csv' })
  const problem = `"Stock: ‘12 boxes’: ${stock} MRP: ‘-5’: ${price}"`
  expect([answer.statusCode, answer.headers['content-disposition'], answer.body]).toEqual([
    200,
    'attachment; filename="rows-at-fault.csv"',
    `\ufeffBrand,Model,Stock,MRP,Problem\r\nHP,T1,12 boxes,-5,${problem}\r\n`,
  ])

  // Corrected, it is uploaded as it is.
  const corrected = answer.body.replace('12 boxes,-5', '12,4990')
  const again = await sendProductFile(store, admin, { content: corrected, mapping: 'guess', query })
  expect(again.json<ImportReport>()).toMatchObject({ updated: 1, rejectedRows: 0 })
})

it('rejected rows of a workbook are given back as a workbook', async () => {
  const admin = await signIn(store, 'superadmin')
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const row = (cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`
  const rows = [
    ['Brand', 'Model', 'Stock', 'MRP'],
    ['HP', '007', '12 boxes', '5000'],
  ]
  const content = await zipOf(workbookParts(rows.map(row).join('')))
  const answer = await rejectedRows(admin, content, { name: 'list.xlsx' })
  expect(answer.headers['content-disposition']).toContain('rows-at-fault.xlsx')
  // Read again it is the same file, whose last column is ignored.
  const again = await rejectedRows(admin, answer.rawPayload, { name: 'list.xlsx' })
  const query = '?dryRun=true'
  const reports = [content, answer.rawPayload, again.rawPayload].map(async (sent) =>
    (await sendProductFile(store, admin, { content: sent, mapping, query })).json<ImportReport>(),
  )
  const [first, ...others] = await Promise.all(reports)
  expect(first?.rejected[0]).toMatchObject({ row: 2 })
  expect(others).toEqual([first, first])
})

it('rejected rows of a CSV are a workbook, too, whose model numbers and phones stay texts', async () => {
  const admin = await signIn(store, 'superadmin')
  const content =
    'Brand,Model,Stock,MRP,Phone\r\nHP,007,12 boxes,5000,09820012345\r\nHP,123,5,,1\r\n'
  const answer = await rejectedRows(admin, content, { name: 'list.csv', query: '?format=xlsx' })
  expect(answer.headers['content-disposition']).toContain('rows-at-fault.xlsx')
  const { Products: sheet = {} } = read(answer.rawPayload).Sheets
  const cells = ['B', 'C', 'D', 'E'].map((letter) => [
    sheet[`${letter}2`]?.t,
    sheet[`${letter}2`]?.v,
  ])
  expect(cells).toEqual([
    ['s', '007'],
    ['s', '12 boxes'],
    ['n', 5000],
    ['s', '09820012345'],
  ])
  const query = '?dryRun=true'
  const reports = [content, answer.rawPayload].map(async (sent) =>
    (await sendProductFile(store, admin, { content: sent, mapping, query })).json<ImportReport>(),
  )
  const [first, again] = await Promise.all(reports)
  expect(again).toEqual(first)
})
