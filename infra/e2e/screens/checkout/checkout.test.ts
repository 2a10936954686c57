import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { callApi, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { makeAddress } from '../../driver/fixtures.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { toast } from '../toasts.ts'
import {
  addressWords,
  continueButton,
  logout,
  openBuyer,
  typeAddress,
  typedAddress,
  waitForToast,
} from './purchase.ts'

const errors = (page: Page, words: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: words })

describe('the checkout', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('links from an empty cart to the shop', async () => {
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('enduser') })
    await page.goto('/checkout')
    await page.getByText('Your cart is empty.').waitFor()
    await page.getByRole('link', { name: 'Browse Products' }).click()
    await page.waitForURL('**/shop')
    await context.close()
  })

  it('shows loading and error states, and loads on Retry', async () => {
    const { context, page, consoleErrors } = await openBuyer(browser)
    const held = await mockPending(page, '/cart')
    await page.goto('/checkout')
    await page.getByText('Loading cart...').waitFor({ state: 'attached' })
    await held.restore()
    await continueButton(page).waitFor()
    const cut = await mockOffline(page, '/cart')
    await page.reload()
    await page.getByRole('main').getByText('Failed to load cart!').waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await continueButton(page).waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('validates the address, and the pincode while typing', async () => {
    const { context, page, consoleErrors } = await openBuyer(browser)
    await page.goto('/checkout')
    await page.getByLabel('Full name').fill('')
    await continueButton(page).click()
    await errors(page, 'Please fill all address details!').first().waitFor()
    expect(await errors(page, 'Please fill all address details!').count()).toBe(6)
    expect(
      await page.getByLabel('Full name').evaluate((field) => field === document.activeElement),
    ).toBe(true)
    await typeAddress(page)
    expect(await errors(page, 'Please fill all address details!').count()).toBe(0)
    await page.getByLabel('Pincode').fill('012345')
    await errors(page, 'Enter a valid 6-digit pincode!').waitFor()
    await page.getByLabel('Pincode').fill('4000')
    await continueButton(page).click()
    await errors(page, 'Enter a valid 6-digit pincode!').waitFor()
    expect(await page.getByLabel('Business name').count()).toBe(0)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('asks firms for business and delivery details, field by field', async () => {
    const { context, page, consoleErrors } = await openBuyer(browser, { role: 'reseller' })
    await page.goto('/checkout')
    await typeAddress(page)
    const send = () => continueButton(page).click()
    await send()
    await errors(page, 'Please fill all business and delivery details!').first().waitFor()
    await page.getByLabel('Business name').fill('Meera Traders')
    await page.getByLabel('GST number').fill('27abcde1234f1y5')
    await errors(page, 'Invalid GST Number format').waitFor()
    await page.getByLabel('GST number').fill('27abcde1234f1z5')
    await send()
    await errors(page, 'Please select a courier option.').waitFor()
    await page.getByLabel('Courier option').selectOption('Other')
    await send()
    await errors(page, 'Please select a courier option.').waitFor()
    await page.getByRole('radio', { name: 'Bus' }).check({ force: true })
    await send()
    await errors(page, 'Please enter bus/transport details.').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('radio', { name: 'Transport' }).check({ force: true })
    await page.getByLabel('Transport name').fill('VRL Logistics')
    await page.getByLabel('Transport number').fill('KA 25 AB 1234')
    await send()
    await page.waitForURL('**/payment')
    await page.getByText('By transport: VRL Logistics, KA 25 AB 1234').waitFor()
    await page.getByText('27ABCDE1234F1Z5').waitFor({ state: 'detached' })
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('shows saving, saved and error states', async () => {
    const { context, page, consoleErrors } = await openBuyer(browser)
    await page.goto('/checkout')
    await typeAddress(page)
    const refused = await mockError(page, '/shipment/create', { message: 'Try in an hour.' })
    await continueButton(page).click()
    await waitForToast(page, 'Try in an hour.')
    await refused.restore()
    const cut = await mockOffline(page, '/shipment/create')
    await continueButton(page).click()
    await waitForToast(page, 'Failed to save shipping info')
    await cut.restore()
    expect(await typedAddress(page)).toEqual(addressWords())
    const held = await mockPending(page, '/shipment/create')
    await continueButton(page).click()
    await toast(page, 'Saving shipment info...').waitFor()
    await held.restore()
    await toast(page, 'Shipment info saved!').waitFor()
    await page.waitForURL('**/payment')
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('removes a line of the order, and keeps one that could not be removed', async () => {
    const { context, page, consoleErrors } = await openBuyer(browser, { products: 2 })
    await page.goto('/checkout')
    const remove = page.getByRole('button', { name: /^Remove / })
    await remove.first().waitFor()
    const cut = await mockOffline(page, /^\/api\/cart\/remove\//)
    await remove.first().click()
    await waitForToast(page, 'Failed to remove item')
    expect(await remove.count()).toBe(2)
    await cut.restore()
    await remove.first().click()
    await waitForToast(page, 'Item removed from cart')
    expect(await remove.count()).toBe(1)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('fills in the last address, and keeps the input over a reload until logout', async () => {
    const { context, page, person } = await openBuyer(browser)
    await callApi('/shipment/create', { body: makeAddress('enduser'), as: person })
    await page.goto('/checkout')
    await continueButton(page).waitFor()
    expect(await typedAddress(page)).toEqual(addressWords())
    await page.getByLabel('City').fill('Pune')
    await page.reload()
    await continueButton(page).waitFor()
    expect(await page.getByLabel('City').inputValue()).toBe('Pune')
    await logout(page)
    expect(
      await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })'),
    ).not.toContain('Pune')
    await context.close()
  })

  it('does not lead to the payment of unavailable products', async () => {
    const { context, page, person } = await openBuyer(browser)
    const cart = await callApi<{ items: { product: object }[] }>('/cart', { as: person })
    const withStock = (stock: number) => ({
      ...cart,
      items: cart.items.map((line) => ({ ...line, product: { ...line.product, stock } })),
    })
    const short = await mockResponse(page, '/cart', { body: withStock(1) })
    await page.goto('/checkout')
    await page.getByText('Only 1 in stock').waitFor()
    await typeAddress(page)
    await continueButton(page).click()
    await errors(page, 'Quantity exceeds available stock').waitFor()
    await short.restore()
    await mockResponse(page, '/cart', { body: withStock(0) })
    await page.reload()
    await page.getByText('Everything in your cart has sold out meanwhile.').waitFor()
    await context.close()
  })
})
