import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Locator, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { boxOf } from '../../driver/geometry.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { readDownload } from '../../driver/read-download.ts'
import { makeBill, makeUniqueProofImage } from '../../driver/sample-files.ts'
import { dismissToast } from '../toasts.ts'
import { type AdminVisit, confirmDialog, deleteProduct, visitAs } from './admin-visit.ts'

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true })

/** Fills the required fields of a product and a slab. @returns its unique name */
async function fillIn(form: Locator): Promise<string> {
  const name = `Form printer ${Date.now()}`
  const values = { Name: name, Brand: 'hp', Category: 'Printer', 'Model number': `F-${Date.now()}` }
  const rest = { Stock: '12', Description: 'Prints.', 'End-user price (₹)': '500' }
  const prices = { 'Reseller price (₹)': '450', 'Distributor price (₹)': '400.50' }
  const declared = { 'Country of origin': 'Made in PRC', 'MRP (₹)': '599' }
  for (const [label, value] of Object.entries({ ...values, ...rest, ...prices, ...declared })) {
    await field(form, label).fill(value)
  }
  await form.getByRole('button', { name: 'Add slab' }).click()
  await field(form, 'Min qty').fill('10')
  await field(form, 'Slab price (₹)').fill('390')
  return name
}

describe('the products of the superadmin', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
  })
  // Discard the draft of a failed test before the next one.
  afterEach(() => page.evaluate('sessionStorage.clear()'))
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  const rows = () => page.getByRole('table', { name: 'Products' }).locator('tbody').getByRole('row')

  it('have visible actions at every width, and can be exported as files', async () => {
    await page.goto('/superadmin/products')
    await rows().nth(9).waitFor()
    expect(await rows().count()).toBe(10)
    const table = page.getByRole('table', { name: 'Products' }).locator('xpath=..')
    const last = rows()
      .first()
      .getByRole('link', { name: / in the shop$/ })
    for (const width of [360, 768, 1024, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [box, frame] = [await boxOf(last), await boxOf(table)]
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
    }
    const exports = [
      ['Export CSV', 'products.csv', /^\ufeffname,brand,category,modelNo,/],
      ['Export Excel', 'products.xlsx', /^PK/],
    ] as const
    await page.getByRole('button', { name: 'Import / Export' }).click()
    for (const [button, fileName, beginning] of exports) {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe(fileName)
      expect((await readDownload(download)).toString('utf8')).toMatch(beginning)
    }
  })

  /** Adds a product with the form. @returns the product from the API */
  async function addProduct(): Promise<Product> {
    const form = page.getByRole('form', { name: 'Add product' })
    const add = () => form.getByRole('button', { name: 'Add Product' }).click()
    await page.goto('/superadmin/products')
    await page.getByRole('button', { name: 'New product' }).click()
    await add()
    await form.getByText('Please fill all required fields.').first().waitFor()
    expect(await field(form, 'Name').evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await violationsOf(page)).toEqual([])

    const name = await fillIn(form)
    await page.reload()
    expect(await field(form, 'Name').inputValue()).toBe(name)
    const pictures = await Promise.all(Array.from({ length: 4 }, makeUniqueProofImage))
    await form.getByLabel('Images').setInputFiles(pictures)
    await form.getByText('A product keeps at most 3 pictures; the others were left out.').waitFor()
    await form.getByLabel('Add PDF').setInputFiles(await makeBill())
    await form.getByLabel('Title of document 1').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await add()
    await dismissToast(page, 'Product added')
    expect(await field(form, 'Name').inputValue()).toBe('')
    const path = `/products?q=${encodeURIComponent(name)}`
    const [product] = await callApi<Product[]>(path, { as: visit.as })
    if (!product) throw new Error(`There is no product called ${name}.`)
    return product
  }

  const read = ({ _id }: Product) => callApi<Product>(`/products/${_id}`, { as: visit.as })

  async function changePictures(form: Locator, product: Product) {
    await form.getByRole('button', { name: 'Remove picture 3' }).click()
    await form.getByLabel('Images').setInputFiles(await makeUniqueProofImage())
    await form.getByRole('button', { name: 'Move picture 3 forward' }).click()
    await field(form, 'End-user price (₹)').fill('520')
    await form.getByRole('button', { name: 'Update Product' }).click()
    await dismissToast(page, 'Product updated')
    await page.getByRole('form', { name: 'Add product' }).waitFor()
    const { images, prices } = await read(product)
    const [first, second] = product.images
    expect(images).toEqual([first, expect.any(String), second])
    expect(prices).toEqual({ enduser: 520, reseller: 450, distributor: 400.5 })
  }

  /** Changes the description while somebody else changes the stock. */
  async function changeConcurrently(form: Locator, product: Product) {
    await field(form, 'Description').fill('Written here.')
    const change = new FormData()
    change.set('stock', '77')
    await callApi(`/products/${product._id}`, { method: 'PUT', form: change, as: visit.as })
    await form.getByRole('button', { name: 'Update Product' }).click()
    const words = 'Somebody else changed this product just now. Look at it again before you save.'
    await dismissToast(page, words)
    await form.getByText('Stock: 12 → 77, taken over').waitFor()
    expect(await field(form, 'Description').inputValue()).toBe('Written here.')
    await form.getByRole('button', { name: 'Update Product' }).click()
    await dismissToast(page, 'Product updated')
    expect(await read(product)).toMatchObject({ stock: 77, description: 'Written here.' })
  }

  it('can be added with pictures, found, changed concurrently with somebody else, and deleted', async () => {
    const product = await addProduct()
    expect(product).toMatchObject({
      brand: 'HP',
      countryOfOrigin: 'China',
      gst: 18,
      stock: 12,
      prices: { enduser: 500, reseller: 450, distributor: 400.5 },
      quantityBasedPrices: [{ minQty: 10, price: 390 }],
    })
    expect(product.images).toHaveLength(3)
    try {
      const { name } = product
      await page.getByRole('searchbox', { name: 'Search products' }).fill(name.toUpperCase())
      await page.getByText('1 product', { exact: true }).waitFor()
      const form = page.getByRole('form', { name: 'Update product' })
      for (const change of [changePictures, changeConcurrently]) {
        await page.getByRole('button', { name: `Edit ${name}` }).click()
        await page.waitForURL(`**/superadmin/products?q=*&edit=${product._id}`)
        await change(form, product)
      }
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      const asked = confirmDialog(page, `Delete ${name}?`)
      await asked.getByRole('button', { name: 'Delete product' }).click()
      await dismissToast(page, 'Product deleted')
      await page.getByText('No products found.').waitFor()
      await expect(read(product)).rejects.toThrow('404')
    } finally {
      await deleteProduct(visit.as, product._id)
    }
  })
})
