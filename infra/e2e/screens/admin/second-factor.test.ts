import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { buyerPassword, createAdmin, type Person } from '../../driver/accounts.ts'
import { authenticatorCode } from '../../driver/authenticator.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { issuesAtAnyWidth } from '../../driver/page-quality.ts'

describe('the second factor of an admin', () => {
  let browser: Browser
  let visitor: Visitor
  let page: Page
  let admin: Person
  let secret = ''
  beforeAll(async () => {
    browser = await openBrowser()
    admin = await createAdmin()
    visitor = await openVisitor(browser, { as: admin })
    page = visitor.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visitor.consoleErrors).toEqual([])
  })

  it('is set up with the key of the page and its first code', async () => {
    await page.goto('/superadmin/security')
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByLabel('Current Password', { exact: true }).fill(buyerPassword)
    await page.getByRole('button', { name: 'Continue' }).click()
    secret = (await page.getByRole('button', { name: /^Copy the key/ }).textContent()) ?? ''
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(secret))
    await page.getByRole('button', { name: 'Confirm' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByText('10 of your recovery codes are unused').waitFor()
  })

  it('is asked for by a login, by keyboard alone', async () => {
    const { page: other } = await openVisitor(browser)
    await other.goto('/login')
    await other.getByLabel('Email', { exact: true }).fill(admin.user.email)
    await other.getByLabel('Password', { exact: true }).fill(buyerPassword)
    await other.keyboard.press('Enter')
    await other.getByRole('heading', { name: 'Confirm it is you' }).waitFor()
    expect(await issuesAtAnyWidth(other)).toEqual([])
    await other.keyboard.type(authenticatorCode(secret, 1))
    await other.keyboard.press('Enter')
    await other.waitForURL('**/superadmin/dashboard')
  })

  it('is removed on Security, where it counts as proved for ten minutes', async () => {
    await page.goto('/superadmin/security')
    await page.getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove the authenticator app?' })
    await question.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Authenticator app removed').waitFor()
    await page.getByRole('button', { name: 'Set up' }).waitFor()
  })
})
