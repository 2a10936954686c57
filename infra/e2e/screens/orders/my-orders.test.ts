import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Download, Locator, Page } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { readDownload } from '../../driver/read-download.ts'
import { makeProofImage } from '../../driver/sample-files.ts'
import { dismissToast } from '../toasts.ts'
import { adminActionsFor } from './admin-actions.ts'

const kindOf = async (download: Download) =>
  (await readDownload(download)).subarray(0, 5).toString()

const numberOf = ({ _id }: Order) => _id.slice(-6)

describe('my orders', () => {
  let browser: Browser
  let visitor: Visitor
  let order: Order
  let otherOrder: Order
  beforeAll(async () => {
    browser = await openBrowser()
    const buyer = await registerBuyer('reseller')
    const products = await fetchProducts(2, buyer)
    order = await placeOrder(buyer, products)
    otherOrder = await placeOrder(buyer, products.slice(0, 1))
    visitor = await openVisitor(browser, { as: buyer })
    await visitor.page.goto('/orders')
  })
  afterAll(async () => browser.close())

  const cardOf = (shown: Order) =>
    visitor.page.getByRole('article', { name: `Order #${numberOf(shown)}` })

  /** The file that the browser saves after this click. */
  async function fileFrom(page: Page, control: Locator): Promise<string> {
    const download = page.waitForEvent('download')
    await control.click()
    return kindOf(await download)
  }

  it("show the admin's changes in every tab without a reload", async () => {
    const { context, page } = visitor
    const card = cardOf(order)
    await card.waitFor()
    const otherTab = await context.newPage()
    await otherTab.goto('/dashboard')
    const row = otherTab.getByRole('listitem').filter({ hasText: numberOf(order) })
    await row.getByText('Pending').waitFor()
    await page.evaluate('globalThis.sameDocument = true')

    const adminActions = await adminActionsFor(order)
    await adminActions.setStatus('Shipped')
    await card.getByText('Shipped').first().waitFor()
    await row.getByText('Shipped').waitFor()
    await card.getByRole('button', { name: 'Cancel order' }).waitFor({ state: 'detached' })
    await otherTab.close()

    await adminActions.uploadBill()
    const download = card.getByRole('link', { name: 'Download bill' })
    await download.waitFor()
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
    expect(await fileFrom(page, download)).toBe('%PDF-')
    const address = await card.getByRole('link', { name: 'View bill' }).getAttribute('href')
    const shown = await page.request.get(address ?? '')
    expect(shown.headers()['content-disposition']).toMatch(/^inline/)

    await card.getByRole('link', { name: `Order #${numberOf(order)}` }).click()
    const invoice = page.getByRole('button', { name: 'Download invoice' })
    expect(await fileFrom(page, invoice)).toBe('%PDF-')
    await adminActions.setStatus('Cancelled')
    const creditNote = page.getByRole('button', { name: 'Download credit note' })
    expect(await fileFrom(page, creditNote)).toBe('%PDF-')
    await page.goBack()
  })

  it('ask for another proof when the payment is rejected, and accept it', async () => {
    const { page } = visitor
    const card = cardOf(otherOrder)
    await (await adminActionsFor(otherOrder)).rejectProof('The screenshot shows ₹500 only.')
    await card.getByText('Payment not confirmed: send a new proof').waitFor()
    await card.getByRole('link', { name: `Order #${numberOf(otherOrder)}` }).click()
    await page.getByText('The store says: The screenshot shows ₹500 only.').waitFor()
    await page.goBack()
    await card.getByRole('button', { name: 'Send new proof' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(await makeProofImage())
    await dialog.getByRole('img', { name: 'The payment proof you chose' }).waitFor()
    await dialog.getByRole('button', { name: 'Send proof' }).click()
    await dismissToast(page, 'Payment proof sent. Awaiting confirmation')
    await card.getByRole('button', { name: 'Send new proof' }).waitFor({ state: 'detached' })
  })

  it('can be cancelled with a reason, which is still there after a reload, and ordered again', async () => {
    const { page, consoleErrors } = visitor
    const card = cardOf(otherOrder)
    await card.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('alertdialog')
    const reason = dialog.getByLabel('Reason for cancelling')
    const confirm = dialog.getByRole('button', { name: 'Cancel order' })
    await confirm.click()
    await dialog.getByText('Cancellation reason is required').waitFor()
    expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true)
    await reason.fill('Ordered twice')
    await confirm.click()
    await dismissToast(page, 'Order cancelled')
    await page.reload()
    await card.getByText('Cancelled: Ordered twice').waitFor()

    await card.getByRole('button', { name: 'Order again' }).click()
    await page.waitForURL('**/cart')
    await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor()
    expect(consoleErrors).toEqual([])
  })
})
