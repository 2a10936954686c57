import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { mockOffline } from '../../driver/mock-api.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { waitForToast } from './purchase.ts'

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Model numbers and quantities' })

/** Products in stock with unique model numbers. */
async function modelsFor(person: Person, count: number): Promise<Product[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => callApi<Product[]>(`/products?limit=200&page=${page}`, { as: person })),
  )
  const products = pages.flat().filter(({ modelNo }) => modelNo !== '')
  const key = ({ modelNo }: Product) => modelNo.trim().toLowerCase()
  const times = new Map<string, number>()
  for (const product of products) times.set(key(product), (times.get(key(product)) ?? 0) + 1)
  const single = products.filter((product) => times.get(key(product)) === 1 && product.stock > 2)
  return single.slice(0, count)
}

describe('quick order', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  async function open(as: Person) {
    const visitor = await openVisitor(browser, { as })
    await visitor.page.goto('/cart')
    await visitor.page.getByRole('button', { name: 'Quick order' }).press('Enter')
    return visitor
  }

  it('accepts sixty models by keyboard', async () => {
    const person = await registerBuyer('distributor')
    const models = await modelsFor(person, 60)
    expect(models).toHaveLength(60)
    const { context, page, consoleErrors } = await open(person)
    expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.insertText(models.map(({ modelNo }) => `${modelNo}\t2`).join('\n'))
    await page.getByText('60 ready to add').waitFor()
    await page.keyboard.press('Control+Enter')
    await waitForToast(page, '60 lines added to cart')
    await page.getByText('120 pieces').waitFor()
    const { items } = await callApi<Cart>('/cart', { as: person })
    expect(items).toHaveLength(60)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('shows an error for each wrong line, and keeps those lines for correction', async () => {
    const person = await registerBuyer('reseller')
    const [good, scarce] = await modelsFor(person, 2)
    if (!good || !scarce) throw new Error('The demo catalogue needs two models in stock.')
    const { context, page, consoleErrors } = await open(person)
    const left = [`${scarce.modelNo}, 99999`, 'NO-SUCH-MODEL, 1', `${good.modelNo}, none`]
    await boxOf(page).fill([`${good.modelNo}, 1`, ...left, 'without quantity'].join('\n'))
    await page.getByText('3 ready to add, 2 to correct').waitFor()
    await page.getByText('Quantity must be a whole number from 1.').waitFor()
    await page.getByText('Write the quantity after a comma').waitFor()
    await page.getByRole('button', { name: 'Add 3 to cart' }).click()
    await waitForToast(page, '1 line added to cart')
    await waitForToast(page, '4 lines to correct')
    expect(await boxOf(page).inputValue()).toBe([...left, 'without quantity'].join('\n'))
    await page.getByText('Quantity exceeds available stock').waitFor()
    await page.getByText('Product not found.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByText('1 piece', { exact: true }).waitFor()
    await page.reload()
    expect(await boxOf(page).inputValue()).toBe([...left, 'without quantity'].join('\n'))
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('reads a CSV file, and keeps its lines when the network fails', async () => {
    const person = await registerBuyer('reseller')
    const [model] = await modelsFor(person, 1)
    const { context, page } = await open(person)
    const file = page.getByLabel('Or a CSV file')
    const buffer = Buffer.from(`Model No,Qty\n${model?.modelNo},2\n`)
    await file.setInputFiles({ name: 'order.xlsx', mimeType: 'text/csv', buffer })
    await page.getByText('Choose a .csv file. In Excel: File, Save as, CSV.').waitFor()
    await file.setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer })
    await page.getByText('1 ready to add').waitFor()
    const cut = await mockOffline(page, '/cart/bulk')
    await page.getByRole('button', { name: 'Add 1 to cart' }).click()
    await waitForToast(page, 'Failed to add to cart')
    await cut.restore()
    await page.getByRole('button', { name: 'Add 1 to cart' }).click()
    await waitForToast(page, '1 line added to cart')
    await page.getByText('2 pieces').waitFor()
    await context.close()
  })
})
