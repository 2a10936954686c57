import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts } from '../../driver/fixtures.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { openBuyer, waitForToast } from './purchase.ts'

const cartOf = (person: Person) => callApi<Cart>('/cart', { as: person })
const updatePath = /^\/api\/cart\/update\//
const removePath = /^\/api\/cart\/remove\//

describe('the cart', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  const increase = (page: Page) => page.getByRole('button', { name: 'Increase quantity' }).first()
  const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ }).first()
  const remove = (page: Page) => page.getByRole('button', { name: /^Remove / }).first()

  it('asks a visitor to log in', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser)
    await page.goto('/cart')
    await page.getByText('Please login', { exact: true }).waitFor()
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
    const { context, page } = await openVisitor(browser, { as: await registerBuyer(role) })
    await page.goto('/cart')
    await page.getByText('Your cart is empty.').waitFor()
    await page.getByRole('link', { name: 'Browse Products' }).click()
    await page.waitForURL(`**${shop}`)
    await context.close()
  })

  it("shows loading and the server's error, and loads on Retry", async () => {
    const { context, page, consoleErrors } = await openBuyer(browser)
    const held = await mockPending(page, '/cart')
    await page.goto('/cart')
    await page.getByText('Loading cart...').waitFor({ state: 'attached' })
    await held.restore()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor()

    const cut = await mockOffline(page, '/cart')
    await page.reload()
    await page.getByText('Failed to fetch cart').waitFor()
    await waitForToast(page, 'Failed to load cart!')
    await cut.restore()
    const closed = await mockError(page, '/cart', {
      status: 503,
      message: 'Closed for stocktaking.',
    })
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Closed for stocktaking.').waitFor()
    await closed.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL('**/checkout')
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('changes a quantity optimistically, and reverts it on an error', async () => {
    const { context, page, person, consoleErrors } = await openBuyer(browser)
    await page.goto('/cart')
    await increase(page).click()
    await waitForToast(page, 'Quantity updated')
    expect((await cartOf(person)).items[0]?.quantity).toBe(3)

    const cut = await mockOffline(page, updatePath)
    await increase(page).click()
    await waitForToast(page, 'Failed to update cart')
    expect(await quantity(page).inputValue()).toBe('3')
    await cut.restore()
    const message = 'Quantity exceeds available stock'
    const refused = await mockError(page, updatePath, { status: 409, message })
    await increase(page).click()
    await waitForToast(page, message)
    expect(await quantity(page).inputValue()).toBe('3')
    await refused.restore()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('never goes below one, nor above the stock', async () => {
    const { context, page, person } = await openBuyer(browser)
    const stock = (await cartOf(person)).items[0]?.product.stock ?? 0
    await page.goto('/cart')
    await quantity(page).fill(String(stock + 1))
    await waitForToast(page, 'Cannot exceed available stock')
    await waitForToast(page, 'Quantity updated')
    expect(await quantity(page).inputValue()).toBe(String(stock))
    expect(await increase(page).isDisabled()).toBe(true)
    await quantity(page).fill('1')
    await page.getByRole('button', { name: 'Decrease quantity', disabled: true }).waitFor()
    await context.close()
  })

  it('removes a line, restores it on Undo, and keeps one that could not be removed', async () => {
    const { context, page, person, consoleErrors } = await openBuyer(browser)
    await page.goto('/cart')
    const cut = await mockOffline(page, removePath)
    await remove(page).click()
    await waitForToast(page, 'Failed to remove item')
    await remove(page).waitFor()
    await cut.restore()
    await remove(page).click()
    await waitForToast(page, 'Item removed')
    await page.getByText('Your cart is empty.').waitFor()
    await page.keyboard.press('Enter')
    await waitForToast(page, 'Product added to cart')
    await remove(page).waitFor()
    expect((await cartOf(person)).items.map((line) => line.quantity)).toEqual([2])
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('hides sold-out products, counts only the rest, and shows insufficient stock', async () => {
    const { context, page, person } = await openBuyer(browser, { products: 3 })
    const { items } = await cartOf(person)
    const [gone, short, fine] = items
    if (!gone || !short || !fine) throw new Error('The cart needs three lines.')
    const body: Cart = {
      items: [
        { ...gone, product: { ...gone.product, stock: 0 } },
        { ...short, quantity: 9, product: { ...short.product, stock: 4 } },
        fine,
      ],
      totalAmount: short.price * 9 + fine.price * fine.quantity,
    }
    await mockResponse(page, '/cart', { body })
    await page.goto('/cart')
    await page.getByText('Only 4 in stock.').waitFor()
    await page.getByRole('button', { name: 'Lower to 4' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByText(`${9 + fine.quantity} pieces`).waitFor()
    expect(await page.getByRole('textbox', { name: /^Quantity of/ }).count()).toBe(2)
    expect(await page.getByLabel(`Quantity of ${gone.product.name}`).count()).toBe(0)
    await context.close()
  })

  it('suggests the next slab, applied by one click', async () => {
    const person = await registerBuyer('enduser')
    const products = await fetchProducts(50, person)
    const sold = products.find(({ prices, quantityBasedPrices: [slab], stock }) => {
      if (!slab || slab.minQty < 2 || slab.minQty > stock) return false
      return slab.price < (prices.enduser ?? 0)
    })
    const slab = sold?.quantityBasedPrices[0]
    if (!sold || !slab) throw new Error('The demo catalogue has no product with a slab in stock.')
    const quantityBefore = slab.minQty - 1
    const wanted = { productId: sold._id, quantity: quantityBefore }
    await callApi('/cart/add', { body: wanted, as: person })
    const { context, page } = await openVisitor(browser, { as: person })
    await page.goto('/cart')
    await page.getByRole('button', { name: /^Add 1 more for ₹.* each$/ }).click()
    await waitForToast(page, 'Quantity updated')
    await page.getByText(/^Quantity prices save you ₹/).waitFor()
    expect((await cartOf(person)).items[0]).toMatchObject({
      quantity: slab.minQty,
      price: slab.price,
    })
    await context.close()
  })
})
