import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../driver/browser.ts'
import { type MockedRoute, mockOffline, mockPending } from '../../driver/mock-api.ts'
import {
  addressWords,
  type Buyer,
  checkoutStorage,
  chooseProof,
  continueButton,
  openBuyer,
  ordersOf,
  placeButton,
  typeAddress,
  typedAddress,
  waitForToast,
} from './purchase.ts'

const reference = '426198765432'
const referenceField = (page: Page) => page.getByLabel('Transaction number (optional)')

/** Forwards the request and drops the response, so that the server has processed it without the client knowing. */
async function losingAnswers(page: Page, path: string): Promise<MockedRoute> {
  const isMeant = ({ pathname }: URL) => pathname === `/api${path}`
  await page.route(isMeant, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  return { restore: () => page.unroute(isMeant) }
}

async function choosePayment(page: Page): Promise<void> {
  await chooseProof(page)
  await referenceField(page).fill(reference)
}

/** Checks that file and fields are unchanged. */
async function expectPaymentKept(page: Page): Promise<void> {
  await page.getByText('transfer.png').waitFor()
  await page.getByRole('img', { name: 'Payment proof you chose' }).waitFor()
  expect(await referenceField(page).inputValue()).toBe(reference)
}

async function expectOneOrder({ page, person, consoleErrors }: Buyer): Promise<void> {
  await page.waitForURL('**/orders')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const orders = await ordersOf(person)
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({ paymentReference: reference, proofStatus: 'unverified' })
  const drafts = await page.evaluate(
    'Object.keys(sessionStorage).filter((name) => name.startsWith("draft:"))',
  )
  expect(drafts).toEqual([])
  expect(consoleErrors).toEqual([])
}

describe('a purchase with a network failure', () => {
  let browser: Browser
  let buyer: Buyer
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterEach(async () => buyer.context.close())
  afterAll(async () => browser.close())

  async function openCheckout(): Promise<Page> {
    buyer = await openBuyer(browser)
    await buyer.page.goto('/checkout')
    await typeAddress(buyer.page)
    return buyer.page
  }

  async function openPayment(): Promise<Page> {
    buyer = await openBuyer(browser, { storage: checkoutStorage })
    await buyer.page.goto('/payment')
    await choosePayment(buyer.page)
    return buyer.page
  }

  /** Completes the purchase from the checkout on, with a working network. */
  async function goOn(page: Page): Promise<void> {
    await continueButton(page).click()
    await page.waitForURL('**/payment')
    await choosePayment(page)
    await placeButton(page).click()
  }

  it('before the address is saved keeps the input, and makes one order', async () => {
    const page = await openCheckout()
    await buyer.context.setOffline(true)
    await continueButton(page).click()
    await waitForToast(page, 'Failed to save shipping info')
    expect(await typedAddress(page)).toEqual(addressWords())
    await buyer.context.setOffline(false)
    await page.reload()
    await continueButton(page).waitFor()
    expect(await typedAddress(page)).toEqual(addressWords())
    await goOn(page)
    await expectOneOrder(buyer)
  })

  it('while the address is saved keeps the input, and makes one order', async () => {
    const page = await openCheckout()
    const cut = await losingAnswers(page, '/shipment/create')
    await continueButton(page).click()
    await waitForToast(page, 'Failed to save shipping info')
    await cut.restore()
    await page.reload()
    await continueButton(page).waitFor()
    expect(await typedAddress(page)).toEqual(addressWords())
    await goOn(page)
    await expectOneOrder(buyer)
  })

  it('while the proof is uploaded keeps file and fields, also over a reload', async () => {
    const page = await openPayment()
    const cut = await mockOffline(page, '/orders/manual')
    await placeButton(page).click()
    await waitForToast(page, 'Manual order failed')
    await page.getByText(/No answer came from the store/).waitFor()
    await expectPaymentKept(page)
    expect(await ordersOf(buyer.person)).toEqual([])
    await cut.restore()
    await page.reload()
    await expectPaymentKept(page)
    await placeButton(page).click()
    await expectOneOrder(buyer)
  })

  it('after the order was placed but before the response makes the same order on retry', async () => {
    const page = await openPayment()
    const cut = await losingAnswers(page, '/orders/manual')
    await placeButton(page).click()
    await waitForToast(page, 'Manual order failed')
    expect(await ordersOf(buyer.person)).toHaveLength(1)
    await cut.restore()
    await page.reload()
    await page.getByText(/No answer came from the store/).waitFor()
    await expectPaymentKept(page)
    await placeButton(page).click()
    await waitForToast(page, 'Order placed! Awaiting confirmation')
    await expectOneOrder(buyer)
  })

  it('after the order was placed makes no second order when another file is chosen', async () => {
    const page = await openPayment()
    const cut = await losingAnswers(page, '/orders/manual')
    await placeButton(page).click()
    await waitForToast(page, 'Manual order failed')
    await cut.restore()
    await referenceField(page).fill('999988887777')
    await placeButton(page).click()
    await waitForToast(page, 'Order placed! Awaiting confirmation')
    await expectOneOrder(buyer)
  })

  it('while the orders are loading shows the one order on Retry', async () => {
    const page = await openPayment()
    const cut = await mockOffline(page, '/orders')
    await placeButton(page).click()
    await page.waitForURL('**/orders')
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectOneOrder(buyer)
  })

  it('or ten clicks on the button makes one order', async () => {
    const page = await openPayment()
    const held = await mockPending(page, '/orders/manual')
    const sent = page.waitForRequest('**/api/orders/manual')
    for (let press = 1; press <= 10; press += 1) {
      await placeButton(page).dispatchEvent('click')
    }
    await sent
    await page.getByText(/^Sending your proof/).waitFor()
    await held.restore()
    await expectOneOrder(buyer)
    expect(buyer.requests.filter((path) => path === '/api/orders/manual')).toHaveLength(1)
  })
})
