import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { mockError } from '../../driver/mock-api.ts'
import { fillForm } from './form.ts'

const person = {
  Name: 'Meera Shah',
  Email: '',
  Password: 'Long enough 1',
  'Mobile Number': '9820012345',
}

const firm = {
  'Firm Name': 'Meera Traders',
  'Constitution of Firm': 'Proprietorship',
  'PAN Number': 'ABCDE1234F',
  'Office Address': '12 Lamington Road, Mumbai',
  'Residence Address': '4 Hill Road, Mumbai',
}

describe('register', () => {
  let browser: Browser
  let visitor: Visitor
  beforeAll(async () => {
    browser = await openBrowser()
    visitor = await openVisitor(browser)
    person.Email = `meera.${Date.now()}@example.in`
    await visitor.page.goto('/register')
  })
  afterAll(async () => browser.close())

  const submit = () => visitor.page.getByRole('main').getByRole('button', { name: 'Register' })
  const choose = (kind: string) =>
    visitor.page.getByRole('radio', { name: new RegExp(kind) }).check({ force: true })

  it('requires every personal field', async () => {
    const { page } = visitor
    await fillForm(page, { ...person, Name: '' })
    await submit().click()
    await page.getByText('Please fill all required fields.', { exact: true }).first().waitFor()
  })

  it.each([
    ['Email', 'meera@', 'Enter a valid email address'],
    ['Password', 'short', 'Use at least 8 characters'],
    ['Mobile Number', '5820012345', 'Invalid Mobile Number format'],
    ['Mobile Number', '9999999999', 'Invalid Mobile Number format'],
  ])('rejects %s %s: %s', async (label, value, message) => {
    const { page } = visitor
    await fillForm(page, { ...person, [label]: value })
    await submit().click()
    await page.getByText(message).first().waitFor()
    expect(await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid')).toBe('true')
  })

  it('limits a mobile number to ten characters', async () => {
    const mobile = visitor.page.getByLabel('Mobile Number', { exact: true })
    expect(await mobile.getAttribute('maxlength')).toBe('10')
  })

  it('requires every field of a reseller', async () => {
    const { page } = visitor
    await choose('Reseller')
    expect(await page.getByLabel('GST Number', { exact: true }).count()).toBe(0)
    await fillForm(page, { ...person, ...firm, 'Firm Name': '' })
    await submit().click()
    await page.getByText('Please fill all required fields for your role.').first().waitFor()
  })

  it('rejects an invalid PAN', async () => {
    const { page } = visitor
    await fillForm(page, { ...firm, 'PAN Number': 'ABCDE12345' })
    await submit().click()
    await page.getByText('Invalid PAN Number format').waitFor()
  })

  it.each([
    ['', 'GST Number is required for Distributor'],
    ['27ABCDE1234F1X5', 'Invalid GST Number format'],
  ])('rejects the GST number "%s" of a distributor: %s', async (gst, message) => {
    const { page } = visitor
    await choose('Distributor')
    await fillForm(page, { ...firm, 'GST Number': gst })
    await submit().click()
    await page.getByText(message).waitFor()
  })

  it('keeps the input over a reload, except the password', async () => {
    const { page } = visitor
    await page.reload()
    const firmName = page.getByLabel('Firm Name', { exact: true })
    await firmName.waitFor()
    expect(await firmName.inputValue()).toBe('Meera Traders')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  })

  it("says 'Registration failed' when the server has no words", async () => {
    const { page } = visitor
    await fillForm(page, { ...person, ...firm, 'GST Number': '27ABCDE1234F1Z5' })
    const forced = await mockError(page, '/auth/register/distributor')
    await submit().click()
    await page.getByText('Registration failed').waitFor()
    await forced.restore()
  })

  it('signs the new distributor in and redirects to the home page', async () => {
    const { page } = visitor
    await submit().click()
    await page.getByText('Registration successful!').waitFor()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'Account of Meera Shah' }).waitFor()
  })

  it('reports that an e-mail address is taken', async () => {
    const { context, page } = await openVisitor(browser)
    await page.goto('/register')
    await fillForm(page, person)
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await page.getByText('This email is already registered. Please login.').first().waitFor()
    await context.close()
  })

  it('logged no console errors', () => {
    expect(visitor.consoleErrors).toEqual([])
  })
})
