import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { chooseLanguage } from '../../driver/choose-language.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import {
  darkModeViolationsOf,
  horizontalOverflowOf,
  resize,
  textViolationsOf,
  violationsOf,
  waitUntilSettled,
} from '../../driver/page-quality.ts'
import { readDownload } from '../../driver/read-download.ts'
import { adminActionsFor } from './admin-actions.ts'

/** Widths in CSS pixels. */
const [phone, desktop] = [360, 1440]

/** Focuses a control by the keyboard and presses Enter. */
async function press(page: Page, control: Locator) {
  await control.waitFor()
  const element = await control.elementHandle()
  for (let stop = 0; stop < 100; stop += 1) {
    if (await element?.evaluate((found) => found === document.activeElement)) {
      return page.keyboard.press('Enter')
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never reached ${control}.`)
}

/** A buyer with an invoice, an old bill and an advance from before the store. */
async function createDebtor(): Promise<Person> {
  const buyer = await registerBuyer('reseller')
  const order = await placeOrder(buyer, await fetchProducts(1, buyer))
  const { setStatus } = await adminActionsFor(order)
  await setStatus('Shipped')
  const as = await signInDemo('reseller-admin')
  const record = (body: object) => callApi(`/ledgers/${buyer.user._id}/items`, { body, as })
  const day = '2025-03-31'
  await record({ kind: 'opening', label: 'T-118', day, dueOn: '2025-04-30', amount: 12_500.5 })
  await record({ kind: 'opening', label: 'Advance of March', day, amount: -500 })
  return buyer
}

describe('the statement of account of a buyer', () => {
  let browser: Browser
  let buyer: Person
  beforeAll(async () => {
    browser = await openBrowser()
    buyer = await createDebtor()
  })
  afterAll(async () => browser.close())

  it('is read, saved, shared and answered by keyboard', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser, { as: buyer })
    const main = page.getByRole('main')
    await page.goto('/account-statement')
    await waitUntilSettled(page)
    const table = main.getByRole('table', { name: 'Statement of account' })
    const rows = await table.getByRole('row').allTextContents()
    expect(rows[1]).toMatch(/Opening balance₹12,000\.50$/)
    expect(rows[2]).toMatch(/Invoice.+#/)
    expect(rows.at(-1)).toMatch(/Closing balance/)

    const bills = main.getByRole('region', { name: 'Open bills' })
    expect(await bills.getByRole('listitem').first().textContent()).toMatch(
      /^T-118₹12,000\.50 · due on 30 Apr 2025 · \d+ days overduePay$/,
    )
    await press(page, bills.getByRole('button', { name: 'Pay T-118' }))
    const dialog = page.getByRole('dialog', { name: 'Pay T-118' })
    await dialog.getByRole('button', { name: 'Copy Account number' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    const download = page.waitForEvent('download')
    await press(page, main.getByRole('button', { name: 'Download PDF' }))
    expect((await readDownload(await download)).subarray(0, 5).toString()).toBe('%PDF-')

    await press(page, main.getByRole('button', { name: 'Share by link' }))
    await main.getByText(/^Open to everybody who has it, until/).waitFor()

    await press(page, main.getByRole('button', { name: 'No, something differs' }))
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await page.keyboard.type('My cheque of 20 November is missing')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Send' }))
    await main.getByText(/My cheque of 20 November is missing/).waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('is accessible and fits at 360 and 1440 px, in light and dark mode and in Hindi', async () => {
    const { context, page } = await openVisitor(browser, { as: buyer })
    await page.goto('/account-statement')
    await waitUntilSettled(page)
    for (const width of [phone, desktop]) {
      await resize(page, width)
      expect([width, await horizontalOverflowOf(page)]).toEqual([width, 0])
      expect([width, await violationsOf(page)]).toEqual([width, []])
      expect([width, await darkModeViolationsOf(page, 'main')]).toEqual([width, []])
    }
    await chooseLanguage(page, 'hi')
    const main = page.getByRole('main')
    expect(await main.getByRole('table', { name: 'खाता विवरण' }).count()).toBe(1)
    expect(await textViolationsOf(page, 'main')).toEqual([])
    await resize(page, phone)
    expect(await horizontalOverflowOf(page)).toBe(0)
    // All of the page that the store says is Hindi: numbers, names and references are the buyer's and the bank's.
    const words = await main.textContent()
    expect(words).not.toMatch(/Opening|Closing|Invoice|Balance|Download|Period|days/)
    await context.close()
  })

  it('says nothing of another buyer', async () => {
    const other = await registerBuyer('reseller')
    await expect(callApi(`/ledgers/${buyer.user._id}`, { as: other })).rejects.toThrow('404')
  })
})
