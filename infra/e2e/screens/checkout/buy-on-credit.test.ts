import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { callApi, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts, fillCart, makeAddress } from '../../driver/fixtures.ts'
import { issuesAtAnyWidth } from '../../driver/page-quality.ts'
import { adminActionsFor } from '../orders/admin-actions.ts'
import { continueButton, openBuyer, ordersOf, waitForToast } from './purchase.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => browser.close())

const creditPanel = (page: Page) => page.getByRole('region', { name: 'Buy on credit' })
const orderButton = (page: Page) =>
  creditPanel(page).getByRole('button', { name: 'Order on credit' })

/** From the checkout, whose address is filled in, to the page where one pays. */
async function goToPayment(page: Page): Promise<void> {
  await page.goto('/checkout')
  await continueButton(page).click()
  await page.waitForURL('**/payment')
  await creditPanel(page).waitFor()
}

it('a superadmin gives credit; its buyer orders on it, sees when it is due, and why more does not reach', async () => {
  const { context, page, person, consoleErrors } = await openBuyer(browser, { role: 'reseller' })
  await callApi('/shipment/create', { body: makeAddress('reseller'), as: person })
  const { totalAmount } = await callApi<{ totalAmount: number }>('/cart', { as: person })

  const desk = await openVisitor(browser, { as: await signInDemo('superadmin') })
  await desk.page.goto(`/superadmin/users/${person.user._id}`)
  await desk.page.getByRole('button', { name: 'Give credit' }).press('Enter')
  await desk.page.getByRole('textbox', { name: /^Limit in rupees/ }).fill(String(totalAmount))
  expect(await issuesAtAnyWidth(desk.page)).toEqual([])
  await desk.page.keyboard.press('Enter')
  await waitForToast(desk.page, 'Credit saved')
  await desk.page.getByRole('button', { name: 'Change credit' }).waitFor()

  await goToPayment(page)
  await creditPanel(page)
    .getByText(/^On credit, due /)
    .waitFor()
  expect(await issuesAtAnyWidth(page)).toEqual([])
  await orderButton(page).press('Enter')
  await page.waitForURL(/\/orders\/\w+$/)
  await waitForToast(page, 'Order placed on credit')
  await page.getByText('On credit: due 30 days after it is sent.').waitFor()
  expect(await issuesAtAnyWidth(page)).toEqual([])
  const [order] = await ordersOf(person)
  expect(order).toMatchObject({ creditDays: 30, orderStatus: 'processing', totalAmount })
  if (!order) throw new Error('no order')
  const { setStatus } = await adminActionsFor(order)
  await setStatus('Shipped')
  // The page follows without a reload.
  await page.getByText(/^On credit: due on /).waitFor()

  await fillCart(person, await fetchProducts(1, person))
  await goToPayment(page)
  await creditPanel(page)
    .getByText(/^This order is more than the ₹0 left of your credit of ₹/)
    .waitFor()
  expect(await orderButton(page).count()).toBe(0)
  expect(await issuesAtAnyWidth(page)).toEqual([])
  await creditPanel(page).getByRole('link', { name: 'See my bills' }).press('Enter')
  await page.getByRole('table', { name: 'Statement of account' }).waitFor()
  expect([...consoleErrors, ...desk.consoleErrors]).toEqual([])
  await desk.context.close()
  await context.close()
})
