import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { placeOrder } from '../../driver/fixtures.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { readDownload } from '../../driver/read-download.ts'
import { makeSheet, type SampleFile, type SheetCells } from '../../driver/sample-files.ts'
import { waitForToast } from './purchase.ts'

/** Comma-separated as Excel saves it where the comma is the decimal sign: with semicolons, in Windows-1252. */
function makeSemicolons(name: string, rows: SheetCells): SampleFile {
  const text = rows.map((row) => row.join(';')).join('\r\n')
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') }
}

/** The pieces of each model in the person's cart. */
async function piecesOf(person: Person): Promise<Record<string, number>> {
  const { items } = await callApi<Cart>('/cart', { as: person })
  return Object.fromEntries(items.map(({ product, quantity }) => [product.modelNo, quantity]))
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Model numbers and quantities' })

/** Cheap products, which a new buyer may order, with model numbers that no other product's contains. */
async function productsFor(person: Person, count: number): Promise<Product[]> {
  const path = '/products?limit=200&sort=lowToHigh'
  const products = await callApi<Product[]>(path, { as: person })
  const keyOf = ({ modelNo }: Product) => modelNo.replace(/[^a-z0-9]/gi, '').toLowerCase()
  const isSingle = (product: Product) =>
    products.filter((other) => keyOf(other).includes(keyOf(product))).length === 1
  return products
    .filter((product) => product.stock >= 50 && keyOf(product).length >= 4 && isSingle(product))
    .slice(0, count)
}

/** Presses Ctrl+V in the field that has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  await page.keyboard.press('Control+V')
}

describe('an order from a file', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('is quick from .xlsx, .xls, .ods, .csv with semicolons, and a list as people write it', async () => {
    const person = await registerBuyer('reseller')
    const [first, second] = (await productsFor(person, 2)).map(({ modelNo }) => modelNo)
    if (!first || !second) throw new Error('The demo catalogue has no two models of their own.')
    const rows: SheetCells = [
      ['Purchase order for “Meera Traders”'],
      ['S.No', 'Part No', 'Rate', 'Qty'],
      [1, first, 1190, 2],
      [2, second, 1090, 1],
    ]
    const files = [
      makeSheet('order.xlsx', 'xlsx', rows),
      makeSheet('order.xls', 'biff8', rows),
      makeSheet('order.ods', 'ods', rows),
      makeSemicolons('order.csv', rows.slice(1)),
    ]
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person, width: 360 })
    await page.goto('/quick-order')
    for (const [at, file] of files.entries()) {
      await page.getByLabel('Or an Excel or CSV file').setInputFiles(file)
      await page.getByText('2 ready to add').waitFor()
      expect(await box(page).inputValue()).toBe(`${first}, 2\n${second}, 1`)
      if (at === 0) expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Add 2 to cart' }).click()
      await page.getByText('Columns: model number, quantity').waitFor()
      expect(await piecesOf(person)).toEqual({ [first]: 2 * (at + 1), [second]: at + 1 })
    }

    const written = [`1) ${first.toLowerCase()} - 1 pcs`, `• 2 nos ${second}`, 'NO-SUCH-MODEL x 3']
    await box(page).focus()
    await paste(page, written.join('\n'))
    await page.getByText('2 ready to add, 1 to correct').waitFor()
    await page.getByRole('button', { name: 'Add 2 to cart' }).click()
    await waitForToast(page, '1 line to correct')
    expect(await box(page).inputValue()).toBe('NO-SUCH-MODEL x 3')
    expect(await piecesOf(person)).toEqual({ [first]: 9, [second]: 6 })
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('is quick from a long list that is pasted, which is shown by its length until somebody wants its text', async () => {
    const person = await registerBuyer('reseller')
    const [first] = (await productsFor(person, 1)).map(({ modelNo }) => modelNo)
    if (!first) throw new Error('The demo catalogue has no model of its own.')
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person, width: 360 })
    await page.goto('/quick-order')
    await box(page).focus()
    const unknown = Array.from(
      { length: 299 },
      (_, line) => `NOSUCH${line}X toner cartridges, 1 pcs`,
    )
    await paste(page, [`${first}, 2`, ...unknown].join('\n'))
    await page.getByRole('group', { name: 'List of 300 lines' }).waitFor()
    expect(await box(page).count()).toBe(0)
    await page.getByText('1 ready to add, 299 to correct').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await waitForToast(page, '299 lines to correct')
    expect(await piecesOf(person)).toEqual({ [first]: 2 })
    await page.getByRole('group', { name: 'List of 299 lines' }).waitFor()
    await page.getByRole('button', { name: 'Edit as text' }).click()
    expect(await box(page).inputValue()).toBe(unknown.join('\n'))
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('asks once what its columns are, and remembers it for the buyer', async () => {
    const person = await registerBuyer('reseller')
    const [first, second] = (await productsFor(person, 2)).map(({ modelNo }) => modelNo)
    if (!first || !second) throw new Error('The demo catalogue has no two models of their own.')
    const rowsOf = (one: number, other: number): SheetCells => [
      ['S.No', 'Part No', 'Qty', 'Order Qty'],
      [1, first, 900, one],
      [2, second, 800, other],
    ]
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person, width: 360 })
    await page.goto('/quick-order')
    const choose = page.getByLabel('Or an Excel or CSV file')
    await choose.setInputFiles(makeSheet('november.xlsx', 'xlsx', rowsOf(2, 1)))
    await page.getByRole('heading', { name: 'What are the columns of november.xlsx?' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Quantity' }).selectOption('Order Qty')
    await page.getByRole('button', { name: 'Read with these columns' }).click()
    await page.getByText('2 ready to add').waitFor()
    expect(await box(page).inputValue()).toBe(`${first}, 2\n${second}, 1`)
    await box(page).fill('')
    await choose.setInputFiles(makeSheet('december.xls', 'biff8', rowsOf(3, 4)))
    await page.getByText('2 ready to add').waitFor()
    await page.getByText('Columns as you chose them before: “Part No”, “Order Qty”.').waitFor()
    expect(await box(page).inputValue()).toBe(`${first}, 3\n${second}, 4`)
    expect(await violationsOf(page)).toEqual([])
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('is what was bought before, with the quantities filled in in the exported file', async () => {
    const person = await registerBuyer('reseller')
    const products = await productsFor(person, 2)
    await placeOrder(person, products)
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person })
    await page.goto('/buy-again')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Excel' }).click()
    const book = read(await readDownload(await downloading))
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (!sheet) throw new Error('The exported file has no sheet.')
    const [headings = [], ...rows] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
    const filled = rows.map((row) => [...row.slice(0, headings.length - 1), 3])
    const file = makeSheet('buy-again.xlsx', 'xlsx', [headings, ...filled])
    await page.getByLabel('Quantities from a file').setInputFiles(file)
    await waitForToast(page, '2 quantities filled in')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^Add .*to Cart$/ }).click()
    await waitForToast(page, '2 lines added to cart')
    const wanted = Object.fromEntries(products.map(({ modelNo }) => [modelNo, 3]))
    expect(await piecesOf(person)).toEqual(wanted)
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
