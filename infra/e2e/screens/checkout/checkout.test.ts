import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BankBlock } from '@store/contract/schemas/settings'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { violationsOf } from '../../driver/page-quality.ts'
import { makeBill } from '../../driver/sample-files.ts'
import {
  addressWords,
  continueButton,
  logout,
  openBuyer,
  proofInput,
  typeAddress,
  typedAddress,
  waitForToast,
} from './purchase.ts'

/** The number of files that drafts keep in IndexedDB. */
const storedFiles = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('drafts')
    opening.onsuccess = () => {
      const asked = opening.result.transaction('files').objectStore('files').count()
      asked.onsuccess = () => resolve(asked.result)
      opening.result.close()
    }
  })`)

describe('checkout and payment of a firm', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('mark invalid fields, copy bank details and preview the proof, and keep the input through reloads until logout', async () => {
    const { context, page, person, consoleErrors } = await openBuyer(browser, { role: 'reseller' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // The headless shell has no PDF viewer, but the policy is checked before one is needed.
    await context.addInitScript(
      "Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })",
    )
    await page.goto('/checkout')
    await page.getByLabel('Full name').fill('')
    await continueButton(page).click()
    await page.getByText('Please fill all address details!').first().waitFor()
    const fullName = page.getByLabel('Full name')
    expect(await fullName.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await violationsOf(page)).toEqual([])

    await typeAddress(page)
    await page.getByLabel('Business name').fill('Meera Traders')
    await page.getByLabel('GST number').fill('27ABCDE1234F1Z0')
    await page.getByRole('radio', { name: 'Transport' }).check({ force: true })
    await page.getByLabel('Transport name').fill('VRL Logistics')
    await page.getByLabel('City office').fill('Yeshwanthpur')
    await page.reload()
    await continueButton(page).waitFor()
    expect(await typedAddress(page)).toEqual(addressWords())
    await continueButton(page).click()
    await page.waitForURL('**/payment')
    await page.getByText('By transport: VRL Logistics, Yeshwanthpur').waitFor()

    const bank = await callApi<BankBlock>('/settings/payment', { as: person })
    const block = page.getByRole('region', { name: 'Bank Details' })
    await block.getByText(bank.accountNumber).waitFor()
    await block.getByRole('button', { name: 'Copy Account number' }).click()
    await waitForToast(page, 'Copied to clipboard')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(bank.accountNumber)

    await proofInput(page).setInputFiles(await makeBill())
    await page.getByRole('link', { name: 'View the PDF' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.reload()
    await page.getByText('bill.pdf').waitFor()
    expect(await storedFiles(page)).toBe(1)
    await logout(page)
    expect(await storedFiles(page)).toBe(0)
    expect(
      await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })'),
    ).not.toMatch(/Lamington|VRL/)
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
