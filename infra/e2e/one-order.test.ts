import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor, requestedRemotes, type Visitor } from './driver/browser.ts'
import { readDownload } from './driver/read-download.ts'
import { makeBill, makeProofImage } from './driver/sample-files.ts'
import { signInAs } from './driver/sign-in.ts'

/** One order, from the first page to the bill, in steps that build on each other. */
describe('a distributor buys, and the back office delivers', () => {
  let browser: Browser
  let buyer: Visitor
  let admin: Visitor
  let orderNumber = ''

  beforeAll(async () => {
    browser = await openBrowser()
    buyer = await openVisitor(browser)
    admin = await openVisitor(browser)
  })
  afterAll(async () => browser.close())

  it('registers as a distributor and lands on the home page', async () => {
    const { page } = buyer
    await page.goto('/')
    await page
      .getByRole('link', { name: /Login\s*\/\s*Register/ })
      .first()
      .click()
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('radio', { name: /Distributor/ }).check({ force: true })
    await page.getByLabel('Name', { exact: true }).fill('Meera Traders')
    await page.getByLabel('Email', { exact: true }).fill(`meera.${Date.now()}@example.in`)
    await page.getByLabel('Password', { exact: true }).fill('Long enough 1')
    await page.getByLabel(/Mobile/).fill('9820012345')
    await page.getByLabel(/Firm name/i).fill('Meera Traders')
    await page.getByLabel(/Constitution of firm/i).fill('Proprietorship')
    await page.getByLabel(/PAN/).fill('ABCDE1234F')
    await page.getByLabel(/GST/).fill('27ABCDE1234F1Z0')
    await page.getByLabel(/Office address/i).fill('12 Lamington Road, Mumbai')
    await page.getByLabel(/Residence address/i).fill('4 Hill Road, Mumbai')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByText('Registration successful!').waitFor()
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('searches the shop at distributor prices', async () => {
    const { page } = buyer
    await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).first().click()
    await page.waitForURL('**/distributor/shop')
    // The home page has a search box of its own, which is there until the shop is.
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('toner')
    await page.waitForURL(/[?&]q=toner/)
    await page.getByRole('article').first().waitFor()
    const names = await page.getByRole('article').getByRole('heading').allTextContents()
    expect(names.length).toBeGreaterThan(0)
  })

  it('takes a slab on the product page, which sets the quantity to its minimum', async () => {
    const { page } = buyer
    // With few savings the last slab is not worth a row.
    const card = page
      .getByRole('article')
      .filter({ hasText: / — save ₹/ })
      .first()
    await card.getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/product/*')
    const slab = page.getByRole('button', { name: /^\d+\s*(–|-|\+)/ }).last()
    await slab.click()
    const quantity = await page
      .getByRole('main')
      .getByRole('textbox', { name: 'Quantity', exact: true })
      .inputValue()
    expect(Number(quantity)).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByText('Product added to cart').waitFor()
  })

  it('checks out by bus', async () => {
    const { page } = buyer
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL('**/checkout')
    await page.getByLabel('Full name').fill('Meera Shah')
    await page.getByLabel('Phone', { exact: true }).fill('9820012345')
    await page.getByLabel('Address', { exact: true }).fill('12 Lamington Road')
    await page.getByLabel('City', { exact: true }).fill('Mumbai')
    await page.getByLabel('State', { exact: true }).selectOption('Maharashtra')
    await page.getByLabel('Pincode', { exact: true }).fill('400007')
    await page.getByLabel('Business name').fill('Meera Traders')
    await page.getByLabel('GST number').fill('27ABCDE1234F1Z0')
    await page.getByRole('radio', { name: /Bus/ }).check({ force: true })
    await page.getByLabel('Bus name').fill('Neeta Travels')
    await page.getByLabel('Bus number').fill('MH 12 AB 1234')
    await page.getByLabel('Contact number').fill('9820099999')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await page.waitForURL('**/payment')
  })

  it('places the order with a picture as payment proof', async () => {
    const { page } = buyer
    await page.locator('input[type=file]').setInputFiles(await makeProofImage())
    await page.getByRole('button', { name: /Place order/i }).click()
    await page.getByText('Order placed! Awaiting confirmation').first().waitFor()
    await page.waitForURL('**/orders')
    const card = page.getByRole('article').first()
    await card.getByText('Pending').first().waitFor()
    orderNumber =
      /#?([0-9A-Z]{6})\b/.exec(
        (await card.getByRole('heading').first().textContent()) ?? '',
      )?.[1] ?? ''
    expect(orderNumber).toHaveLength(6)
  })

  it('shows the distributor-admin the order with its proof', async () => {
    const { page } = admin
    await signInAs(page, 'distributor-admin')
    await page.waitForURL('**/distributor-admin/dashboard')
    await page.goto('/distributor-admin/orders')
    const card = page.getByRole('article').filter({ hasText: orderNumber })
    await card.waitFor()
    for (const text of ['Meera Shah', 'Neeta Travels', 'MH 12 AB 1234', '9820099999']) {
      await card.getByText(text).first().waitFor()
    }
    await card.getByRole('button', { name: /payment proof/i }).click()
    const picture = page.getByRole('dialog').getByRole('img')
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
    await page.keyboard.press('Escape')
  })

  it('marks it paid and shipped, and uploads a bill', async () => {
    const { page } = admin
    const card = page.getByRole('article').filter({ hasText: orderNumber })
    await card.getByLabel('Payment status').selectOption('paid')
    await page.getByText('Payment status updated').waitFor()
    await card.getByLabel('Order status').selectOption('shipped')
    await page.getByText('Order status updated').waitFor()
    await card.locator('input[type=file]').setInputFiles(await makeBill())
    await page.getByText('Bill uploaded').waitFor()
  })

  it('shows the changes to the buyer, who downloads the bill', async () => {
    const { page } = buyer
    await page.reload()
    const card = page.getByRole('article').filter({ hasText: orderNumber })
    await card.getByText('Shipped').first().waitFor()
    await card.getByText('Paid').first().waitFor()
    const download = page.waitForEvent('download')
    await card.getByRole('link', { name: /bill/i }).first().click()
    expect((await readDownload(await download)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('never loaded the back office for the buyer, or other remotes for the admin', () => {
    expect(requestedRemotes(buyer.requests)).toEqual(
      expect.arrayContaining(['mf-checkout', 'mf-marketing', 'mf-orders', 'mf-shop']),
    )
    expect(requestedRemotes(buyer.requests)).not.toContain('mf-admin')
    expect(requestedRemotes(admin.requests)).toEqual(['mf-admin'])
  })

  it('logged no console errors', () => {
    expect([...buyer.consoleErrors, ...admin.consoleErrors]).toEqual([])
  })
})
