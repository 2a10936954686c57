import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts } from '../../driver/fixtures.ts'
import { mockResponse } from '../../driver/mock-api.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { dismissToast } from '../toasts.ts'
import { waitForToast } from './purchase.ts'

const cartOf = (person: Person) => callApi<Cart>('/cart', { as: person })

/** Finds a product in stock whose first slab starts at two pieces or more and is cheaper. */
async function findProductWithSlab(person: Person) {
  for (const product of await fetchProducts(50, person)) {
    const [slab] = product.quantityBasedPrices
    if (!slab || slab.minQty < 2 || slab.minQty > product.stock) continue
    if (slab.price < (product.prices.enduser ?? 0)) return { product, slab }
  }
  throw new Error('The demo catalogue has no product with a slab in stock.')
}

/** Products in stock with unique model numbers. */
async function modelsFor(person: Person, count: number): Promise<Product[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => callApi<Product[]>(`/products?limit=200&page=${page}`, { as: person })),
  )
  const products = pages.flat().filter(({ modelNo }) => modelNo !== '')
  const key = ({ modelNo }: Product) => modelNo.trim().toLowerCase()
  const times = new Map<string, number>()
  for (const product of products) times.set(key(product), (times.get(key(product)) ?? 0) + 1)
  const single = products.filter((product) => times.get(key(product)) === 1 && product.stock > 3)
  return single.slice(0, count)
}

describe('the cart', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  const increase = (page: Page) => page.getByRole('button', { name: 'Increase quantity' })
  const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ })

  it('applies the next slab, is limited to the stock, restores a removed line by keyboard, and shows stock problems accessibly', async () => {
    const person = await registerBuyer('enduser')
    const { product, slab } = await findProductWithSlab(person)
    const wanted = { productId: product._id, quantity: slab.minQty - 1 }
    await callApi('/cart/add', { body: wanted, as: person })
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person })
    await page.goto('/cart')

    await page.getByRole('button', { name: /^Add 1 more for ₹.* each$/ }).click()
    await dismissToast(page, 'Quantity updated')
    await page.getByText(/^Quantity prices save you ₹/).waitFor()
    const { items } = await cartOf(person)
    expect(items).toMatchObject([{ quantity: slab.minQty, price: slab.price }])

    await quantity(page).fill(String(product.stock + 1))
    await waitForToast(page, 'Cannot exceed available stock')
    await waitForToast(page, 'Quantity updated')
    expect(await quantity(page).inputValue()).toBe(String(product.stock))
    expect(await increase(page).isDisabled()).toBe(true)

    await page.getByRole('button', { name: `Remove ${product.name}` }).click()
    await page.getByText('Your cart is empty.').waitFor()
    // It appears with the response, and has the focus.
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.keyboard.press('Enter')
    await waitForToast(page, 'Product added to cart')
    await quantity(page).waitFor()
    const restored = await cartOf(person)
    expect(restored.items.map((line) => line.quantity)).toEqual([product.stock])

    const short = { ...product, stock: 1 }
    const problems = restored.items.flatMap((line) => [
      { ...line, product: short },
      { ...line, _id: 'sold-out', product: { ...product, name: 'Sold out', stock: 0 } },
    ])
    await mockResponse(page, '/cart', { body: { ...restored, items: problems } })
    await page.reload()
    await page.getByRole('button', { name: 'Lower to 1' }).waitFor()
    await page.getByText('Out of stock and left out of this order:').waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('accepts sixty models by keyboard and from a CSV file, and keeps invalid lines after a reload', async () => {
    const person = await registerBuyer('distributor')
    const models = await modelsFor(person, 60)
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person })
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Quick order' }).press('Enter')
    const box = page.getByRole('textbox', { name: 'Model numbers and quantities' })
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.insertText(models.map(({ modelNo }) => `${modelNo}\t2`).join('\n'))
    await page.getByText('60 ready to add').waitFor()
    await page.keyboard.press('Control+Enter')
    await waitForToast(page, '60 lines added to cart')
    await page.getByText('120 pieces').waitFor()
    expect((await cartOf(person)).items).toHaveLength(60)

    const wrongLines = ['NO-SUCH-MODEL, 1', `${models[0]?.modelNo}, none`]
    const rows = ['Model No,Qty', `${models[0]?.modelNo},1`, ...wrongLines].join('\n')
    const file = { name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
    await page.getByLabel('Or an Excel or CSV file').setInputFiles(file)
    await page.getByText('1 ready to add, 2 to correct').waitFor()
    await page.getByRole('button', { name: 'Add 1 to cart' }).click()
    await waitForToast(page, '1 line added to cart')
    await waitForToast(page, '2 lines to correct')
    await page.getByText('121 pieces').waitFor()
    await page.getByText('Product not found.').waitFor()
    await page.getByText(/^Row 4, quantity “none”: /).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.reload()
    expect(await box.inputValue()).toBe(wrongLines.join('\n'))
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
