import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { horizontalOverflowOf, violationsOf } from '../../driver/page-quality.ts'
import {
  chooseProof,
  continueButton,
  openBuyer,
  ordersOf,
  typeAddress,
  waitForToast,
} from './purchase.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => browser.close())

const payPanel = (page: Page) => page.getByRole('region', { name: 'Pay for this order' })

/** The payment link of the order on the page, as somebody copies it. */
async function copyLink(page: Page): Promise<string> {
  await payPanel(page).getByRole('button', { name: 'Send to my phone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to my phone' })
  await dialog.getByRole('img', { name: 'Code of the payment link' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Copy payment link' }).click()
  await waitForToast(page, 'Copied to clipboard')
  await page.keyboard.press('Escape')
  return page.evaluate<string>('navigator.clipboard.readText()')
}

it('an order is reserved on one device, and its proof sent from a phone that has only the link', async () => {
  const buyer = await openBuyer(browser)
  const { page, person } = buyer
  await buyer.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/checkout')
  await typeAddress(page)
  await continueButton(page).click()
  await page.waitForURL('**/payment')
  await page.getByRole('button', { name: 'Reserve now, pay within 6 hours' }).click()
  await page.waitForURL(/\/orders\/\w+$/)
  await payPanel(page)
    .getByText(/^Held for you until/)
    .waitFor()
  const [order] = await ordersOf(person)
  expect(order?.paymentCode).toMatch(/^\w{4}-\w{4}$/)
  await payPanel(page)
    .getByText(order?.paymentCode ?? '')
    .waitFor()
  expect(await violationsOf(page)).toEqual([])
  const link = await copyLink(page)

  const phone = await openVisitor(browser, { width: 360, height: 740 })
  await phone.page.goto(new URL(link).pathname)
  await phone.page.getByText(order?.paymentCode ?? '').waitFor()
  expect(await horizontalOverflowOf(phone.page)).toBe(0)
  expect(await violationsOf(phone.page)).toEqual([])
  await chooseProof(phone.page)
  await phone.page.getByRole('button', { name: 'Send proof' }).click()
  await phone.page.getByText(/^The proof for order #\w+ has arrived\.$/).waitFor()
  expect(await violationsOf(phone.page)).toEqual([])

  // The first device follows without a reload.
  await payPanel(page).waitFor({ state: 'detached' })
  await page.getByText(/^We check your payment proof/).waitFor()
  const [paid] = await ordersOf(person)
  expect(paid).toMatchObject({ proofStatus: 'unverified', orderStatus: 'pending' })
  expect([...buyer.consoleErrors, ...phone.consoleErrors]).toEqual([])
  await phone.context.close()
  await buyer.context.close()
})
