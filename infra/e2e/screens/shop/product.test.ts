import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { fetchProducts } from '../../driver/fixtures.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { dismissToast, toastsOn } from '../toasts.ts'

const quantityOf = (page: Page) => page.getByRole('textbox', { name: 'Quantity', exact: true })
const slabs = (page: Page) => page.getByRole('list', { name: 'Price by quantity' })

describe('the product page', () => {
  let browser: Browser
  let visitor: Visitor
  let page: Page
  let product: Product
  let path: string
  beforeAll(async () => {
    browser = await openBrowser()
    const products = await fetchProducts(50)
    const chosen = products.find(({ quantityBasedPrices, stock }) => {
      const [, second] = quantityBasedPrices
      return second !== undefined && second.minQty <= stock
    })
    if (!chosen) throw new Error('The demo catalogue has no product with two slabs in stock.')
    product = chosen
    path = `/product/${product._id}`
    visitor = await openVisitor(browser)
    page = visitor.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visitor.consoleErrors).toEqual([])
  })

  it('shows a loading state, then the product', async () => {
    const held = await mockPending(page, `/products/${product._id}`)
    await page.goto(path)
    await page.getByText('Loading product...').waitFor()
    await held.restore()
    await page.getByRole('heading', { level: 1, name: product.name, exact: true }).waitFor()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: `Copy model number ${product.modelNo}` }).waitFor()
    await main.getByRole('link', { name: product.brand, exact: true }).waitFor()
    await main.getByText(`Including ${product.gst}% GST`).waitFor()
    await main.getByRole('heading', { name: 'Description' }).waitFor()
    await main.getByText('No reviews yet. ').waitFor()
  })

  it('has structured data with price and breadcrumbs', async () => {
    await page.goto(path)
    await slabs(page).waitFor()
    const jsonLd = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).join()
    expect(jsonLd).toContain('"@type":"Product"')
    expect(jsonLd).toContain('"@type":"Offer"')
    expect(jsonLd).toContain('"@type":"BreadcrumbList"')
    expect(await page.title()).toContain(product.name)
  })

  it("sets the quantity by a slab, marks the buyer's price and shows the total before adding", async () => {
    await page.goto(path)
    const [, second] = product.quantityBasedPrices
    const slab = slabs(page).getByRole('button', { name: new RegExp(`^${second?.minQty}(–|\\+)`) })
    expect(await slab.textContent()).toMatch(/Save ₹[\d,.]+ each \(\d+%\)/)
    await slab.click()
    expect(await quantityOf(page).inputValue()).toBe(String(second?.minQty))
    expect(await slab.getAttribute('aria-pressed')).toBe('true')
    expect(await slab.textContent()).toContain('Your price')
    const sum = (second?.minQty ?? 0) * (second?.price ?? 0)
    const rupees = sum.toLocaleString('en-IN', { maximumFractionDigits: 2 })
    await page.getByRole('main').getByText(`₹${rupees}`, { exact: true }).waitFor()
  })

  it('limits the quantity to 1 up to the stock, and says so', async () => {
    await page.goto(path)
    await quantityOf(page).fill('0')
    await quantityOf(page).blur()
    expect(await quantityOf(page).inputValue()).toBe('1')
    expect(await page.getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true)
    await quantityOf(page).fill(String(product.stock + 1))
    await dismissToast(page, 'Cannot exceed available stock')
    expect(await quantityOf(page).inputValue()).toBe(String(product.stock))
    expect(await page.getByRole('button', { name: 'Increase quantity' }).isDisabled()).toBe(true)
  })

  it('enlarges its pictures, also by keyboard, and restores the focus', async () => {
    await page.goto(path)
    const thumbnail = page.getByRole('button', { name: /^Zoom picture 2 of \d$/ })
    await thumbnail.focus()
    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog', { name: product.name })
    await zoom.getByText(`2 of ${product.pictures.length}`, { exact: true }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await zoom.getByText(`1 of ${product.pictures.length}`, { exact: true }).waitFor()
    const width = async () => (await zoom.getByRole('img').boundingBox())?.width ?? 0
    const fitting = await width()
    await page.keyboard.press('+')
    await zoom.getByText('150%').waitFor()
    expect(await width()).toBeCloseTo(fitting * 1.5, 0)
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'detached' })
    expect(await thumbnail.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('shows Not Found, and links back to the shop', async () => {
    await page.goto('/product/01ARZ3NDEKTSV4RRFFQ69G5FAV')
    await page.getByRole('heading', { level: 1, name: 'Product not found.' }).waitFor()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await page.waitForURL('**/shop')
  })

  it('shows an error, and loads the product on Retry', async () => {
    const cut = await mockOffline(page, `/products/${product._id}`)
    await page.goto(path)
    await page.getByText('Failed to load product').waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { level: 1, name: product.name, exact: true }).waitFor()
  })

  it('redirects a visitor to the login when adding to the cart, and asks to log in for the wishlist', async () => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Wishlist', exact: true }).click()
    await dismissToast(page, 'Please login')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.waitForURL('**/login')
  })

  it('lets a reseller add to cart and wishlist, and shows every error', async () => {
    const reseller = await openVisitor(browser, { as: await registerBuyer('reseller') })
    const { page: mine, context, consoleErrors } = reseller
    await mine.goto(path)
    const add = mine.getByRole('button', { name: 'Add to Cart' })
    await quantityOf(mine).fill(String(product.stock))
    await add.click()
    await dismissToast(mine, 'Product added to cart')
    await add.click()
    await dismissToast(mine, 'Quantity exceeds available stock')
    await mine.getByRole('button', { name: 'Wishlist', exact: true }).click()
    await dismissToast(mine, 'Added to wishlist')
    const cut = await mockOffline(mine, '/cart/add')
    await add.click()
    await dismissToast(mine, 'Failed to add to cart')
    await cut.restore()
    const soldOut = { ...product, prices: { reseller: 100 }, stock: 0 }
    await mockResponse(mine, `/products/${product._id}`, { body: soldOut })
    await mine.reload()
    await add.click()
    await dismissToast(mine, 'Out of stock')
    await mockError(mine, '/wishlist/remove', { status: 401, message: 'Your session has ended.' })
    await mine.getByRole('button', { name: 'Wishlist', exact: true, pressed: true }).click()
    await mine.getByText('Your session has ended.').waitFor()
    expect(await toastsOn(mine)).toEqual(['Your session has ended.'])
    expect(consoleErrors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await context.close()
  })
})
