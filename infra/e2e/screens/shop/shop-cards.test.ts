import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts } from '../../driver/fixtures.ts'
import { mockError } from '../../driver/mock-api.ts'
import { dismissToast, toastsOn } from '../toasts.ts'

const sessionEnded = 'Your session has ended. Please log in again.'

describe('the card of a product', () => {
  let browser: Browser
  let product: Product
  beforeAll(async () => {
    browser = await openBrowser()
    ;[product] = (await fetchProducts(1)) as [Product]
  })
  afterAll(async () => browser.close())

  it('leaves room for three on the screen of a phone, whatever it has to say', async () => {
    const { context, page } = await openVisitor(browser, {
      width: 360,
      height: 740,
      isTouched: true,
    })
    for (const storage of ['including', 'excluding']) {
      await page.goto('/shop?page=2')
      await page.evaluate((view) => localStorage.setItem('gstView', view), storage)
      await page.reload()
      const cards = page.getByRole('main').getByRole('article')
      await cards.nth(49).waitFor()
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
      )
      const heights = tops.map(([top = 0, bottom = 0]) => Math.round(bottom - top))
      expect(Math.max(...heights)).toBeLessThanOrEqual(230)
      const thirds = tops.slice(0, -2).map(([top = 0], index) => (tops[index + 2]?.[1] ?? 0) - top)
      expect(Math.max(...thirds)).toBeLessThanOrEqual(740)
    }
    await context.close()
  })

  it('fills cart and wishlist of a reseller, up to the stock, until the session ends', async () => {
    const as = await registerBuyer('reseller')
    const { context, page, consoleErrors } = await openVisitor(browser, { as })
    await page.goto(`/reseller/shop?${new URLSearchParams({ q: product.modelNo })}`)
    const card = page.getByRole('article', { name: product.name, exact: true })
    const header = page.getByRole('banner')
    await card.getByRole('button', { name: 'Increase quantity' }).click()
    await card.getByRole('button', { name: 'Add to Cart' }).click()
    await dismissToast(page, 'Product added to cart')
    await header.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    // Includes the two in the cart.
    await card.getByRole('textbox', { name: /^Quantity of/ }).fill(String(product.stock))
    await card.getByRole('button', { name: 'Add to Cart' }).click()
    await dismissToast(page, 'Quantity exceeds available stock')

    await card.getByRole('button', { name: 'Add to wishlist' }).click()
    await dismissToast(page, 'Added to wishlist')
    await header.getByRole('link', { name: 'Wishlist, 1 item' }).waitFor()
    await page.reload()
    await card.getByRole('button', { name: 'Add to wishlist', pressed: true }).waitFor()

    await header.getByRole('link', { name: 'Wishlist, 1 item' }).click()
    await page.waitForURL('**/wishlist')
    await card.getByRole('button', { name: 'Add to Cart' }).click()
    await dismissToast(page, 'Added to cart!')
    await card.getByRole('button', { name: 'Remove from wishlist' }).click()
    await dismissToast(page, 'Removed from wishlist')
    await page.getByText('Your wishlist is empty.').waitFor()
    await page.getByRole('link', { name: 'Browse Products' }).click()
    await page.waitForURL('**/reseller/shop')

    await mockError(page, '/cart/add', { status: 401, message: sessionEnded })
    await page.getByRole('searchbox', { name: 'Search' }).fill(product.modelNo)
    await card.getByRole('button', { name: 'Add to Cart' }).click()
    await page.waitForURL('**/login')
    expect(await toastsOn(page)).toEqual([sessionEnded])
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
