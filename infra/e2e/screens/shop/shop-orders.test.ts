import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Locator, Page } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { fetchProducts } from '../../driver/fixtures.ts'
import { mockError, mockOffline, mockResponse } from '../../driver/mock-api.ts'
import { dismissToast, toastsOn } from '../toasts.ts'

const sessionEnded = 'Your session has ended. Please login again.'

describe('cart and wishlist in the shop', () => {
  let browser: Browser
  let product: Product
  beforeAll(async () => {
    browser = await openBrowser()
    ;[product] = (await fetchProducts(1)) as [Product]
  })
  afterAll(async () => browser.close())

  /** Opens the shop as a buyer or visitor, filtered to one product. */
  async function openCard(role?: 'enduser' | 'reseller'): Promise<Visitor & { card: Locator }> {
    const person = role && (await registerBuyer(role))
    const visitor = await openVisitor(browser, { as: person })
    const shop = role === 'reseller' ? '/reseller/shop' : '/shop'
    await visitor.page.goto(`${shop}?${new URLSearchParams({ q: product.modelNo })}`)
    const card = visitor.page.getByRole('article', { name: product.name, exact: true })
    await card.waitFor()
    return { ...visitor, card }
  }
  const addToCart = (card: Locator) => card.getByRole('button', { name: 'Add to Cart' }).click()
  const heart = (card: Locator) => card.getByRole('button', { name: 'Add to wishlist' })
  const type = async (card: Locator, quantity: number) => {
    const box = card.getByRole('textbox', { name: /^Quantity of/ })
    await box.fill(String(quantity))
    await box.blur()
  }
  const cartBadge = (page: Page, count: number) =>
    page.getByRole('banner').getByRole('link', { name: new RegExp(`cart.*${count}`, 'i') })

  it('adds the quantity to the cart, at the price of the tier', async () => {
    const { context, page, card, consoleErrors } = await openCard('reseller')
    expect(await page.getByText('Reseller prices, GST included').isVisible()).toBe(true)
    await card.getByRole('button', { name: 'Increase quantity' }).click()
    await addToCart(card)
    await dismissToast(page, 'Product added to cart')
    await cartBadge(page, 1).waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('limits the quantity to the stock, on the card and together with the cart', async () => {
    const { context, page, card } = await openCard('enduser')
    await type(card, product.stock + 1)
    await dismissToast(page, 'Cannot exceed available stock')
    await addToCart(card)
    await dismissToast(page, 'Product added to cart')
    await addToCart(card)
    await dismissToast(page, 'Quantity exceeds available stock')
    await context.close()
  })

  it('says that a product is out of stock', async () => {
    const { context, page, card } = await openCard('enduser')
    await mockResponse(page, '/products', { body: [{ ...product, stock: 0 }] })
    await page.reload()
    await addToCart(card)
    await dismissToast(page, 'Out of stock')
    await context.close()
  })

  it('reports that adding failed', async () => {
    const { context, page, card } = await openCard('enduser')
    await mockOffline(page, '/cart/add')
    await addToCart(card)
    await dismissToast(page, 'Failed to add to cart')
    await context.close()
  })

  it('redirects a visitor to the login', async () => {
    const { context, page, card } = await openCard()
    await addToCart(card)
    await page.waitForURL('**/login')
    await context.close()
  })

  it('reports once that the session has ended, and redirects to the login', async () => {
    const { context, page, card } = await openCard('enduser')
    await mockError(page, '/cart/add', { status: 401, message: sessionEnded })
    await addToCart(card)
    await page.waitForURL('**/login')
    expect(await toastsOn(page)).toEqual([sessionEnded])
    await context.close()
  })

  it('fills the heart at once, also after a reload, and clears it again', async () => {
    const { context, page, card, consoleErrors } = await openCard('enduser')
    await heart(card).click()
    await dismissToast(page, 'Added to wishlist')
    await page.reload()
    await card.getByRole('button', { name: 'Add to wishlist', pressed: true }).click()
    await dismissToast(page, 'Removed from wishlist')
    await card.getByRole('button', { name: 'Add to wishlist', pressed: false }).waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('clears the heart when adding to the wishlist fails', async () => {
    const { context, page, card } = await openCard('enduser')
    await mockOffline(page, '/wishlist/add')
    await heart(card).click()
    await dismissToast(page, 'Failed to add to wishlist')
    await card.getByRole('button', { name: 'Add to wishlist', pressed: false }).waitFor()
    await context.close()
  })

  it('asks a visitor to log in for the wishlist', async () => {
    const { context, page, card } = await openCard()
    await heart(card).click()
    await dismissToast(page, 'Please login')
    await context.close()
  })
})
