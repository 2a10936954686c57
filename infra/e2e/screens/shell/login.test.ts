import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { mockError, mockPending } from '../../driver/mock-api.ts'
import { demoPassword } from '../../driver/sign-in.ts'
import { fillForm } from './form.ts'

describe('login', () => {
  let browser: Browser
  let visitor: Visitor
  beforeAll(async () => {
    browser = await openBrowser()
    visitor = await openVisitor(browser, { width: 360 })
    await visitor.page.goto('/login')
  })
  afterAll(async () => browser.close())

  const submit = () => visitor.page.getByRole('main').getByRole('button', { name: 'Login' })

  it('requires a valid e-mail address, and focuses the field with the error', async () => {
    const { page } = visitor
    await fillForm(page, { Email: 'meera', Password: 'x' })
    await submit().click()
    const email = page.getByLabel('Email', { exact: true })
    await page.getByText('Enter a valid email address').waitFor()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.evaluate('document.activeElement?.name')).toBe('email')
  })

  it('requires a password', async () => {
    const { page } = visitor
    await fillForm(page, { Email: 'enduser@store.test', Password: '' })
    await submit().click()
    await page.getByText('Password is required').waitFor()
  })

  it('shows and hides the password', async () => {
    const { page } = visitor
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('secret')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await password.getAttribute('type')).toBe('password')
  })

  it("shows the server's error when the password is wrong, and keeps the input", async () => {
    const { page } = visitor
    await fillForm(page, { Email: 'enduser@store.test', Password: 'Wrong one 1' })
    await page.keyboard.press('Enter')
    await page.getByText('Invalid email or password').waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('enduser@store.test')
  })

  it("shows 'Login failed.' when the server sends no message", async () => {
    const { page } = visitor
    const forced = await mockError(page, '/auth/login')
    await submit().click()
    await page.getByText('Login failed.').waitFor()
    await forced.restore()
  })

  it('is busy while waiting, and cannot be submitted twice', async () => {
    const { page } = visitor
    const forced = await mockPending(page, '/auth/login')
    await fillForm(page, { Email: 'superadmin@store.test', Password: demoPassword })
    await submit().click()
    await page.getByRole('main').locator('button[aria-busy="true"]').waitFor()
    await submit().click({ force: true })
    await forced.restore()
    await page.getByText('Login successful!').waitFor()
    expect(visitor.requests.filter((path) => path === '/api/auth/login')).toHaveLength(3)
  })

  it('redirects the superadmin to their dashboard', async () => {
    await visitor.page.waitForURL('**/superadmin/dashboard')
  })

  it.each([
    ['reseller-admin', '/reseller-admin/dashboard'],
    ['distributor-admin', '/distributor-admin/dashboard'],
    ['reseller', '/'],
  ])('redirects %s to %s', async (role, path) => {
    const { context, page } = await openVisitor(browser)
    await page.goto('/login')
    await fillForm(page, { Email: `${role}@store.test`, Password: demoPassword })
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await page.waitForURL((url) => url.pathname === path)
    await context.close()
  })

  it('links to Register and to the password reset', async () => {
    const { context, page } = await openVisitor(browser)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgot Password' }).waitFor()
    await context.close()
  })

  it('logged no console errors', () => {
    expect(visitor.consoleErrors).toEqual([])
  })
})
