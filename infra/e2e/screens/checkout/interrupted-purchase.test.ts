import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { buyerPassword, callApi, type Person } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { type MockedRoute, mockOffline } from '../../driver/mock-api.ts'
import { dismissToast } from '../toasts.ts'
import {
  addressWords,
  type Buyer,
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

/** Forwards the request and drops the response: the server processes it, but the client does not know. */
async function losingAnswers(page: Page, path: string): Promise<MockedRoute> {
  const isMeant = ({ pathname }: URL) => pathname === `/api${path}`
  await page.route(isMeant, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  return { restore: () => page.unroute(isMeant) }
}

async function expectAddressKept(page: Page): Promise<void> {
  await continueButton(page).waitFor()
  expect(await typedAddress(page)).toEqual(addressWords())
}

/** Checks that file and fields are unchanged. */
async function expectPaymentKept(page: Page): Promise<void> {
  await page.getByText('transfer.png').waitFor()
  await page.getByRole('img', { name: 'Payment proof you chose' }).waitFor()
  expect(await referenceField(page).inputValue()).toBe(reference)
}

/** The network fails before the address is saved, then after. */
async function saveAddress({ page, context }: Buyer): Promise<void> {
  await page.goto('/checkout')
  await typeAddress(page)
  await context.setOffline(true)
  await continueButton(page).click()
  await dismissToast(page, 'Failed to save shipping info')
  await context.setOffline(false)
  await page.reload()
  await expectAddressKept(page)

  const cut = await losingAnswers(page, '/shipment/create')
  await continueButton(page).click()
  await waitForToast(page, 'Failed to save shipping info')
  await cut.restore()
  await page.reload()
  await expectAddressKept(page)
  await continueButton(page).click()
  await page.waitForURL('**/payment')
}

/** The session ends while the buyer is away. @returns the person with the token of the new session */
async function signInAgain({ page, person }: Buyer): Promise<Person> {
  await callApi('/auth/logout', { as: person, method: 'POST' })
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await page.waitForURL('**/login')
  await page.getByText('Your session has ended. Please log in again.').waitFor()
  await page.getByLabel('Email', { exact: true }).fill(person.user.email)
  await page.getByLabel('Password', { exact: true }).fill(buyerPassword)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/payment')
  await page
    .getByText(addressWords()[2] ?? '')
    .first()
    .waitFor()
  const token: string = await page.evaluate('localStorage.getItem("token")')
  return { ...person, token }
}

/** The network fails while the proof is uploaded, after the order was placed, and while the orders are loaded. */
async function placeOrder({ page, requests }: Buyer, person: Person): Promise<void> {
  const noUpload = await mockOffline(page, '/orders/manual')
  await placeButton(page).click()
  await dismissToast(page, 'Manual order failed')
  expect(await ordersOf(person)).toEqual([])
  await noUpload.restore()
  await page.reload()
  await expectPaymentKept(page)

  const uploads = () => requests.filter((path) => path === '/api/orders/manual').length
  const before = uploads()
  const noAnswer = await losingAnswers(page, '/orders/manual')
  await placeButton(page).evaluate((button: HTMLElement) => {
    for (let press = 1; press <= 10; press += 1) button.click()
  })
  await waitForToast(page, 'Manual order failed')
  expect(uploads() - before).toBe(1)
  expect(await ordersOf(person)).toHaveLength(1)
  await noAnswer.restore()
  await page.reload()
  await page.getByText(/No answer came from the store/).waitFor()
  await expectPaymentKept(page)

  const noOrders = await mockOffline(page, '/orders')
  await placeButton(page).click()
  await waitForToast(page, 'Order placed! Awaiting confirmation')
  await page.waitForURL('**/orders')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await noOrders.restore()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => browser.close())

it('loses no input and places one order despite five network failures, ten clicks and an expired session', async () => {
  const buyer = await openBuyer(browser)
  const { page, context, consoleErrors } = buyer
  await saveAddress(buyer)
  await chooseProof(page)
  await referenceField(page).fill(reference)
  const person = await signInAgain(buyer)
  await expectPaymentKept(page)
  await placeOrder(buyer, person)

  const orders = await ordersOf(person)
  expect(orders).toMatchObject([{ paymentReference: reference, proofStatus: 'unverified' }])
  const drafts = await page.evaluate(
    'Object.keys(sessionStorage).filter((name) => name.startsWith("draft:"))',
  )
  expect(drafts).toEqual([])
  expect(consoleErrors).toEqual([])
  await context.close()
})
