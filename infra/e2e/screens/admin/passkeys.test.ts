import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { buyerPassword, createAdmin, type Person } from '../../driver/accounts.ts'
import { addVirtualAuthenticator } from '../../driver/authenticator.ts'
import { openBrowser, openVisitor, siteUrl, type Visitor } from '../../driver/browser.ts'
import { mockResponse } from '../../driver/mock-api.ts'
import { issuesAtAnyWidth, openDialog } from '../../driver/page-quality.ts'

/** Browsers know no passkeys on a bare IP address. */
const site = siteUrl.replace('127.0.0.1', 'localhost')

describe('the passkey of an admin', () => {
  let browser: Browser
  let visitor: Visitor
  let page: Page
  let admin: Person
  beforeAll(async () => {
    browser = await openBrowser()
    admin = await createAdmin()
    visitor = await openVisitor(browser, { as: admin, site })
    page = visitor.page
    await addVirtualAuthenticator(page)
  })
  afterAll(async () => {
    await browser.close()
    expect(visitor.consoleErrors).toEqual([])
  })

  it('is not offered at an IP address; the page names the address that works', async () => {
    const { page: elsewhere } = await openVisitor(browser, { as: admin })
    await elsewhere.goto('/superadmin/security')
    await elsewhere.getByText(`the store's own address, which is ${new URL(site).host}`).waitFor()
    expect(await elsewhere.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
    await elsewhere.context().close()
  })

  it('is added with a name and the password, and gives recovery codes', async () => {
    await page.goto('/superadmin/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Office laptop')
    await page.getByLabel('Current Password', { exact: true }).fill(buyerPassword)
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.keyboard.press('Enter')
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('list', { name: 'Passkeys' }).getByText('Office laptop').waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])
  })

  it('is asked for by a login, and used by keyboard alone', async () => {
    await page.getByRole('button', { name: /^Account of/ }).hover()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await page.getByLabel('Email', { exact: true }).fill(admin.user.email)
    await page.getByLabel('Password', { exact: true }).fill(buyerPassword)
    await page.keyboard.press('Enter')
    const button = page.getByRole('button', { name: 'Use a passkey' })
    await button.waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/superadmin/dashboard')
  })

  it('confirms that it is removed', async () => {
    await page.goto('/superadmin/security')
    await page.getByText(/last used/).waitFor()
    const path = /^\/api\/auth\/me\/second-factor\/passkeys\//
    // A login counts as proof for ten minutes; here those are over.
    const body = { code: 'second_factor_needed', message: 'Confirm that it is you.' }
    const mocked = await mockResponse(page, path, { status: 403, body })
    await page.getByRole('button', { name: 'Remove Office laptop' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Remove' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
    await dialog.getByRole('button', { name: 'Use a passkey' }).waitFor()
    expect(await issuesAtAnyWidth(page, openDialog)).toEqual([])
    await mocked.restore()
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('Passkey removed').waitFor()
    await page.getByRole('list', { name: 'Passkeys' }).waitFor({ state: 'detached' })
  })
})
