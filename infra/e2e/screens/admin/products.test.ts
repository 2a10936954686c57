import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import {
  type AdminVisit,
  confirmDialog,
  createProduct,
  deleteProduct,
  dismissToast,
  visitAs,
} from './admin-visit.ts'

const columns = [
  ...['Name', 'Brand', 'Model', 'Qty', 'Images', 'Prices', 'Dynamic price', 'Stock'],
  ...['Actions', 'Description'],
]
const table = (page: Page) => page.getByRole('table', { name: 'Products' })
const rows = (page: Page) => table(page).locator('tbody').getByRole('row')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const rupees = (amount: number) =>
  `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)}`

describe('the products of the superadmin', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  const made: string[] = []
  const aProduct = async (fields?: Record<string, string>) => {
    const product = await createProduct(visit.as, fields)
    made.push(product._id)
    return product
  }
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
  })
  afterAll(async () => {
    await browser.close()
    for (const id of made) await deleteProduct(visit.as, id)
    expect(visit.consoleErrors).toEqual([])
  })

  it('show a loading state, then ten per page with every column', async () => {
    const held = await mockPending(page, '/products')
    await page.goto('/superadmin/products')
    await page.getByText('Loading products...').waitFor()
    await held.restore()
    await rows(page).nth(9).waitFor()
    expect(await rows(page).count()).toBe(10)
    expect(await table(page).getByRole('columnheader').allTextContents()).toEqual(columns)
    const [first] = await callApi<Product[]>('/products?limit=1', { as: visit.as })
    const words = await rows(page).first().textContent()
    for (const word of [first?.name, first?.brand, first?.modelNo]) expect(words).toContain(word)
    for (const tier of ['End user', 'Reseller', 'Distributor']) expect(words).toContain(tier)
  })

  it.each([360, 768, 1024, 1280])('have visible actions at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/superadmin/products')
    const remove = rows(page)
      .first()
      .getByRole('button', { name: /^Delete / })
    const box = await remove.boundingBox()
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('show a loading error, and load on Retry', async () => {
    const cut = await mockOffline(page, '/products')
    await page.reload()
    await page.getByText('Failed to load products').waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await rows(page).first().waitFor()
  })

  it('show an empty state, and link back from a search without results', async () => {
    const none = await mockResponse(page, '/products', { body: [] })
    await page.goto('/superadmin/products')
    await page.getByText('No products found.').waitFor()
    await none.restore()
    await page.goto('/superadmin/products?q=nothing-is-called-like-this')
    await page.getByText('No products found.').waitFor()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await rows(page).nth(9).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('have numbered pages, restored by reload and Back', async () => {
    await page.goto('/superadmin/products')
    const pages = page.getByRole('navigation', { name: 'Pagination' })
    await pages.getByRole('button', { name: 'Page 2', exact: true }).click()
    await page.waitForURL('**/superadmin/products?page=2')
    const [eleventh] = await callApi<Product[]>('/products?limit=10&page=2', { as: visit.as })
    const copy = page.getByRole('button', { name: `Copy model number ${eleventh?.modelNo}` })
    await copy.waitFor()
    await page.reload()
    await copy.waitFor()
    await page.goBack()
    await page.waitForURL('**/superadmin/products')
    await copy.waitFor({ state: 'detached' })
  })

  it('are searched case-insensitively by name, model, description, brand and category', async () => {
    const word = `Quibble${Date.now()}`
    const wanted = await aProduct({ description: `Described as ${word} and nothing else.` })
    await page.goto('/superadmin/products?page=3')
    await rows(page).first().waitFor()
    for (const words of [
      word.toUpperCase(),
      wanted.modelNo.toLowerCase(),
      wanted.name.toUpperCase(),
    ]) {
      await search(page).fill(words)
      await page.waitForURL(
        `**/superadmin/products?q=${encodeURIComponent(words).replaceAll('%20', '+')}`,
      )
      await page.getByText('1 product', { exact: true }).waitFor()
      await table(page).getByText(wanted.name, { exact: true }).waitFor()
    }
  })

  it('preview the price of a quantity by the last matching slab', async () => {
    const slabs = [
      { minQty: '10', maxQty: '24', price: '390' },
      { minQty: '25', maxQty: '', price: '370.5' },
    ]
    const { name } = await aProduct({ quantityBasedPrices: JSON.stringify(slabs) })
    await page.goto(`/superadmin/products?q=${encodeURIComponent(name)}`)
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
    const price = table(page).locator('output')
    expect(await quantity.inputValue()).toBe('1')
    const expected = { 1: 500, 9: 500, 10: 390, 24: 390, 25: 370.5, 0: 500 }
    for (const [pieces, amount] of Object.entries(expected)) {
      await quantity.fill(pieces)
      await price.getByText(rupees(amount), { exact: true }).waitFor()
    }
  })

  it('are deleted after confirmation; errors are shown', async () => {
    const { _id, name } = await aProduct()
    await page.goto(`/superadmin/products?q=${encodeURIComponent(name)}`)
    const asked = confirmDialog(page, `Delete ${name}?`)
    const ask = () => page.getByRole('button', { name: `Delete ${name}` }).click()
    const confirm = () => asked.getByRole('button', { name: 'Delete product' }).click()
    await ask()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    expect((await callApi<Product>(`/products/${_id}`))._id).toBe(_id)
    const refused = await mockError(page, `/products/${_id}`)
    await ask()
    await confirm()
    await dismissToast(page, 'Failed to delete product')
    await refused.restore()
    await ask()
    await confirm()
    await dismissToast(page, 'Product deleted')
    await page.getByText('No products found.').waitFor()
    await expect(callApi(`/products/${_id}`)).rejects.toThrow('404')
  })

  it.each([
    ['Export CSV', 'products.csv', /^\ufeffname,brand,category,modelNo,/],
    ['Export Excel', 'products.xlsx', /^PK/],
  ])('are exported as a file by %s', async (button, fileName, beginning) => {
    await page.goto('/superadmin/products')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(fileName)
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
    expect(Buffer.concat(chunks).toString('utf8')).toMatch(beginning)
  })

  it('report a failed export', async () => {
    const refused = await mockError(page, '/products/export')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await dismissToast(page, 'Failed to load products')
    await refused.restore()
  })
})
