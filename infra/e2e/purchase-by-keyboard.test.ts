import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { callApi, registerBuyer } from './driver/accounts.ts'
import { openBrowser, openVisitor } from './driver/browser.ts'
import { countEvents } from './driver/count-events.ts'
import { fetchProducts, makeAddress, placeOrder } from './driver/fixtures.ts'
import { makeProofImage } from './driver/sample-files.ts'

/** More tab stops than any screen has before the control. */
const maxTabStops = 150

/** Presses Tab (or Shift+Tab) until the control has the focus. @throws Error if it never does */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  let element = await control.elementHandle()
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    // Locating the control by role at every stop would take most of the test's time.
    const state = await element?.evaluate((found) => {
      if (found === document.activeElement) return 'focused'
      return found.isConnected ? 'not focused' : 'replaced'
    })
    if (state === 'focused') return
    if (state === 'replaced') element = await control.elementHandle()
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard never reached ${control}.`)
}

async function press(page: Page, control: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, control, key)
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, words: string) {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
}

/** From the checkout, which has folded the saved address, to the order. */
async function payByKeyboard(page: Page) {
  const main = page.getByRole('main')
  await page.waitForURL('**/checkout')
  await press(page, main.getByRole('button', { name: 'Continue to Payment' }))
  await page.waitForURL('**/payment')
  const proof = main.locator('input[type=file]').first()
  await tabTo(page, proof)
  await proof.setInputFiles(await makeProofImage())
  await press(page, main.getByRole('button', { name: 'Place order' }))
  await page.waitForURL('**/orders')
  await main.getByRole('article').getByText('Pending').first().waitFor()
}

describe('a purchase by keyboard only', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('works from the login to the order', async () => {
    const { user } = await registerBuyer('enduser')
    const { context, page, consoleErrors } = await openVisitor(browser)
    const main = page.getByRole('main')

    await page.goto('/login')
    await type(page, 'Email', user.email)
    await type(page, 'Password', 'Long enough 1')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')

    const shop = page.getByRole('navigation').getByRole('link', { name: 'Shop', exact: true })
    await press(page, shop.first())
    await page.waitForURL('**/shop')
    await main.getByRole('article').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('toner')
    await page.waitForURL(/[?&]q=toner/)
    const found = main.getByRole('article').filter({ hasText: /toner/i })
    await press(page, found.first().getByRole('heading').getByRole('link'))
    await page.waitForURL('**/product/*')

    await press(page, main.getByRole('button', { name: 'Add to Cart' }).first())
    await page.getByText('Product added to cart').waitFor()
    const cart = page.getByRole('banner').getByRole('link', { name: /cart/i })
    await press(page, cart, 'Shift+Tab')
    await press(page, main.getByRole('link', { name: 'Proceed to Checkout' }))
    await page.waitForURL('**/checkout')

    await type(page, 'Full name', 'Meera Shah')
    await type(page, 'Phone', '9820012345')
    await type(page, 'Address', '12 Lamington Road')
    await type(page, 'Pincode', '400007')
    await type(page, 'City', 'Mumbai')
    const state = main
      .getByLabel('State', { exact: true })
      .locator('option:checked', { hasText: 'Maharashtra' })
    await state.waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.waitForURL('**/payment')

    const proof = main.locator('input[type=file]')
    await tabTo(page, proof)
    await proof.setInputFiles(await makeProofImage())
    await press(page, main.getByRole('button', { name: 'Place order' }))
    await page.waitForURL('**/orders')
    await main.getByRole('article').getByText('Pending').first().waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('of thirty pasted model numbers takes at most sixty keys from quick order to the order', async () => {
    const person = await registerBuyer('enduser')
    await callApi('/shipment/create', { body: makeAddress('enduser'), as: person })
    const lines = (await fetchProducts(30, person)).map(({ modelNo }) => `${modelNo} x 1`)
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person })
    const keys = await countEvents(page, 'keydown')
    const main = page.getByRole('main')

    await page.goto('/quick-order')
    await main.getByRole('textbox').waitFor()
    await page.keyboard.insertText(lines.join('\n'))
    await main.getByText('30 ready to add').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('30 lines added to cart').waitFor()
    await press(page, main.getByRole('link', { name: 'Proceed to Checkout' }))
    await payByKeyboard(page)
    expect(keys()).toBeLessThanOrEqual(60)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('of a monthly order takes two keys a line', async () => {
    const lines = 20
    const person = await registerBuyer('enduser')
    await placeOrder(person, await fetchProducts(lines, person))
    await callApi('/shipment/create', { body: makeAddress('enduser'), as: person })
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person })
    const main = page.getByRole('main')

    await page.goto('/buy-again')
    await tabTo(page, main.getByRole('textbox', { name: /^Quantity of/ }).first())
    for (let line = 0; line < lines; line += 1) {
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
    }
    await main.getByText(`${lines} lines, ₹`).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(`${lines} lines added to cart`).waitFor()
    await press(page, main.getByRole('link', { name: 'Proceed to Checkout' }))
    await payByKeyboard(page)
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
