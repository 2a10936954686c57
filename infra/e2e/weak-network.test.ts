import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { Browser } from 'playwright-core'
import { callApi, type Person, registerBuyer } from './driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from './driver/browser.ts'

describe('a phone whose connection goes away', () => {
  let browser: Browser
  let person: Person
  let phone: Visitor
  beforeAll(async () => {
    browser = await openBrowser()
    person = await registerBuyer('reseller')
    phone = await openVisitor(browser, { as: person, width: 360, height: 740, isTouched: true })
  })
  afterAll(async () => browser.close())

  it('says so, keeps what is added to the cart and sends it when it is back', async () => {
    const { page, context } = phone
    await page.goto('/shop')
    const add = page.getByRole('button', { name: /^Add to Cart/ }).first()
    await add.waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline. This page is updated').waitFor()
    await add.tap()
    await page.getByText('You are offline. It is added as soon as you are back online.').waitFor()
    await context.setOffline(false)
    await page.getByText('Product added to cart').first().waitFor()
    expect(await page.getByText('You are offline. This page is updated').count()).toBe(0)
    const cart = await callApi<Cart>('/cart', { as: person })
    expect(cart.items).toHaveLength(1)
    expect(cart.items[0]?.quantity).toBe(1)
  })

  it('gets a page by itself that could not be opened', async () => {
    const { page, context } = phone
    await context.setOffline(true)
    await page.getByRole('link', { name: /^Cart/ }).first().tap()
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: /cart/i }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  })
})
