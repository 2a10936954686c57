import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts, fillCart, isWithoutEwayBill } from '../../driver/fixtures.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import {
  chooseProof,
  continueButton,
  openBuyer,
  ordersOf,
  placeButton,
  typeAddress,
} from '../checkout/purchase.ts'
import { adminActionsFor } from './admin-actions.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => browser.close())

const poNumber = `PO/${Date.now().toString(36)}`
const note = 'Mark the boxes “Sharma School”'
const poField = (page: Page) => page.getByLabel('Your PO number (optional)')

/** From the checkout to the payment, with what is written about the order. */
async function checkOut(page: Page) {
  await page.goto('/checkout')
  await typeAddress(page)
  await poField(page).fill(poNumber)
  await page.getByText('Add a note for the seller').click()
  await page.getByLabel('Note for the seller (optional)').fill(note)
  expect(await violationsOf(page)).toEqual([])
  await continueButton(page).click()
  await page.waitForURL('**/payment')
  await page.getByText(`Your PO number: ${poNumber}`).waitFor()
  await page.getByText(`Your note: ${note}`).waitFor()
}

const isShown = async (control: Locator) => control.first().waitFor()

it('a PO number and a note go from the checkout to the order, to papers and searches, and the order is received', async () => {
  const buyer = await openBuyer(browser)
  const { page, person } = buyer
  await checkOut(page)
  await chooseProof(page)
  await placeButton(page).click()
  await page.waitForURL('**/orders')
  const [order] = await ordersOf(person)
  if (!order) throw new Error('no order was placed')
  expect(order).toMatchObject({ poNumber, buyerNote: note })

  // The buyer finds it by its number, and reads both on its page.
  await page.goto(`/orders?q=${encodeURIComponent(poNumber)}`)
  await isShown(page.getByRole('article', { name: `Order #${order._id.slice(-6)}` }))
  await page.goto(`/orders/${order._id}`)
  await isShown(page.getByText(`Your PO number: ${poNumber}`))
  await isShown(page.getByText(`Your note: ${note}`))

  // So does the admin, by what the buyer wrote, who sends it.
  const admin = await openVisitor(browser, { as: await signInDemo('enduser-admin') })
  await admin.page.goto(`/enduser-admin/orders?q=${encodeURIComponent('sharma school')}`)
  await isShown(admin.page.getByText(note))
  await admin.context.close()
  const actions = await adminActionsFor(order)
  await actions.setStatus('Shipped')

  await page.getByRole('button', { name: 'I have received it' }).click()
  await isShown(page.getByText('Thank you. The order is marked as delivered.'))
  expect((await ordersOf(person))[0]?.orderStatus).toBe('delivered')

  // The same number again is said, and stops nothing.
  await fillCart(person, await fetchProducts(1, person, isWithoutEwayBill))
  await page.goto('/checkout')
  await poField(page).fill(poNumber)
  await poField(page).blur()
  await isShown(page.getByText(/^You used this number for order #/))
  expect(buyer.consoleErrors).toEqual([])
  await buyer.context.close()
})
