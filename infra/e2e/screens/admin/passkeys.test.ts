import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { buyerPassword, createAdmin } from '../../driver/accounts.ts'
import { addVirtualAuthenticator } from '../../driver/authenticator.ts'
import { openBrowser, openVisitor, siteUrl, type Visitor } from '../../driver/browser.ts'
import { mockResponse } from '../../driver/mock-api.ts'
import { issuesAtAnyWidth, openDialog } from '../../driver/page-quality.ts'

/** Browsers know no passkeys on a bare IP address. */
const site = siteUrl.replace('127.0.0.1', 'localhost')

describe('the passkey of an admin', () => {
  let browser: Browser
  const visitors: Visitor[] = []
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    expect(visitors.flatMap(({ consoleErrors }) => consoleErrors)).toEqual([])
  })

  /** An admin of their own for each try of a test, for what it changes cannot be changed again. */
  async function openSecurity(address = site) {
    const admin = await createAdmin()
    const visitor = await openVisitor(browser, { as: admin, site: address })
    visitors.push(visitor)
    const { page } = visitor
    await addVirtualAuthenticator(page)
    await page.goto('/superadmin/security')
    return { page, admin }
  }

  async function openSecurityWithPasskey() {
    const { page, admin } = await openSecurity()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Office laptop')
    await page.getByLabel('Current Password', { exact: true }).fill(buyerPassword)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I have saved them' }).click()
    return { page, admin }
  }

  it('is not offered at an IP address; the page names the address that works', async () => {
    const { page } = await openSecurity(siteUrl)
    await page.getByText(`the store's own address, which is ${new URL(site).host}`).waitFor()
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
  })

  it('is added with a name and the password, and gives recovery codes', async () => {
    const { page } = await openSecurity()
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
    const { page, admin } = await openSecurityWithPasskey()
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
    await page.goto('/superadmin/security')
    await page.getByText(/last used/).waitFor()
  })

  it('confirms that it is removed', async () => {
    const { page } = await openSecurityWithPasskey()
    const path = /^\/api\/auth\/me\/second-factor\/passkeys\//
    // Adding it counts as proof for ten minutes; here those are over.
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
