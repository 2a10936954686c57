import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { callApi, registerBuyer } from './driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from './driver/browser.ts'
import { fetchProducts, fillCart, makeAddress } from './driver/fixtures.ts'
import { boxOf } from './driver/geometry.ts'
import { horizontalOverflowOf, violationsOf } from './driver/page-quality.ts'

const height = 740

const payButton = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^Pay ₹[\d,.]+ in a UPI app$/ })

/** That the button which pays stands within the first screen, in a page that is in order. */
async function expectPayButton(page: Page): Promise<void> {
  await payButton(page).waitFor()
  expect(await page.evaluate('scrollY')).toBe(0)
  const box = await boxOf(payButton(page))
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  expect(await page.getByRole('img', { name: /^UPI code/ }).isVisible()).toBe(false)
  expect(await horizontalOverflowOf(page)).toBe(0)
  expect(await violationsOf(page)).toEqual([])
}

describe('paying on a phone', () => {
  let browser: Browser
  let phone: Visitor
  beforeAll(async () => {
    browser = await openBrowser()
    const person = await registerBuyer('enduser')
    await fillCart(person, (await fetchProducts(50, person)).slice(-1))
    await callApi('/shipment/create', { body: makeAddress('enduser'), as: person })
    phone = await openVisitor(browser, { as: person, width: 360, height, isTouched: true })
  })
  afterAll(async () => browser.close())

  it('begins on the payment page with the button of the UPI app', async () => {
    const { page } = phone
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Continue to Payment' }).tap()
    await page.waitForURL('**/payment')
    await expectPayButton(page)
  })

  it('begins on the page of a reserved order with the same button, and leads to a link for who pays instead', async () => {
    const { page } = phone
    await page.getByRole('button', { name: /^Reserve now/ }).tap()
    await page.waitForURL(/\/orders\/\w+$/)
    await expectPayButton(page)
    const [amount] = ((await payButton(page).textContent()) ?? '').match(/₹[\d,.]+/) ?? []
    await page
      .getByRole('main')
      .getByText(amount ?? '', { exact: true })
      .first()
      .waitFor()
    expect(await payButton(page).getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=.*&am=\d+\.\d\d&/)
  })

  it('begins with it on the page of the payment link, too', async () => {
    const { page, context, consoleErrors } = phone
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('main').getByRole('button', { name: 'Copy payment link' }).tap()
    await page.getByText('Copied to clipboard').waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    const other = await openVisitor(browser, { width: 360, height, isTouched: true })
    await other.page.goto(new URL(link).pathname)
    await expectPayButton(other.page)
    await other.page.getByText('Show the UPI code for another phone').tap()
    await other.page.getByRole('img', { name: /^UPI code to pay ₹/ }).waitFor()
    expect([...consoleErrors, ...other.consoleErrors]).toEqual([])
  })
})
