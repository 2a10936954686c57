import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Page } from 'playwright-core'
import { callApi, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { horizontalOverflowOf, violationsOf } from '../../driver/page-quality.ts'
import { readDownload } from '../../driver/read-download.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => browser.close())

/** The file that the sheet of filters saves. */
async function saveList(page: Page, format: 'PDF' | 'Excel') {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download price list as ${format}` }).click()
  const download = await coming
  return { name: download.suggestedFilename(), content: await readDownload(download) }
}

it('a distributor takes the prices of a brand along on a phone, as a sheet and as a PDF', async () => {
  const as = await signInDemo('distributor')
  const [{ brand = '' } = {}] = await callApi<Product[]>('/products?limit=1', { as })
  const path = `/products?limit=200&brand=${encodeURIComponent(brand)}`
  const products = await callApi<Product[]>(path, { as })
  const visitor = await openVisitor(browser, { width: 360, height: 740, as })
  const { page, consoleErrors } = visitor
  await page.goto(`/shop?brand=${encodeURIComponent(brand)}`)
  await page.getByRole('button', { name: /^Filter & sort/ }).click()
  await page.getByRole('group', { name: 'Price list' }).waitFor()
  expect(await horizontalOverflowOf(page)).toBe(0)
  expect(await violationsOf(page)).toEqual([])

  const { name, content } = await saveList(page, 'Excel')
  expect(name).toMatch(/^price-list-\d{4}-\d{2}-\d{2}\.xlsx$/)
  const book = read(content)
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const rows = sheet ? utils.sheet_to_json<Record<string, unknown>>(sheet) : []
  const priceOf = new Map(rows.map((row) => [row.Product, row['Price with GST']]))
  expect(rows.length).toBeGreaterThanOrEqual(products.length)
  expect(new Set(rows.map((row) => row.Brand))).toEqual(new Set([brand]))
  for (const product of products)
    expect([product.name, priceOf.get(product.name)]).toEqual([
      product.name,
      product.prices.distributor,
    ])

  const pdf = await saveList(page, 'PDF')
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(consoleErrors).toEqual([])
  await visitor.context.close()
})
