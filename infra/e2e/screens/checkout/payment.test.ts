import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { callApi, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { makeBill } from '../../driver/sample-files.ts'
import {
  type Buyer,
  checkoutStorage,
  chooseProof,
  logout,
  openBuyer,
  ordersOf,
  placeButton,
  proofInput,
  waitForToast,
} from './purchase.ts'

const bank = {
  accountHolder: 'Store Private Limited',
  bank: 'State Bank of India',
  accountNumber: '00000012345678901',
  ifsc: 'SBIN0000300',
  branch: 'Fort, Mumbai',
}

/** Creates the file in the page, because sending ten megabytes there is slow. */
function dropTenMegabytes(input: Element): void {
  const files = new DataTransfer()
  const scan = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.png', { type: 'image/png' })
  files.items.add(scan)
  if (input instanceof HTMLInputElement) input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('the payment', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  async function open(role: 'enduser' | 'reseller' | 'distributor' = 'enduser'): Promise<Buyer> {
    const buyer = await openBuyer(browser, { role, storage: checkoutStorage })
    await buyer.page.goto('/payment')
    return buyer
  }

  const proofError = (page: Page, words: string) =>
    page.getByRole('main').getByRole('alert').filter({ hasText: words })

  it('redirects to the checkout without shipping info', async () => {
    const { context, page, consoleErrors } = await openBuyer(browser)
    await page.goto('/payment')
    await page.waitForURL('**/checkout')
    await waitForToast(page, 'Missing shipping info.')
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('does not accept shipping info of another person', async () => {
    const { context, page } = await openBuyer(browser, {
      storage: (person) => ({ ...checkoutStorage(person), userId: 'somebody-else' }),
    })
    await page.goto('/payment')
    await page.waitForURL('**/checkout')
    await waitForToast(page, 'Missing shipping info.')
    await context.close()
  })

  it('links from an empty cart to the shop', async () => {
    const as = await registerBuyer('reseller')
    const { context, page } = await openVisitor(browser, { as, storage: checkoutStorage(as) })
    await page.goto('/payment')
    await page.getByText('Your cart is empty.').waitFor()
    expect(await page.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe(
      '/reseller/shop',
    )
    await context.close()
  })

  it('shows loading and error states, and loads on Retry', async () => {
    const { context, page, consoleErrors } = await open()
    await placeButton(page).waitFor()
    const held = await mockPending(page, '/cart')
    await page.reload()
    await page.getByText('Loading cart...').waitFor({ state: 'attached' })
    await held.restore()
    await placeButton(page).waitFor()

    const cut = await mockOffline(page, '/cart')
    await page.reload()
    await page.getByRole('main').getByText('Failed to load cart!').waitFor()
    await cut.restore()
    const unset = await mockError(page, '/settings/payment', {
      status: 501,
      message: 'Bank details are not set up yet. Please contact us before you pay.',
    })
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Bank details are not set up yet.').waitFor()
    await unset.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('IFSC').waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it.each([
    ['enduser', 'Bank Transfer'],
    ['reseller', 'Bank Details'],
    ['distributor', 'Bank Details'],
  ] as const)('shows an %s the block called %s, each value to be copied', async (role, title) => {
    const { context, page } = await openBuyer(browser, { role, storage: checkoutStorage })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await mockResponse(page, '/settings/payment', { body: bank })
    await page.goto('/payment')
    const block = page.getByRole('region', { name: title })
    for (const value of Object.values(bank)) await block.getByText(value).waitFor()
    await block.getByRole('button', { name: 'Copy Account number' }).click()
    await waitForToast(page, 'Copied to clipboard')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(bank.accountNumber)
    expect(await block.getByRole('img').count()).toBe(0)
    await context.close()
  })

  it('shows a UPI code for an amount that UPI allows', async () => {
    const { context, page, person } = await openBuyer(browser, { storage: checkoutStorage })
    const cart = await callApi<object>('/cart', { as: person })
    await mockResponse(page, '/settings/payment', { body: { ...bank, upiId: 'store@sbi' } })
    const small = await mockResponse(page, '/cart', { body: { ...cart, totalAmount: 1499.5 } })
    await page.goto('/payment')
    await page.getByRole('img', { name: 'UPI code to pay ₹1,499.5' }).waitFor()
    await small.restore()
    await mockResponse(page, '/cart', { body: { ...cart, totalAmount: 100_000.5 } })
    await page.reload()
    await page.getByText('IFSC').waitFor()
    expect(await page.getByRole('img', { name: /^UPI code/ }).count()).toBe(0)
    await context.close()
  })

  it('requires a proof of valid type and size, and previews it', async () => {
    const { context, page, person, consoleErrors } = await open()
    await placeButton(page).click()
    await proofError(page, 'Upload payment proof').waitFor()
    const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') }
    await proofInput(page).setInputFiles(note)
    await proofError(page, 'Upload a JPG, PNG or PDF file as payment proof').waitFor()
    await proofInput(page).evaluate(dropTenMegabytes)
    const tooLarge = 'The payment proof is too large. Upload a file of at most 10 MB'
    await proofError(page, tooLarge).waitFor()
    await placeButton(page).click()
    await proofError(page, tooLarge).waitFor()
    await proofInput(page).setInputFiles(await makeBill())
    await page.getByTitle('Payment proof you chose').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove file' }).click()
    await chooseProof(page)
    await page.getByLabel('Transaction number (optional)').fill('12')
    await placeButton(page).click()
    await proofError(page, 'Enter the transaction number of the transfer').waitFor()
    expect(await ordersOf(person)).toEqual([])
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('shows why an order was rejected, and keeps the file', async () => {
    const { context, page, consoleErrors } = await open()
    await chooseProof(page)
    const message = 'Quantity exceeds available stock'
    const refused = await mockError(page, '/orders/manual', { status: 409, message })
    await placeButton(page).click()
    await waitForToast(page, message)
    await page.getByRole('form', { name: 'Payment proof' }).getByText(message).waitFor()
    await page.getByText('transfer.png').waitFor()
    expect(await page.getByText(/No answer came/).count()).toBe(0)
    await refused.restore()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('asks for confirmation if the price rose since the page was opened', async () => {
    const { context, page, person, consoleErrors } = await openBuyer(browser, {
      storage: checkoutStorage,
    })
    const cart = await callApi<{ totalAmount: number }>('/cart', { as: person })
    const cheaper = await mockResponse(page, '/cart', { body: { ...cart, totalAmount: 1 } })
    await page.goto('/payment')
    await chooseProof(page)
    await cheaper.restore()
    await placeButton(page).click()
    await page
      .getByRole('form', { name: 'Payment proof' })
      .getByText(/^Your cart has changed: the total is now ₹.*, it was ₹1\.00\./)
      .waitFor()
    expect(await ordersOf(person)).toEqual([])
    await placeButton(page).click()
    await page.waitForURL('**/orders')
    expect((await ordersOf(person)).map((order) => order.totalAmount)).toEqual([cart.totalAmount])
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('confirms the order, and clears the input', async () => {
    const { context, page, person, consoleErrors } = await open('distributor')
    await chooseProof(page)
    await placeButton(page).click()
    await waitForToast(page, 'Order placed! Awaiting confirmation')
    await page.waitForURL('**/orders')
    expect(await ordersOf(person)).toHaveLength(1)
    await page.goto('/payment')
    await page.getByText('Your cart is empty.').waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('deletes the file on logout', async () => {
    const { context, page } = await open()
    const filesKept = () =>
      page.evaluate(`new Promise((resolve) => {
        const opening = indexedDB.open('drafts')
        opening.onsuccess = () => {
          const asked = opening.result.transaction('files').objectStore('files').count()
          asked.onsuccess = () => resolve(asked.result)
          opening.result.close()
        }
      })`)
    await chooseProof(page)
    await page.reload()
    await page.getByText('transfer.png').waitFor()
    expect(await filesKept()).toBe(1)
    await logout(page)
    expect(await filesKept()).toBe(0)
    await context.close()
  })
})
