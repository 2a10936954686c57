import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Locator, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { mockError } from '../../driver/mock-api.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { makeProofImage } from '../../driver/sample-files.ts'
import {
  type AdminVisit,
  createProduct,
  deleteProduct,
  dismissToast,
  visitAs,
} from './admin-visit.ts'

const required = [
  ...['Name', 'Brand', 'Category', 'Stock', 'Description'],
  ...['End-user price (₹)', 'Reseller price (₹)', 'Distributor price (₹)'],
]

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true })
const isAtFault = (form: Locator, label: string) => field(form, label).getAttribute('aria-invalid')

/** Fills the required fields of a product. @returns its unique name */
async function fillIn(form: Locator, name = `Form printer ${Date.now()}`): Promise<string> {
  const values = { Name: name, Brand: 'hp', Category: 'Printer', 'Model number': `F-${Date.now()}` }
  const rest = { Stock: '12', Description: 'Prints.', 'End-user price (₹)': '500' }
  const prices = { 'Reseller price (₹)': '450', 'Distributor price (₹)': '400.50' }
  for (const [label, value] of Object.entries({ ...values, ...rest, ...prices })) {
    await field(form, label).fill(value)
  }
  return name
}

async function typeSlab(form: Locator, place: number, slab: [string, string, string]) {
  await form.getByRole('button', { name: 'Add slab' }).click()
  const row = form.getByRole('list', { name: 'Quantity prices' }).getByRole('listitem').nth(place)
  for (const [index, label] of ['Min qty', 'Max qty', 'Slab price (₹)'].entries()) {
    await row.getByLabel(label).fill(slab[index] ?? '')
  }
}

describe('the product form', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  const made: string[] = []
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

  /** Opens an empty form for a new product. */
  async function openForm(): Promise<Locator> {
    await page.goto('/superadmin/products')
    await page.evaluate('sessionStorage.clear()')
    await page.reload()
    await page.getByRole('button', { name: 'New product' }).click()
    const form = page.getByRole('form', { name: 'Add product' })
    await form.waitFor()
    return form
  }

  async function findByName(name: string): Promise<Product> {
    const path = `/products?q=${encodeURIComponent(name)}`
    const [product] = await callApi<Product[]>(path, { as: visit.as })
    if (!product) throw new Error(`There is no product called ${name}.`)
    made.push(product._id)
    return product
  }

  it('shows an error at each missing field, and focuses the first', async () => {
    const form = await openForm()
    await form.getByRole('button', { name: 'Add Product' }).click()
    await form.getByText('Please fill all required fields.').first().waitFor()
    for (const label of required) expect(await isAtFault(form, label)).toBe('true')
    for (const label of ['Model number', 'GST (%)', 'HSN']) {
      expect(await isAtFault(form, label)).not.toBe('true')
    }
    expect(await field(form, 'Name').evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await violationsOf(page)).toEqual([])
  })

  it.each([
    ['Stock', '-1', 'Stock must be a whole number from 0 to 1000000.'],
    ['GST (%)', '120', 'GST must be a percentage from 0 to 100 with at most two decimals.'],
    ['HSN', '12', 'HSN has four, six or eight digits.'],
    [
      'Reseller price (₹)',
      'free',
      'A price is in rupees, from 0.01 to 10000000, with at most two decimals.',
    ],
  ])('shows an error for %s', async (label, value, words) => {
    const form = await openForm()
    await fillIn(form)
    await field(form, label).fill(value)
    await form.getByRole('button', { name: 'Add Product' }).click()
    await form.getByText(words).first().waitFor()
    expect(await isAtFault(form, label)).toBe('true')
  })

  it('validates slabs while typing, and names the invalid one', async () => {
    const form = await openForm()
    await fillIn(form)
    await typeSlab(form, 0, ['10', '24', '390'])
    await typeSlab(form, 1, ['20', '', '380'])
    await form.getByText('Slab 20+ overlaps slab 10–24.').waitFor()
    const second = form.getByRole('list', { name: 'Quantity prices' }).getByRole('listitem').nth(1)
    await second.getByLabel('Min qty').fill('30')
    await second.getByLabel('Max qty').fill('25')
    await form.getByText('Slab 30–25: the largest quantity is below the smallest.').waitFor()
    await second.getByLabel('Max qty').fill('')
    await second.getByLabel('Slab price (₹)').fill('501')
    await form.getByText('Slab 30+ costs more than the end-user price of ₹500.').waitFor()
    await second.getByLabel('Slab price (₹)').fill('')
    const incomplete =
      'Slab 30+: give the smallest quantity and the price; the largest quantity may stay empty.'
    await form.getByText(incomplete).waitFor()
    await form.getByRole('button', { name: 'Add Product' }).click()
    expect(await field(form, 'Name').inputValue()).not.toBe('')
    await form.getByRole('button', { name: 'Remove slab 2' }).click()
    await form.getByText(incomplete).first().waitFor({ state: 'detached' })
  })

  it('previews its prices before they are saved', async () => {
    const form = await openForm()
    await form.getByText('Give the end-user price first.').waitFor()
    await fillIn(form)
    await typeSlab(form, 0, ['3', '5', '480'])
    await typeSlab(form, 1, ['6', '', '450.5'])
    const tested = form.getByLabel('Tested price')
    await tested.getByText('₹500.00').waitFor()
    const quantity = form.getByRole('textbox', { name: 'Test quantity' })
    await quantity.fill('4')
    await tested.getByText('₹480.00').waitFor()
    await quantity.fill('6')
    await tested.getByText('₹450.50').waitFor()
    await quantity.fill('1')
    await tested.getByText('₹500.00').waitFor()
    expect(await form.getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true)
  })

  it('accepts three pictures, rejects other files, and adds the product with them', async () => {
    const form = await openForm()
    const name = await fillIn(form)
    const pictures = form.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await form.getByLabel('Images').setInputFiles(text)
    await form.getByText('Upload JPG, PNG or WebP pictures that open.').waitFor()
    const picture = await makeProofImage()
    await form.getByLabel('Images').setInputFiles([picture, picture, picture, picture])
    await form.getByText('A product keeps at most 3 pictures; the others were left out.').waitFor()
    expect(await pictures.count()).toBe(3)
    await typeSlab(form, 0, ['10', '', '390'])
    await form.getByRole('button', { name: 'Add Product' }).click()
    await dismissToast(page, 'Product added')
    expect(await field(form, 'Name').inputValue()).toBe('')
    const product = await findByName(name)
    expect(product).toMatchObject({
      brand: 'HP',
      gst: 18,
      stock: 12,
      prices: { enduser: 500, reseller: 450, distributor: 400.5 },
      quantityBasedPrices: [{ minQty: 10, price: 390 }],
    })
    expect(product.images).toHaveLength(3)
  })

  it('keeps the input after a failure and a reload', async () => {
    const form = await openForm()
    const name = await fillIn(form)
    const refused = await mockError(page, '/products')
    await form.getByRole('button', { name: 'Add Product' }).click()
    await dismissToast(page, 'Failed to save product')
    await refused.restore()
    const words = 'The catalogue is closed until noon.'
    const closed = await mockError(page, '/products', { status: 409, message: words })
    await form.getByRole('button', { name: 'Add Product' }).click()
    await dismissToast(page, words)
    await closed.restore()
    await page.reload()
    expect(await field(form, 'Name').inputValue()).toBe(name)
  })

  it('saves only changed fields and pictures, and returns to adding', async () => {
    const product = await createProduct(visit.as)
    made.push(product._id)
    await page.goto(`/superadmin/products?q=${encodeURIComponent(product.name)}`)
    await page.getByRole('button', { name: `Edit ${product.name}` }).click()
    // The form of a new product still contains the input of the previous test.
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(`**/superadmin/products?q=*&edit=${product._id}`)
    const form = page.getByRole('form', { name: 'Update product' })
    await form.getByLabel('Images').setInputFiles(await makeProofImage())
    await form.getByRole('button', { name: 'Move picture 2 forward' }).click()
    await field(form, 'End-user price (₹)').fill('520')
    await form.getByRole('button', { name: 'Update Product' }).click()
    await dismissToast(page, 'Product updated')
    await page.getByRole('form', { name: 'Add product' }).waitFor()
    const now = await callApi<Product>(`/products/${product._id}`, { as: visit.as })
    expect(now.prices).toEqual({ enduser: 520, reseller: 450, distributor: 400 })
    expect(now.images).toEqual([expect.any(String), product.images[0]])
  })

  it('reports concurrent changes by others, and loses nothing', async () => {
    const product = await createProduct(visit.as)
    made.push(product._id)
    await page.goto(`/superadmin/products?edit=${product._id}`)
    const form = page.getByRole('form', { name: 'Update product' })
    await field(form, 'Description').fill('Written here.')
    const change = new FormData()
    change.set('stock', '77')
    await callApi(`/products/${product._id}`, { method: 'PUT', form: change, as: visit.as })
    await form.getByRole('button', { name: 'Update Product' }).click()
    const words = 'Somebody else changed this product just now. Look at it again before you save.'
    await dismissToast(page, words)
    await form.getByText('Stock: 9 → 77, taken over').waitFor()
    expect(await field(form, 'Description').inputValue()).toBe('Written here.')
    await form.getByRole('button', { name: 'Update Product' }).click()
    await dismissToast(page, 'Product updated')
    const now = await callApi<Product>(`/products/${product._id}`, { as: visit.as })
    expect(now).toMatchObject({ stock: 77, description: 'Written here.' })
  })

  it('reports that the product was deleted', async () => {
    await page.goto('/superadmin/products?edit=01JZZZZZZZZZZZZZZZZZZZZZZZ')
    await page.getByText('Product not found.').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('form', { name: 'Add product' }).waitFor()
  })
})
