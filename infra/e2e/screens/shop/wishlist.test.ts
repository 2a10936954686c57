import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Page } from 'playwright-core'
import { callApi, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { fetchProducts } from '../../driver/fixtures.ts'
import { mockError, mockOffline, mockPending } from '../../driver/mock-api.ts'
import { dismissToast, toastsOn } from '../toasts.ts'

describe('the wishlist', () => {
  let browser: Browser
  let products: Product[]
  beforeAll(async () => {
    browser = await openBrowser()
    products = await fetchProducts(2)
  })
  afterAll(async () => browser.close())

  /** Opens the wishlist of a buyer with these products. */
  async function openWishlist(
    wishes: readonly Product[],
    role: 'enduser' | 'reseller' | 'distributor' = 'enduser',
  ): Promise<Visitor> {
    const as = await registerBuyer(role)
    for (const { _id: productId } of wishes)
      await callApi('/wishlist/add', { body: { productId }, as })
    const visitor = await openVisitor(browser, { as })
    await visitor.page.goto('/wishlist')
    return visitor
  }
  const cardOf = (page: Page, product: Product | undefined) =>
    page.getByRole('main').getByRole('article', { name: product?.name ?? '', exact: true })

  it('asks a visitor to log in', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser)
    await page.goto('/wishlist')
    await page.getByText('Please login to view your wishlist').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('**/login')
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it.each([
    ['enduser', '/shop'],
    ['reseller', '/reseller/shop'],
    ['distributor', '/distributor/shop'],
  ] as const)('leads a %s to %s when it is empty', async (role, shop) => {
    const { context, page } = await openWishlist([], role)
    await page.getByText('Your wishlist is empty.').waitFor()
    await page.getByRole('link', { name: 'Browse Products' }).click()
    await page.waitForURL(`**${shop}`)
    await context.close()
  })

  it('shows a loading state, then its products, and adds one to the cart without removing it', async () => {
    const { context, page, consoleErrors } = await openWishlist(products)
    const held = await mockPending(page, '/wishlist/get')
    await page.reload()
    await page.getByText('Loading wishlist...').waitFor()
    await held.restore()
    const [first] = products
    await cardOf(page, first).getByRole('button', { name: 'Add to Cart' }).click()
    await dismissToast(page, 'Added to cart!')
    await cardOf(page, first).waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('removes a product, and restores it on an error', async () => {
    const { context, page } = await openWishlist(products)
    const [first, second] = products
    const remove = (product: Product | undefined) =>
      cardOf(page, product).getByRole('button', { name: 'Remove from wishlist' }).click()
    await remove(first)
    await dismissToast(page, 'Removed from wishlist')
    await cardOf(page, first).waitFor({ state: 'detached' })
    await mockOffline(page, '/wishlist/remove')
    await remove(second)
    await dismissToast(page, 'Something went wrong. Please try again.')
    await cardOf(page, second).waitFor()
    await context.close()
  })

  it('shows an error, and loads the products on Retry', async () => {
    const { context, page } = await openWishlist(products)
    const cut = await mockOffline(page, '/wishlist/get')
    await page.reload()
    await page.getByText('Failed to load wishlist').waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await cardOf(page, products[0]).waitFor()
    await context.close()
  })

  it('asks once to log in when the session ended before adding', async () => {
    const { context, page } = await openWishlist(products)
    await mockError(page, '/cart/add', { status: 401, message: 'Your session has ended.' })
    await cardOf(page, products[0]).getByRole('button', { name: 'Add to Cart' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Your session has ended. Please login again.').waitFor()
    expect(await toastsOn(page)).toEqual(['Please login to add to cart'])
    await context.close()
  })
})
