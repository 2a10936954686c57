import { utils, write } from '@e965/xlsx'
import { expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { writeXlsx } from 'hucre/xlsx'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const mapping = JSON.stringify({
  ...{ brand: 'Make', modelNo: 'Part No.', stock: 'Qty', priceEnduser: 'Rate' },
})
const head = ['S.No', 'Make', 'Part No.', 'Qty', 'Rate']

async function send(content: string | Buffer, query: string) {
  const admin = await signIn(store, 'superadmin')
  for (const modelNo of ['M1', 'M2']) {
    await createProduct(store.db, { brand: 'HP', modelNo, stock: 20 })
  }
  const options = { stock: 'set' } as const
  return (
    await sendProductFile(store, admin, { content, mapping, query, options })
  ).json<ImportReport>()
}

const check = async (...lines: string[]) =>
  send([head.join(';'), ...lines].join('\n'), '?dryRun=true')

it.each([
  ['Total;;;55;', 'a word at the left'],
  [';;Grand Total;55;1,75,750.00', 'a word under the model numbers'],
  [';;;55;175750', 'bare numbers at the end'],
  [';कुल;;55;', 'Hindi'],
])('a sum below the products is said and is no product: %s (%s)', async (sum) => {
  const report = await check('1;HP;M1;25;5100', '2;HP;M2;30;5100', sum)
  expect(report).toMatchObject({ updated: 2, rejectedRows: 0, totalRows: [4] })
})

it('sums within a list are passed over, and the rows below keep their numbers', async () => {
  const report = await check('1;HP;M1;25;5100', 'Sub Total;;;25;', '2;HP;M2;many;5100')
  expect(report).toMatchObject({ updated: 1, totalRows: [3], rejected: [{ row: 4 }] })
})

it('a row among the products that has lost its model number is a fault, and no sum', async () => {
  const report = await check('1;HP;M1;25;5100', '2;;;30;5100', '3;HP;M2;30;5100')
  expect(report).toMatchObject({ updated: 2, rejected: [{ row: 3, field: 'brand' }] })
  expect(report).not.toHaveProperty('totalRows')
})

it('a product whose name begins with Total is a product', async () => {
  const report = await check('1;Quick Heal;Total;25;5100')
  expect(report).not.toHaveProperty('totalRows')
  expect(report.rejected[0]).toMatchObject({ row: 2 })
})

it('pieces and prices of a piece may say so, boxes are no pieces', async () => {
  const report = await check('1;HP;M1;25 Nos;1,150.00/Nos', '2;HP;M2;3 box;Rs. 900 per box')
  expect(report.changes?.cells.map(({ field, to }) => [field, to])).toEqual([
    ['stock', '25'],
    ['priceEnduser', '1150'],
  ])
  expect(report.rejected.map(({ field, value }) => [field, value])).toEqual(
    expect.arrayContaining([['stock', '3 box']]),
  )
})

function bySheetJs(): Buffer {
  const sheet = utils.aoa_to_sheet([head, [1, 'HP', 'M1', 25, 5100], [2, 'HP', 'M2', 30, 5100]])
  sheet['!rows'] = [{}, {}, { hidden: true }]
  sheet['!cols'] = [{ hidden: true }, {}, {}, {}, { hidden: true }]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'A')
  return write(book, { bookType: 'xlsx', type: 'buffer' })
}

async function byHucre(): Promise<Buffer> {
  const rows = [head, [1, 'HP', 'M1', 25, 5100], [2, 'HP', 'M2', 30, 5100]]
  const columns = [{ hidden: true }, {}, {}, {}, { hidden: true }]
  const rowDefs = new Map([[2, { hidden: true }]])
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows, columns, rowDefs }] }))
}

it.each([
  ['SheetJS', async () => bySheetJs()],
  ['hucre', byHucre],
])('hidden rows and columns that %s wrote are read, and it is said', async (_who, make) => {
  const report = await send(await make(), '?dryRun=true')
  expect(report).toMatchObject({ updated: 2, hiddenRows: 1, hiddenColumns: ['S.No', 'Rate'] })
})
